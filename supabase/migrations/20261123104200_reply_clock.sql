-- The house promises an answer within two office hours. The promise is computed when it is read, never stored.
create function private.open_hours(day date) returns tstzmultirange
language sql stable set search_path = ''
as $$
  select coalesce(range_agg(tstzrange(least(office.opens, office.closes), office.closes)), '{}')
  from (
    select (open_hours.day + h.opens) at time zone 'America/Mexico_City' as opens,
      (open_hours.day + h.closes) at time zone 'America/Mexico_City' as closes
    from public.office_hours h where h.weekday = extract(isodow from open_hours.day)
  ) office
  where not exists (select from public.office_closures c where c.day = open_hours.day);
$$;
comment on function private.open_hours is 'When the office is open on a day of the house; overlapping intervals count once.';

create function private.answer_due(since timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  first constant date := (since at time zone 'America/Mexico_City')::date;
  lacking interval := '2 hours';
  starts timestamptz;
  open tstzrange;
begin
  if since is null or not isfinite(since) then return null; end if;
  -- An office that is closed for more than a year promises nothing.
  for ahead in 0..400 loop
    for open in select span from unnest(private.open_hours(first + ahead)) span order by span loop
      starts := greatest(lower(open), since);
      continue when upper(open) <= starts;
      if upper(open) - starts >= lacking then return starts + lacking; end if;
      lacking := lacking - (upper(open) - starts);
    end loop;
  end loop;
  return null;
end;
$$;
comment on function private.answer_due is 'Two office hours after a moment.';

create function private.overdue_since(moment timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  last constant date := (moment at time zone 'America/Mexico_City')::date;
  lacking interval := '2 hours';
  ends timestamptz;
  open tstzrange;
begin
  for back in 0..400 loop
    for open in select span from unnest(private.open_hours(last - back)) span order by span desc loop
      ends := least(upper(open), moment);
      continue when ends <= lower(open);
      if ends - lower(open) >= lacking then return ends - lacking; end if;
      lacking := lacking - (ends - lower(open));
    end loop;
  end loop;
  return null;
end;
$$;
comment on function private.overdue_since is
  'The inverse of answer_due: what has waited since then or longer is overdue. An index answers that question.';

create function public.answer_due(since timestamptz default now()) returns timestamptz
language sql stable set search_path = ''
as $$ select private.answer_due(since); $$;
comment on function public.answer_due is 'When the house answers what it was asked at a moment; null without office hours.';

revoke all on function private.open_hours, private.answer_due, private.overdue_since from public;
revoke all on function public.answer_due from public, anon, authenticated, service_role;
grant execute on function private.answer_due, public.answer_due to anon, authenticated, service_role;
grant execute on function private.overdue_since to authenticated, service_role;
