-- PostgreSQL compiles a plan whose estimated cost is high. Series of nights make the estimate of these far too high:
-- among 8,000 stays the figures of a year took seconds to compile and 40 ms to read.
alter function private.house_figures(date, date) set jit = off;
alter function private.list_stays(text, text, text, date, date, text, text, date, text, integer) set jit = off;
