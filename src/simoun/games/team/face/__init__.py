"""What people see of every game in which all play together."""
