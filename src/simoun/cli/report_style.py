"""How a report looks: by day, by night and on paper."""

from __future__ import annotations

import re
from typing import Final

BRAND: Final = (
    '<svg class="logo" viewBox="0 0 48 48" aria-hidden="true">'
    '<circle cx="24" cy="24" r="22" fill="#b4491f"/>'
    '<path fill="none" stroke="#fdf8ee" stroke-width="3" stroke-linecap="round"'
    ' d="M9 19h18c7 0 7-9 1-9-3 0-4 2-4 4M14 25h22c4 0 5-2 5-4"/>'
    '<path fill="#efb92f" d="M3.500 31c7 0 11-4 17-4s10 7 24 4.500A22 22 0 0 1 3.500 31z"/>'
    '<path fill="#fae8c3" d="M6.500 37c8-1 12-5 18-5 7 0 9 6 16.500 5A22 22 0 0 1 6.500 37z"/>'
    '</svg><b class="brand">Simoun</b>'
)

WAVES: Final = (  # of the sea that the report lies on
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='120' height='46'%3E"
    "%3Cpath d='M0 12q15-12 30 0t30 0 30 0 30 0M-30 35q15-12 30 0t30 0 30 0 30 0 30 0'"
    " fill='none' stroke='%23fff' stroke-opacity='.16' stroke-width='2'/%3E%3C/svg%3E"
)

COLOURS: Final = """
:root { color-scheme: light dark; --bg-1: light-dark(#cfeae4, #17424f);
  --bg-2: light-dark(#79bcbf, #0c2732); --paper: light-dark(#fdf8ee, #211f27);
  --paper-2: light-dark(#f5ecdb, #2a2831); --ink: light-dark(#2b211a, #f6ecdc);
  --ink-2: light-dark(#5c4a3c, #cdbfae); --ink-3: light-dark(#6f5b4a, #b5a797);
  --line: light-dark(#dfcfb5, #403c48); --good: light-dark(#2f7045, #86cf97);
  --focus: light-dark(#1b4fd8, #9cc2ff);
  --m0: light-dark(#1f6f86, #6cc3d6); --m1: light-dark(#b4491f, #f2a65a);
  --m2: light-dark(#6a4a9c, #bfa3ea); --m3: light-dark(#3f7345, #86cf97);
  --m4: light-dark(#5a4a3c, #d8c9b4); --deep: light-dark(#1f6f86, #2b8aa3);
  --k0: #2a7682; --k1: #b85a1e; --k2: #3c4374; --k3: #7a6a58; --k4: #7c3f63; --k5: #3f6b3a;
  --shadow: 0 2px 4px rgb(70 40 10 / .1), 0 10px 24px -10px rgb(70 40 10 / .28);
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, Charter,
    "DejaVu Serif Condensed", Georgia, serif;
  --sans: "Segoe UI", -apple-system, Roboto, "Noto Sans", Ubuntu,
    "DejaVu Sans Condensed", system-ui, sans-serif }
"""

