create function private.house_figures(from_day date, to_day date)
returns table (
  property_id text, month date, nights integer, booked integer, blocked integer, arrivals integer, revenue_cents bigint
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  all_houses constant boolean := private.is_staff();
  span daterange;
begin
  if not all_houses and not private.has_role('owner') then perform private.refuse('not_allowed'); end if;
  if coalesce(to_day <= from_day or not isfinite(from_day) or not isfinite(to_day), true) then
    perform private.refuse('bad_dates');
  end if;
  if to_day - from_day > 1100 then perform private.refuse('too_many_nights'); end if;
  span := daterange(from_day, to_day);
  return query
  with own as (
    select p.id, p.number, n::date as night
    from public.properties p cross join generate_series(from_day, to_day - 1, interval '1 day') n
    where all_houses or exists (
      select from public.property_owners o
      where o.property_id = p.id and o.owner_id = auth.uid() and o.during @> n::date
    )
  ),
  -- The total of a stay is spread over its nights to the cent.
  sold as (
    select r.property_id as id, r.check_in + at as night, at = 0 as arrives,
      r.total_cents::bigint * (at + 1) / length - r.total_cents::bigint * at / length as cents
    from public.reservations r
    cross join lateral (select r.check_out - r.check_in as length) stay
    cross join generate_series(0, length - 1) at
    -- No stay is longer than 90 nights, so the index on the day of arrival finds all.
    where r.status = 'confirmed' and r.check_in > from_day - 91 and r.check_in < to_day and r.nights && span
  ),
  closed as (
    select o.property_id as id, n::date as night
    from public.occupancy o,
      generate_series(greatest(lower(o.nights), from_day), least(upper(o.nights), to_day) - 1, interval '1 day') n
    where o.kind <> 'reservation' and o.released_at is null and o.nights && span
  )
  select own.id, date_trunc('month', own.night)::date, count(*)::integer, count(sold.night)::integer,
    count(closed.night)::integer, (count(*) filter (where sold.arrives))::integer, coalesce(sum(sold.cents), 0)::bigint
  from own
  left join sold on sold.id = own.id and sold.night = own.night
  left join closed on closed.id = own.id and closed.night = own.night
  group by own.id, own.number, date_trunc('month', own.night)
  order by own.number, 2;
end;
$$;
comment on function private.house_figures is 'See public.house_figures.';

create function public.house_figures(from_day date, to_day date)
returns table (
  property_id text, month date, nights integer, booked integer, blocked integer, arrivals integer, revenue_cents bigint
)
language sql stable set search_path = ''
as $$ select * from private.house_figures(from_day, to_day); $$;
comment on function public.house_figures is
  'Figures of confirmed stays by house and month, from from_day to the day before to_day: all houses for staff, their own in their time for owners. revenue_cents spreads the total of a stay over its nights; the average nightly rate is revenue_cents / booked, occupancy booked / (nights - blocked).';

revoke all on function private.house_figures from public;
revoke all on function public.house_figures from public, anon, authenticated, service_role;
grant execute on function private.house_figures, public.house_figures to authenticated;
