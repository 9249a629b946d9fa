create function private.owns_all(property_id text, nights daterange) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.has_role('owner') and coalesce((
    select range_agg(o.during) @> owns_all.nights from public.property_owners o
    where o.owner_id = (select auth.uid()) and o.property_id = owns_all.property_id
  ), false);
$$;
comment on function private.owns_all is 'Whether the signed-in user owns the property in each of these nights.';

create function private.owns_today(property_id text) returns boolean
language sql stable set search_path = ''
as $$
  select private.owns_all(property_id, daterange(private.house_today(), private.house_today() + 1));
$$;
comment on function private.owns_today is 'Whether the signed-in user owns the property now.';

-- The nights from from_day to the night before to_day of a calendar that the caller keeps; the house is locked, so that
-- two people who change its calendar wait for each other.
create function private.lock_calendar(property_id text, from_day date, to_day date) returns daterange
language plpgsql security definer set search_path = ''
as $$
declare
  nights daterange;
begin
  if coalesce(to_day <= from_day or not isfinite(from_day) or not isfinite(to_day), true) then
    perform private.refuse('bad_dates');
  end if;
  if to_day - from_day > 366 then perform private.refuse('too_many_nights'); end if;
  nights := daterange(from_day, to_day);
  if not private.is_staff() and not private.owns_all(property_id, nights) then
    perform private.refuse('not_allowed');
  end if;
  if from_day < private.house_today() then perform private.refuse('past'); end if;
  if from_day - private.house_today() > 730 then perform private.refuse('too_far'); end if;
  perform from public.properties p where p.id = property_id for no key update;
  if not found then perform private.refuse('unknown_property'); end if;
  return nights;
end;
$$;
comment on function private.lock_calendar is 'Refuses calls about a calendar that is not the caller''s or nights that cannot be changed.';

