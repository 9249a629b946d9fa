-- A page cannot know the house's date, because a device's clock may be wrong: without days the first row is today.
create or replace function public.availability(property_id text, from_day date default null, to_day date default null)
returns table (night date, free boolean, price_cents integer, min_nights integer, may_arrive boolean, may_leave boolean)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := private.house_today();
  first_night constant date := coalesce(from_day, today);
  end_day constant date := coalesce(to_day, first_night + 400);
  taken datemultirange;
begin
  if end_day <= first_night or not isfinite(first_night) or not isfinite(end_day) then
    perform private.refuse('bad_dates');
  end if;
  if end_day - first_night > 400 then
    perform private.refuse('too_many_nights');
  end if;
  if not exists (select from public.properties p where p.id = availability.property_id and p.active) then
    perform private.refuse('unknown_property');
  end if;
  -- A minimum stay is at most 30 nights.
  taken := private.taken(availability.property_id, daterange(first_night - 1, end_day + 30));
  return query
  select d.night, d.night >= today and not taken @> d.night, d.cents, d.min_nights,
    d.night >= today and d.right_day and not taken && daterange(d.night, d.night + d.min_nights),
    d.night > today and not taken @> d.night - 1
  from (
    select n::date as night, coalesce(r.nightly_cents, p.nightly_cents) as cents,
      coalesce(r.min_nights, p.min_nights) as min_nights,
      coalesce(extract(isodow from n)::integer = any (r.arrival_days), true) as right_day
    from public.properties p
    cross join generate_series(first_night, end_day - 1, interval '1 day') n
    left join public.rates r on r.property_id = p.id and r.nights @> n::date
    where p.id = availability.property_id
  ) as d
  order by d.night;
end;
$$;
comment on function public.availability is
  'A row for each night from from_day, by default today where the house is, to the night before to_day, by default 400 nights later; may_arrive counts the minimum stay in.';
