-- A guest who asks for other nights chooses them in a calendar, in which the nights of her own stay are free. One
-- function lists nights; what everybody and what a guest reads differ in what counts as free.
create function private.house_nights(property_id text, from_day date, to_day date, besides daterange default 'empty')
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
  if not exists (select from public.properties p where p.id = house_nights.property_id and p.active) then
    perform private.refuse('unknown_property');
  end if;
  -- A minimum stay is at most 30 nights.
  taken := private.taken(house_nights.property_id, daterange(first_night - 1, end_day + 30)) - datemultirange(besides);
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
    where p.id = house_nights.property_id
  ) as d
  order by d.night;
end;
$$;
comment on function private.house_nights is
  'The nights of a house, as public.availability describes them; the nights of besides count as free.';

create or replace function public.availability(property_id text, from_day date default null, to_day date default null)
returns table (night date, free boolean, price_cents integer, min_nights integer, may_arrive boolean, may_leave boolean)
language sql stable set search_path = ''
as $$
  select * from private.house_nights(availability.property_id, availability.from_day, availability.to_day);
$$;

create function public.move_nights(reservation_id uuid, from_day date default null, to_day date default null)
returns table (night date, free boolean, price_cents integer, min_nights integer, may_arrive boolean, may_leave boolean)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_variable
declare
  stay public.reservations;
begin
  -- Row security applies, and leaves the owner of the house, who does not move stays.
  select * into stay from public.reservations r
    where r.id = move_nights.reservation_id and r.status <> 'cancelled'
      and (r.guest_id = auth.uid() or private.is_staff());
  if not found then perform private.refuse('not_allowed'); end if;
  return query select * from private.house_nights(stay.property_id, from_day, to_day, stay.nights);
end;
$$;
comment on function public.move_nights is
  'The nights that a stay could move to, as public.availability lists them; its own count as free. For its guest and staff.';

create function public.house_today() returns date
language sql stable set search_path = ''
as $$ select private.house_today(); $$;
comment on function public.house_today is 'The date where the houses are. A device''s clock can be wrong.';

revoke all on function private.house_nights from public;
revoke all on function public.move_nights, public.house_today from public, anon, authenticated, service_role;
grant execute on function private.house_nights, public.house_today to anon, authenticated, service_role;
grant execute on function public.move_nights to authenticated;
