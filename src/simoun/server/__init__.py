"""The table in the browser: pages, sockets, and the games behind them."""