create function public.block_nights(property_id text, from_day date, to_day date, note text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  span constant daterange := private.lock_calendar(property_id, from_day, to_day);
begin
  note := private.optional_text(note, 500, 'bad_note');
  perform private.release_expired(now(), property_id);
  -- The same block sent twice is one.
  perform from public.occupancy o
    where o.property_id = block_nights.property_id and o.nights = span and o.kind = 'block'
      and o.released_at is null and o.created_by = auth.uid() and o.note is not distinct from block_nights.note;
  if found then return; end if;
  insert into public.occupancy (property_id, nights, kind, note, created_by)
  values (block_nights.property_id, span, 'block', block_nights.note, auth.uid());
exception when exclusion_violation then
  perform private.refuse('taken', (
    select string_agg(day::date::text, ',' order by day)
    from unnest(private.taken(block_nights.property_id, span) * datemultirange(span)) part,
      generate_series(lower(part), upper(part) - 1, interval '1 day') day
  ));
end;
$$;
comment on function public.block_nights is
  'Staff, or the owner of the house, take the nights up to the one before to_day off the market; the hint of taken lists the nights in the way.';

create function public.unblock_nights(property_id text, from_day date, to_day date) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  span constant daterange := private.lock_calendar(property_id, from_day, to_day);
  blocks public.occupancy[];
begin
  select array_agg(o) into blocks from public.occupancy o
    where o.property_id = unblock_nights.property_id and o.kind = 'block' and o.released_at is null
      and o.nights && span;
  -- A repair that the house has planned is not the owner's to call off.
  if not private.is_staff() and exists (select from unnest(blocks) b where b.created_by is distinct from auth.uid()) then
    perform private.refuse('blocked_by_house');
  end if;
  update public.occupancy o set released_at = now(), released_by = auth.uid()
    where o.id in (select b.id from unnest(blocks) b);
  insert into public.occupancy (property_id, nights, kind, note, created_at, created_by)
  select b.property_id, rest, 'block', b.note, b.created_at, b.created_by
  from unnest(blocks) b, unnest(datemultirange(b.nights) - datemultirange(span)) rest;
  return (
    select coalesce(sum(upper(freed) - lower(freed)), 0)::integer
    from unnest(blocks) b, lateral (select b.nights * span as freed) part
  );
end;
$$;
comment on function public.unblock_nights is
  'Gives blocked nights back and returns how many; owners give back what they have blocked themselves, staff any block.';

grant execute on function private.owns_all to authenticated, service_role;
grant execute on function private.owns_today to authenticated;
grant execute on function public.block_nights, public.unblock_nights to authenticated;

-- PostgreSQL compiles a plan whose estimated cost is high. Series of nights make the estimate of these far too high:
-- among 8,000 stays the figures of a year took seconds to compile and 40 ms to read.
create function public.house_figures(from_day date, to_day date)
returns table (
  property_id text, month date, nights integer, booked integer, blocked integer, arrivals integer, revenue_cents bigint
)
language plpgsql stable security definer set search_path = '' set jit = off
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
  -- The rent of a stay is spread over its nights to the cent; taxes and the house's fees are nobody's revenue.
  sold as (
    select r.property_id as id, r.check_in + at as night, at = 0 as arrives,
      r.rent_cents::bigint * (at + 1) / length - r.rent_cents::bigint * at / length as cents
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
comment on function public.house_figures is
  'Figures of confirmed stays by house and month, from from_day to the day before to_day: all houses for staff, their own in their time for owners. revenue_cents spreads the rent of a stay, without taxes and fees, over its nights; the average nightly rate is revenue_cents / booked, occupancy booked / (nights - blocked).';

grant execute on function public.house_figures to authenticated;

-- Owners read what was received and what is due for stays in their houses, but no single payment.
create function public.payment_sums(codes text[])
returns table (code text, received_cents bigint, due_cents bigint, refunded_cents bigint, next_due_on date)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  all_houses constant boolean := private.is_staff();
begin
  if not all_houses and not private.has_role('owner') then perform private.refuse('not_allowed'); end if;
  return query
  select r.code,
    coalesce(sum(p.amount_cents) filter (where p.kind <> 'refund' and p.received_at is not null), 0)::bigint,
    coalesce(sum(p.amount_cents) filter (where p.kind <> 'refund' and p.received_at is null), 0)::bigint,
    coalesce(sum(p.amount_cents) filter (where p.kind = 'refund' and p.received_at is not null), 0)::bigint,
    min(p.due_on) filter (where p.kind <> 'refund' and p.received_at is null)
  from public.reservations r
  left join public.payments p on p.reservation_id = r.id and p.voided_at is null and private.in_price(p)
  where r.code = any (payment_sums.codes[1:200]) and (all_houses or private.owns(r.property_id, r.nights))
  group by r.code;
end;
$$;
comment on function public.payment_sums is
  'What was received, is due and was paid back of the price of stays, without extras and damage deposits, by code, at most 200: all for staff, those of their houses and time for owners.';

-- The latest changes on the dashboards.
create index reservations_changed_at_idx on public.reservations (changed_at desc);

grant execute on function public.payment_sums to authenticated;

create function private.ownership_shape(link public.property_owners) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object('owner_id', link.owner_id, 'owner', private.full_name_of(link.owner_id),
    'from_day', lower(link.during), 'to_day', upper(link.during));
end;
$$;
comment on function private.ownership_shape is 'Whose a house is in which days, as the functions answer it; to_day is the first day after.';

create trigger note_owner after insert or update or delete on public.property_owners
  for each row execute function private.note_change('owners', 'ownership_shape');

create function public.house_owners() returns table (today date, houses jsonb, accounts jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('admin') then perform private.refuse('not_allowed'); end if;
  return query select private.house_today(),
    (select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'active', p.active,
        'version', private.setting_version('owners', p.id),
        'owners', (select coalesce(jsonb_agg(private.ownership_shape(o) order by o.during), '[]')
          from public.property_owners o where o.property_id = p.id),
        'history', private.setting_history('owners', p.id)) order by p.number)
      from public.properties p),
    (select coalesce(jsonb_agg(jsonb_build_object('id', r.user_id, 'name', private.full_name_of(r.user_id),
        'email', f.email) order by private.full_name_of(r.user_id)), '[]')
      from public.user_roles r join public.profiles f on f.user_id = r.user_id where r.role = 'owner');
end;
$$;
comment on function public.house_owners is
  'For admins: each house with whose it was, is and will be, the version and the latest 50 changes of that; and the accounts of owners.';

create function public.link_house(property_id text, user_id uuid, from_day date, expected_version integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  house constant text := link_house.property_id;
  account constant uuid := link_house.user_id;
begin
  if not private.has_role('admin') then perform private.refuse('not_allowed'); end if;
  -- Two admins who link one house wait for each other.
  perform from public.properties p where p.id = house for update;
  if not found then perform private.refuse('unknown_property'); end if;
  if not exists (select from public.user_roles r where r.user_id = account and r.role = 'owner') then
    perform private.refuse('unknown_account');
  end if;
  if coalesce(not isfinite(from_day), true) then perform private.refuse('bad_dates'); end if;
  perform private.expect_setting('owners', house, expected_version);
  insert into public.property_owners (property_id, owner_id, during) values (house, account, daterange(from_day, null));
exception when exclusion_violation then
  perform private.refuse('owner_shared');
end;
$$;
comment on function public.link_house is
  'An admin says whose a house is from a day on. What its former owner has must end before.';

create function public.end_house(property_id text, user_id uuid, to_day date, expected_version integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  link public.property_owners;
begin
  if not private.has_role('admin') then perform private.refuse('not_allowed'); end if;
  perform from public.properties p where p.id = end_house.property_id for update;
  if not found then perform private.refuse('unknown_property'); end if;
  perform private.expect_setting('owners', property_id, expected_version);
  select * into link from public.property_owners o
    where o.property_id = end_house.property_id and o.owner_id = end_house.user_id
      and (upper_inf(o.during) or upper(o.during) > private.house_today())
    order by o.during desc limit 1;
  if not found then perform private.refuse('unknown_account'); end if;
  if coalesce(not isfinite(to_day), true) then perform private.refuse('bad_dates'); end if;
  -- What has not begun leaves nothing to keep.
  if lower(link.during) > private.house_today() and to_day <= lower(link.during) then
    delete from public.property_owners o where o.id = link.id;
  elsif to_day <= lower(link.during) then
    perform private.refuse('bad_dates');
  else
    update public.property_owners o set during = daterange(lower(o.during), to_day) where o.id = link.id;
  end if;
exception when exclusion_violation then
  perform private.refuse('owner_shared');
end;
$$;
comment on function public.end_house is
  'An admin says on which day a house is no longer its owner''s, who keeps what was before.';

grant execute on function public.house_owners, public.link_house, public.end_house to authenticated;