LAYOUT: Final = (
    f"""
body {{ background-image: url("{WAVES}") }}
"""
    + """
* { box-sizing: border-box; margin: 0 }
html { background: var(--bg-2)
  radial-gradient(120% 90% at 46% 34%, var(--bg-1), var(--bg-2)) fixed }
body { color: var(--ink); font: 14px/1.4 var(--sans); font-variant-numeric: tabular-nums;
  min-height: 100vh }
input { position: absolute; opacity: 0 }
header { display: flex; align-items: center; gap: 10px; height: 56px; padding: 0 16px;
  background: var(--paper); box-shadow: var(--shadow) }
.logo { width: 36px; height: 36px } .brand { font: 700 20px var(--serif) }
.choose { margin-left: auto; display: flex; background: var(--paper-2);
  border: 1px solid var(--line); border-radius: 99px; padding: 2px }
.choose label { padding: 5px 12px; border-radius: 99px; cursor: pointer; color: var(--ink-2) }
article { display: none; max-width: 1160px; margin: 0 auto; padding: 22px 20px 30px }
h1, h2 { font-family: var(--serif); line-height: 1.2 }
h1 { font-size: 36px } h2 { font-size: 19px }
.part { margin: 26px 0 -2px; font-size: 24px }
.head { display: flex; gap: 20px; align-items: flex-start; flex-wrap: wrap }
.head p { color: var(--ink-2); margin-top: 4px }
.buttons { margin-left: auto; display: flex; gap: 8px; flex-wrap: wrap }
.buttons > * { display: flex; gap: 7px; align-items: center; min-height: 40px; padding: 0 12px;
  border-radius: 10px; background: var(--paper); border: 1px solid var(--line); color: inherit;
  font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
.buttons > :hover { border-color: var(--ink-3) }
@media (scripting: none) { .print { display: none } }
.icon { width: 18px; height: 18px; fill: none; stroke: currentColor; stroke-width: 2;
  stroke-linecap: round; stroke-linejoin: round }
.theme { order: 1; display: flex; padding: 10px; border-radius: 10px; cursor: pointer }
.theme:focus-within { outline: 3px solid var(--focus) }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); gap: 12px;
  margin-top: 16px }
.facts div, section { background: var(--paper); border-radius: 16px; box-shadow: var(--shadow) }
.facts div { padding: 12px 16px; line-height: 1.25 }
.facts b { display: block; font: 700 26px/1.15 var(--serif) }
.facts span { display: block; font-weight: 600 }
small { color: var(--ink-3); font-size: 12px }
section { padding: 18px 22px; margin-top: 16px; min-width: 0 }
.quiet { color: var(--ink-2); font-size: 13px; margin: 2px 0 10px }
.beside { display: grid; grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr); gap: 26px;
  align-items: center }
.pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 16px }
.pair > section:only-child { grid-column: 1 / -1 }
.method { display: grid; grid-template-columns: 1fr 1fr; gap: 8px 28px; color: var(--ink-2) }
.method h2 { grid-column: 1 / -1; color: var(--ink) }
code { display: block; font: 500 12px/1.5 ui-monospace, monospace; background: var(--paper-2);
  border: 1px solid var(--line); border-radius: 8px; padding: 8px 10px; color: var(--ink);
  overflow-wrap: anywhere }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: 13px }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
th, td { padding: 6px 8px; text-align: right; border-top: 1px solid var(--line) }
thead th, thead td { border: 0; font-size: 12px; color: var(--ink-3); padding: 4px 8px }
th:first-child { text-align: left; padding-left: 0 }
td { white-space: nowrap } td small { display: block } td b { font-size: 14px }
.rule { border: 1px solid var(--line); border-radius: 7px; padding: 0 6px; font-size: 12px;
  font-weight: 700; cursor: help }
.few { font-weight: 400; color: var(--ink-3) } b.few::before { content: "○ " }
.pairs th, .pairs td { padding: 5px 3px; font-size: 12px }
.pairs thead th { font-size: 11px }
.pairs td { text-align: center; white-space: nowrap;
  background: color-mix(in srgb, var(--deep) var(--depth, 0%), var(--paper));
  border: 2px solid var(--paper) }
.pairs td small, .pairs .few { color: var(--ink) } .pairs thead th { text-align: center }
summary { cursor: pointer; color: var(--ink-2); margin-top: 10px }
.legend { display: flex; gap: 6px 16px; flex-wrap: wrap; list-style: none; padding: 0;
  margin-top: 6px; font-size: 13px; color: var(--ink-2) }
.legend li { display: flex; gap: 6px; align-items: center }
"""
)

CHARTS: Final = """
.chart { width: 100%; max-width: 680px; height: auto; display: block; font: 500 12px var(--sans) }
.sign { width: 18px; height: 18px; flex: none } .defs { position: absolute; width: 0; height: 0 }
.chart text { fill: var(--ink-2) }
.chart .name { font-weight: 700; font-size: 13px; fill: var(--ink) }
.grid { stroke: var(--line); fill: none } .row { stroke-dasharray: 3 4 }
.interval { stroke-width: 4; stroke-linecap: round; opacity: .55 }
.mark { stroke: var(--paper); stroke-width: 1.5 }
.mark.hollow { fill: var(--paper); stroke-width: 2 }
rect.won { fill: none; stroke: var(--good); stroke-width: 2 }
.chart text.won { fill: var(--good); font-weight: 700 }
.end { stroke: var(--paper); stroke-width: 1.5 }
rect.hollow { fill-opacity: .3; stroke-width: 1.5 } rect.won.hollow { stroke-dasharray: 4 3 }
.chart text.on.hollow { fill: var(--ink); stroke: var(--paper) }
.chart text.on { fill: #fff; font-weight: 700; paint-order: stroke; stroke-width: 4px }
.hatch { stroke: #fff; stroke-opacity: .45; stroke-width: 1.5; fill: none }
rect.length-won { fill: var(--m0); stroke: var(--m0); stroke-width: 0 }
rect.length-lost { fill: url(#end1); stroke: var(--m1); stroke-width: 0 }
path.median { stroke-width: 2; stroke-dasharray: 5 3; fill: none }
path.length-won { stroke: var(--m0) } path.length-lost { stroke: var(--m1) }
.chart text.median { font-weight: 700 }
.chart text.length-won { fill: var(--m0) } .chart text.length-lost { fill: var(--m1) }
"""

OTHERWISE: Final = """
.drawn { container-type: inline-size }
@container (min-width: 560px) { .w480, .w340 { display: none } }
@container (width >= 410px) and (width < 560px) { .w640, .w340 { display: none } }
@container (max-width: 409.99px) { .w640, .w480 { display: none } }
@media screen and (prefers-color-scheme: light) {
  :root:has(#other-theme:checked) { color-scheme: dark } }
@media screen and (prefers-color-scheme: dark) {
  :root:has(#other-theme:checked) { color-scheme: light } }
@media screen and (max-width: 860px) {
  .beside, .pair, .method { grid-template-columns: minmax(0, 1fr) }
  .facts { grid-template-columns: 1fr 1fr } .buttons { margin-left: 0 }
  article { padding: 12px 10px } section { padding: 14px } h1 { font-size: 26px } }
@media print { @page { size: A4; margin: 12mm } :root { color-scheme: light }
  html, body { background: none } header, input, .buttons { display: none }
  article { padding: 0; max-width: none } h1 { font-size: 20pt }
  section, .facts div { box-shadow: none; border: 1px solid #bbb; break-inside: avoid;
    padding: 10px 14px }
  .facts { grid-template-columns: repeat(4, 1fr) } .pair { display: block }
  .beside { grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr); gap: 14px }
  table, .quiet, .legend { font-size: 11px } th, td { padding: 4px 5px } h2 { font-size: 16px }
  details::details-content { content-visibility: visible; block-size: auto }
  summary { list-style: none; font-size: 12px } .lengths .wide { columns: 2 }
  section:has(> .drawn + .legend + details) { display: grid; column-gap: 14px;
    grid-template: auto auto auto 1fr / minmax(0, 1.1fr) minmax(0, 1fr) }
  section > h2, section > .quiet { grid-column: 1 / -1 } .drawn, .legend { grid-column: 1 }
  details { grid-area: 3 / 2 / span 2 }
  .ends .legend { grid-area: 3 / 2; align-content: center }
  .ends details { grid-area: 4 / 1 / auto / -1 } thead th { white-space: normal; font-size: 10px }
  .part { break-after: avoid } * { print-color-adjust: exact } }
"""

MARKS: Final = "\n".join(
    f".interval.m{k} {{ stroke: var(--m{k}) }} .mark.m{k}:not(.hollow) {{ fill: var(--m{k}) }}"
    f" .mark.m{k}.hollow {{ stroke: var(--m{k}) }}"
    for k in range(5)
)
ENDS: Final = "\n".join(
    f"pattern .k{k} {{ fill: var(--k{k}) }} .end.k{k}.hollow {{ stroke: var(--k{k}) }}"
    f" .chart text.on.k{k}:not(.hollow) {{ stroke: var(--k{k}) }}"
    for k in range(6)
)
DRAWN: Final = CHARTS + MARKS + ENDS
STYLE: Final = COLOURS + LAYOUT + DRAWN + OTHERWISE


def by_day() -> str:
    """For a picture that stands alone: colours themselves, as every program reads them."""
    found = dict(re.findall(r"(--[\w-]+): (?:light-dark\()?([^,;)]+)", COLOURS))
    return re.sub(r"var\((--[\w-]+)\)", lambda name: found[name[1]], DRAWN)
