create type public.stay_status as enum ('pending', 'confirmed', 'cancelled');
create type public.stay_closing as enum (
  'declined', 'withdrawn', 'expired', 'cancelled_by_guest', 'cancelled_by_house', 'unpaid'
);

create function private.new_code() returns text
language plpgsql volatile set search_path = ''
as $$
declare
  -- Without 0, O, 1 and I, which are confused on the phone.
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  drawn text;
begin
  loop
    select 'MR-' || string_agg(substr(letters, 1 + get_byte(part.bytes, at) % 32, 1), '') into drawn
    from (select uuid_send(gen_random_uuid()) as bytes) part, generate_series(0, 5) at;
    exit when not exists (select from public.reservations r where r.code = drawn);
  end loop;
  return drawn;
end;
$$;

create table public.reservations (
  id uuid primary key default gen_random_uuid(),
  code text not null unique default private.new_code() check (code ~ '^MR-[0-9A-Z]{4,12}$'),
  property_id text not null references public.properties (id),
  guest_id uuid references auth.users (id) on delete set null,
  check_in date not null,
  check_out date not null,
  nights daterange generated always as (daterange(check_in, check_out)) stored,
  guests integer not null check (guests between 1 and 99),
  status public.stay_status not null default 'pending',
  closed_as public.stay_closing,
  quote jsonb not null,
  total_cents integer not null check (total_cents > 0),
  hold_until timestamptz,
  request_key uuid,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by uuid,
  version integer not null default 1,
  night_cents integer[],
  pets integer not null default 0 check (pets between 0 and 9),
  discount_cents integer not null default 0 check (discount_cents >= 0),
  discount_reason text check (char_length(discount_reason) between 1 and 500),
  rent_cents integer not null default 0 check (rent_cents >= 0),
  closed_at timestamptz,
  relet_cents integer not null default 0 check (relet_cents >= 0),
  told_unpaid_on date,
  keep_until date,
  constraint reservations_nights_check check (
    check_out > check_in and check_in > '-infinity' and check_out < 'infinity'
  ),
  constraint reservations_closing_check check ((status = 'cancelled') = (closed_as is not null)),
  constraint reservations_hold_check check ((status = 'pending') = (hold_until is not null)),
  constraint reservations_request_key unique (guest_id, request_key)
);
comment on table public.reservations is 'Stays that are asked for or agreed; guests write through request_stay.';
comment on column public.reservations.guest_id is 'The account of the guest; none for a guest who booked by phone.';
comment on column public.reservations.quote is 'Price and conditions of cancellation as they were agreed.';
comment on column public.reservations.night_cents is 'The price of each night as it was agreed.';
comment on column public.reservations.rent_cents is
  'What of the total is shared with the owner of the house: without taxes and the house''s own fees.';
comment on column public.reservations.relet_cents is
  'What a guest who cancelled gets back beyond the conditions, because the nights were let again.';
comment on column public.reservations.told_unpaid_on is 'When guest and house were told that the deposit has not come.';
comment on column public.reservations.keep_until is 'The last day on which staff keep a stay that is not paid.';
create index reservations_property_id_check_in_idx on public.reservations (property_id, check_in);
create index reservations_guest_id_idx on public.reservations (guest_id);
create index reservations_hold_until_idx on public.reservations (hold_until) where status = 'pending';

-- A table of its own, because grants cannot tell an owner, who reads the stay, from its guest.
create table public.reservation_contacts (
  reservation_id uuid primary key references public.reservations (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 201),
  email text check (private.is_email(email)),
  phone text check (char_length(phone) <= 20)
);
comment on table public.reservation_contacts is 'Name and contact of a stay''s guest; owners do not read them.';

alter table public.reservations enable row level security;
alter table public.reservation_contacts enable row level security;
grant select, update (status, closed_as, hold_until) on public.reservations to authenticated;
grant select on public.reservation_contacts to authenticated;
grant all on public.reservations, public.reservation_contacts to service_role;

create policy "Staff read all reservations" on public.reservations
  for select to authenticated using ((select private.is_staff()));

create policy "Guests read their own reservations" on public.reservations
  for select to authenticated using (guest_id = (select auth.uid()));

create policy "Owners read reservations of their time" on public.reservations
  for select to authenticated
  using ((select private.has_role('owner')) and exists (
    select from public.property_owners o
    where o.owner_id = (select auth.uid()) and o.property_id = reservations.property_id
      and o.during && reservations.nights
  ));

create policy "Staff change reservations" on public.reservations
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "Guests change their own reservations" on public.reservations
  for update to authenticated
  using (guest_id = (select auth.uid())) with check (guest_id = (select auth.uid()));

create policy "Staff read all contacts" on public.reservation_contacts
  for select to authenticated using ((select private.is_staff()));

create policy "Guests read their own contacts" on public.reservation_contacts
  for select to authenticated using (exists (
    select from public.reservations r where r.id = reservation_id and r.guest_id = (select auth.uid())
  ));

create type public.occupancy_kind as enum ('reservation', 'block', 'feed');

create table public.occupancy (
  id uuid primary key default gen_random_uuid(),
  property_id text not null references public.properties (id),
  property_number integer not null,
  nights daterange not null check (not isempty(nights) and lower(nights) > '-infinity' and upper(nights) < 'infinity'),
  kind public.occupancy_kind not null,
  reservation_id uuid unique references public.reservations (id) on delete cascade,
  note text check (char_length(note) <= 500),
  held_until timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid,
  released_at timestamptz,
  released_by uuid,
  feed_id uuid,
  feed_event text,
  constraint occupancy_reservation_check check ((kind = 'reservation') = (reservation_id is not null)),
  -- The one rule that no two guests, blocks or calendars ever have the same night.
  constraint occupancy_apart exclude using gist (
    int4range(property_number, property_number, '[]') with &&, nights with &&
  ) where (released_at is null),
  constraint occupancy_feed_check check (feed_id is null or kind = 'feed')
);
comment on table public.occupancy is 'Nights that are not free, whatever the reason; the only source of availability.';
comment on column public.occupancy.held_until is 'After this time the nights of a pending reservation count as free.';
comment on column public.occupancy.released_by is 'Who gave the nights of a block back.';

create trigger set_property_number before insert or update on public.occupancy
  for each row execute function private.set_property_number();

alter table public.occupancy enable row level security;
grant select on public.occupancy to authenticated;
grant all on public.occupancy to service_role;

create policy "Staff read all occupancy" on public.occupancy
  for select to authenticated using ((select private.is_staff()));

-- The same rows as before. A function in a policy is called for each row, also for those that a filter on nights leaves
-- out, because the comparison of ranges is not leakproof; among 20,000 stays an owner waited seconds for a month. A
-- subquery reads the few rows of property_owners, and the guest's own stays once.
create policy "Guests read the nights of their own stays" on public.occupancy
  for select to authenticated
  using (reservation_id in (select r.id from public.reservations r where r.guest_id = (select auth.uid())));

create policy "Owners read the nights of their time" on public.occupancy
  for select to authenticated
  using ((select private.has_role('owner')) and exists (
    select from public.property_owners o
    where o.owner_id = (select auth.uid()) and o.property_id = occupancy.property_id and o.during && occupancy.nights
  ));

create function private.taken(property_id text, span daterange) returns datemultirange
language sql stable security definer set search_path = ''
as $$
  select coalesce(range_agg(o.nights), '{}')
  from public.occupancy o join public.properties p on p.id = taken.property_id
  where int4range(o.property_number, o.property_number, '[]') && int4range(p.number, p.number, '[]')
    and o.nights && taken.span and o.released_at is null
    and (o.held_until is null or o.held_until > now());
$$;
comment on function private.taken is 'The nights of a property that are not free; everyone may know them, nobody the reason.';

grant execute on function private.taken to anon, authenticated, service_role;

-- Who may take a reservation from which status to which.
create table private.stay_transitions (
  from_status public.stay_status not null,
  to_status public.stay_status not null,
  closed_as public.stay_closing,
  actor text not null check (actor in ('guest', 'house', 'clock')),
  before text check (before in ('arrival', 'departure')),
  by_offer boolean not null default false,
  unique nulls not distinct (from_status, to_status, closed_as, actor)
);
comment on table private.stay_transitions is 'The permitted changes of a reservation''s status; guard_stay refuses all others.';
comment on column private.stay_transitions.before is 'The day of the stay from which on the change is refused; null for none.';

comment on column private.stay_transitions.by_offer is 'Whether only the link of an open offer permits the change.';

alter table private.stay_transitions enable row level security;

insert into private.stay_transitions (from_status, to_status, closed_as, actor, before, by_offer) values
  -- The house has offered the stay, so the guest's yes agrees it.
  ('pending', 'confirmed', null, 'guest', 'departure', true);

insert into private.stay_transitions (from_status, to_status, closed_as, actor, before) values
  ('pending', 'confirmed', null, 'house', 'departure'),
  ('pending', 'cancelled', 'declined', 'house', null),
  ('pending', 'cancelled', 'withdrawn', 'guest', null),
  -- The house writes down what a guest said on the phone.
  ('pending', 'cancelled', 'withdrawn', 'house', null),
  ('pending', 'cancelled', 'expired', 'clock', null),
  ('confirmed', 'cancelled', 'unpaid', 'clock', 'arrival'),
  ('confirmed', 'cancelled', 'cancelled_by_guest', 'guest', 'arrival'),
  ('confirmed', 'cancelled', 'cancelled_by_guest', 'house', 'departure'),
  ('confirmed', 'cancelled', 'cancelled_by_house', 'house', 'departure');

-- The first argument says who asks: 'api' for a request, 'clock' for the database itself.
create function private.guard_stay() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  by_api constant boolean := tg_argv[0] = 'api';
  by_house constant boolean := by_api and private.is_staff();
  by_guest constant boolean := by_api and coalesce(old.guest_id = auth.uid(), false);
  by_link constant boolean := not by_api and private.answers_offer(old.id);
  today constant date := private.house_today();
  open_to_api constant text[] := '{status,closed_as,hold_until,nights}';
begin
  if (old.status, old.closed_as) is distinct from (new.status, new.closed_as) then
    if new.status = 'confirmed' and (old.closed_as = 'expired' or old.hold_until <= now()) then
      perform private.refuse('hold_expired');
    end if;
    if not exists (
      select from private.stay_transitions t
      where t.from_status = old.status and t.to_status = new.status
        and t.closed_as is not distinct from new.closed_as
        and case t.actor when 'house' then by_house when 'guest' then by_link or by_guest and not t.by_offer
          else not by_api end
        and case t.before when 'arrival' then today < old.check_in when 'departure' then today < old.check_out else true end
    ) then
      perform private.refuse('not_allowed');
    end if;
    new.hold_until := null;
  elsif by_api then
    if not by_house or old.status <> 'pending' or new.hold_until is not distinct from old.hold_until then
      perform private.refuse('not_allowed');
    end if;
    if new.hold_until is null or new.hold_until not between now() and now() + interval '7 days' then
      perform private.refuse('bad_hold');
    end if;
  end if;
  if by_api and (to_jsonb(new) - open_to_api) is distinct from (to_jsonb(old) - open_to_api) then
    perform private.refuse('not_allowed');
  end if;
  new.version := old.version + 1;
  new.changed_at := now();
  new.changed_by := case when new.closed_as in ('expired', 'unpaid') then null else auth.uid() end;
  if new.status = 'cancelled' and old.status <> 'cancelled' then new.closed_at := now(); end if;
  return new;
end;
$$;
comment on function private.guard_stay is 'Refuses what stay_transitions does not list, so that a PATCH is no weaker than a function.';

create trigger guard_stay before update on public.reservations
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_stay('api');

create trigger guard_stay_inside before update on public.reservations
  for each row when (current_user not in ('anon', 'authenticated')) execute function private.guard_stay('clock');

-- Everything that follows from a change happens here, whether a function or a PATCH made it.
create function private.apply_stay() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request uuid;
  said jsonb;
  today constant date := private.house_today();
  owed constant integer := private.owed(new.id);
  who constant text := case
    when new.closed_as in ('expired', 'unpaid') then 'clock'
    when private.answers_offer(new.id) then 'guest'
    when auth.uid() is null then 'clock'
    when auth.uid() = new.guest_id then 'guest' else 'house' end;
begin
  begin
    if tg_op = 'INSERT' then
      insert into public.occupancy (property_id, nights, kind, reservation_id, held_until, created_by, released_at)
      values (new.property_id, new.nights, 'reservation', new.id, new.hold_until, auth.uid(),
        case when new.status = 'cancelled' then new.changed_at end);
    elsif new.status = 'cancelled' and old.status = 'confirmed' and new.check_in <= today then
      -- The guests are in the house, also tonight.
      update public.occupancy o set nights = daterange(new.check_in, least(new.check_out, today + 1))
        where o.reservation_id = new.id;
    elsif (new.status, new.check_in, new.check_out, new.hold_until)
      is distinct from (old.status, old.check_in, old.check_out, old.hold_until) then
      update public.occupancy o
        set nights = new.nights, held_until = new.hold_until,
          released_at = case when new.status = 'cancelled' then coalesce(o.released_at, now()) end
        where o.reservation_id = new.id;
    end if;
  exception when exclusion_violation then
    perform private.refuse('taken');
  end;

  if tg_op = 'INSERT' then
    insert into public.requests (kind, reservation_id, guest_id, opened_at, state)
    values ('stay', new.id, new.guest_id, new.created_at,
      case when new.status = 'pending' then 'open' else 'closed' end::public.request_state)
    returning id into request;
    said := jsonb_build_object('new', private.stay_facts(new));
    if new.status = 'confirmed' then
      perform private.plan_payments(new);
      perform private.plan_side_payments(new);
    end if;
  else
    select q.id into request from public.requests q where q.reservation_id = new.id;
    said := jsonb_build_object('old', private.stay_facts(old), 'new', private.stay_facts(new));
    if new.status <> old.status then
      -- Who cancels asks for no answer.
      update public.requests q set state = 'closed' where q.id = request;
    end if;
    if (new.status, new.quote) is distinct from (old.status, old.quote) and 'confirmed' in (new.status, old.status) then
      perform private.plan_payments(new);
    end if;
    if new.status <> old.status and 'confirmed' in (new.status, old.status) then
      perform private.plan_side_payments(new);
    end if;
    if new.status = 'cancelled' and old.status = 'confirmed' then
      said := said || jsonb_strip_nulls(jsonb_build_object('owed_cents', nullif(private.owed(new.id), 0),
        'ended_cents', nullif(owed - private.owed(new.id), 0)));
    end if;
  end if;
  if tg_op = 'INSERT' or private.stay_facts(new) <> private.stay_facts(old) then
    insert into public.request_events (request_id, at, actor_id, actor, kind, body, data)
    values (request, case tg_op when 'INSERT' then new.created_at else now() end,
      case when who <> 'clock' then auth.uid() end, who, 'reservation',
      nullif(current_setting('marisma.reason', true), ''), said);
    -- The next change in this transaction has its own reason, or none.
    perform set_config('marisma.reason', '', true);
  end if;
  return null;
end;
$$;
comment on function private.apply_stay is 'Keeps occupancy, request, events and payments in step with a reservation.';

create function private.stay_facts(stay public.reservations) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'check_in', stay.check_in, 'check_out', stay.check_out, 'guests', stay.guests, 'status', stay.status,
    'closed_as', stay.closed_as, 'total_cents', stay.total_cents, 'hold_until', stay.hold_until
  );
$$;

create trigger apply_stay after insert or update on public.reservations
  for each row execute function private.apply_stay();

create function private.release_expired(moment timestamptz, of_property text default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  released integer;
begin
  -- A hold that somebody is deciding on at this moment is left to them.
  with over as (
    select r.id from public.reservations r
    where r.status = 'pending' and r.hold_until <= moment and r.property_id = coalesce(of_property, r.property_id)
    order by r.id for update skip locked
  )
  update public.reservations r set status = 'cancelled', closed_as = 'expired' from over where r.id = over.id;
  get diagnostics released = row_count;
  return released;
end;
$$;
comment on function private.release_expired is 'Cancels the pending reservations whose hold is over.';

create function public.request_stay(
  property_id text, check_in date, check_out date, guests integer, message text, quote_hash text, request_key uuid,
  pets integer default 0, agreed_version integer default null
) returns public.reservations
language plpgsql security definer set search_path = ''
as $$
declare
  -- What one account may ask for: at once, and in an hour. How many stays at once is a rule of booking.
  most_nights constant integer := 90;
  most_an_hour constant integer := 10;
  me constant uuid := auth.uid();
  said constant text := nullif(btrim(message, E' \t\r\n'), '');
  house public.properties;
  stay public.reservations;
  held record;
  word text;
  quote jsonb;
begin
  if me is null then perform private.refuse('not_allowed'); end if;
  if request_key is null then perform private.refuse('bad_key'); end if;
  if char_length(said) > 1000 then perform private.refuse('bad_message'); end if;

  perform private.lock_account();
  -- Requests for one house wait for each other, so that none sees nights that another is about to take.
  select * into house from public.properties p where p.id = request_stay.property_id for no key update;
  select * into stay from public.reservations r where r.guest_id = me and r.request_key = request_stay.request_key;
  if found then return stay; end if;

  perform private.release_expired(now(), house.id);
  word := private.judge_stay(property_id, check_in, check_out, guests, pets => pets);
  if word is not null then perform private.refuse_stay(word, property_id, check_in); end if;
  quote := private.price_stay(property_id, check_in, check_out, guests, private.house_today(), pets);
  if quote ->> 'quote_hash' is distinct from quote_hash then
    perform private.refuse('price_changed', (quote - '{charges,deposit_days,lapse_days}'::text[])::text);
  end if;
  perform private.expect_terms(agreed_version);
  select count(*) filter (where waits) as holds,
    coalesce(sum(r.check_out - r.check_in) filter (where waits), 0) as nights,
    count(*) filter (where r.created_at > now() - interval '1 hour') as asked
  into held
  from (
    select *, s.status = 'pending' and s.hold_until > now() as waits from public.reservations s where s.guest_id = me
  ) r;
  if held.holds >= (private.booking_rules()).most_holds then perform private.refuse('too_many_holds'); end if;
  if held.nights + (check_out - check_in) > most_nights then perform private.refuse('too_many_held_nights'); end if;
  if held.asked >= most_an_hour then perform private.refuse('too_many_requests'); end if;

  insert into public.reservations
    (property_id, guest_id, check_in, check_out, guests, pets, quote, total_cents, hold_until, request_key, changed_by)
  values (property_id, me, check_in, check_out, guests, pets, quote, (quote ->> 'total_cents')::integer,
    now() + make_interval(hours => house.hold_hours), request_key, me)
  returning * into stay;
  insert into public.reservation_contacts (reservation_id, name, email, phone)
  select stay.id, coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email, '-'), p.email, p.phone
  from public.profiles p where p.user_id = me;
  perform private.keep_agreement(stay.id, agreed_version);
  if said is not null then
    insert into public.request_events (request_id, actor_id, actor, kind, body)
    select q.id, me, 'guest', 'message_in', said from public.requests q where q.reservation_id = stay.id;
  end if;
  return stay;
end;
$$;
comment on function public.request_stay is
  'Asks for a stay: takes its nights until hold_until. The same request_key gives the same reservation; a price that changed is refused with the new quote as hint, and terms that are not those in force.';

create function private.refuse_change(stay uuid, expected_version integer) returns void
language plpgsql stable set search_path = ''
as $$
declare
  seen public.reservations;
begin
  -- Row security applies: whoever may not read the stay is not told that it exists.
  select * into seen from public.reservations r where r.id = stay;
  if found then
    perform private.expect_version(seen.version, expected_version, seen.changed_by, seen.changed_at);
  end if;
  perform private.refuse('not_allowed');
end;
$$;
comment on function private.refuse_change is 'Says why a change met no row: it is stale, or not allowed.';

create function private.change_stay(
  stay uuid, expected_version integer, to_status public.stay_status, as_closed public.stay_closing, reason text
) returns public.reservations
language plpgsql volatile set search_path = ''
as $$
declare
  changed public.reservations;
begin
  if char_length(reason) > 1000 then perform private.refuse('bad_message'); end if;
  -- apply_stay writes it into the history.
  perform set_config('marisma.reason', coalesce(reason, ''), true);
  update public.reservations r set status = to_status, closed_as = as_closed
    where r.id = stay and r.version = expected_version
    returning r.* into changed;
  if not found then perform private.refuse_change(stay, expected_version); end if;
  return changed;
end;
$$;
comment on function private.change_stay is 'Changes a status as the caller, under row security and guard_stay.';

create function public.confirm_stay(reservation_id uuid, expected_version integer) returns public.reservations
language sql volatile set search_path = ''
as $$ select private.change_stay(reservation_id, expected_version, 'confirmed', null, null); $$;
comment on function public.confirm_stay is 'Staff agree to a pending stay; deposit and balance become due.';

create function public.decline_stay(reservation_id uuid, reason text, expected_version integer) returns public.reservations
language sql volatile set search_path = ''
as $$ select private.change_stay(reservation_id, expected_version, 'cancelled', 'declined', reason); $$;
comment on function public.decline_stay is 'Staff refuse a pending stay; its nights are free again.';

create function public.withdraw_stay(reservation_id uuid, expected_version integer) returns public.reservations
language sql volatile set search_path = ''
as $$ select private.change_stay(reservation_id, expected_version, 'cancelled', 'withdrawn', null); $$;
comment on function public.withdraw_stay is 'The guest takes a pending stay back.';

create function public.cancel_stay(
  reservation_id uuid, reason text, expected_version integer, for_guest boolean default false
) returns public.reservations
language sql volatile set search_path = ''
as $$
  select private.change_stay(cancel_stay.reservation_id, expected_version, 'cancelled',
    case when for_guest or exists (
      select from public.reservations r where r.id = cancel_stay.reservation_id and r.guest_id = auth.uid()
    ) then 'cancelled_by_guest' else 'cancelled_by_house' end::public.stay_closing, reason);
$$;
comment on function public.cancel_stay is
  'Cancels a confirmed stay: by its guest until the day of arrival, by staff until the day of departure, for a guest who asked for it (for_guest) or by the house, which returns everything. From arrival on what is due stays due, and the nights up to tonight stay taken.';

create function public.extend_hold(reservation_id uuid, hours integer, expected_version integer) returns public.reservations
language plpgsql volatile set search_path = ''
as $$
declare
  changed public.reservations;
begin
  update public.reservations r set hold_until = now() + make_interval(hours => hours)
    where r.id = reservation_id and r.version = expected_version
    returning r.* into changed;
  if not found then perform private.refuse_change(reservation_id, expected_version); end if;
  return changed;
end;
$$;
comment on function public.extend_hold is 'Staff keep the nights of a pending stay for so many hours from now.';

create function public.move_stay(
  reservation_id uuid, check_in date, check_out date, quote_hash text, expected_version integer
) returns public.reservations
language plpgsql security definer set search_path = ''
as $$
declare
  before public.reservations;
  changed public.reservations;
  priced jsonb;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  select * into before from public.reservations r where r.id = reservation_id;
  -- In the order of request_stay, or the two could wait for each other.
  perform from public.properties p where p.id = before.property_id for no key update;
  perform private.release_expired(now(), before.property_id);
  select * into before from public.reservations r where r.id = reservation_id for update;
  if before.version is distinct from expected_version then
    perform private.refuse_change(reservation_id, expected_version);
  end if;
  priced := private.quote_move(reservation_id, move_stay.check_in, move_stay.check_out);
  if priced ->> 'quote_hash' is distinct from quote_hash then
    perform private.refuse('price_changed', (priced - '{charges,deposit_days,lapse_days}'::text[])::text);
  end if;
  update public.reservations r
    set check_in = move_stay.check_in, check_out = move_stay.check_out, quote = priced - 'set_aside',
      total_cents = (priced ->> 'total_cents')::integer, night_cents = (select array_agg(n.cents order by n.night)
        from private.nights_of_move(before, move_stay.check_in, move_stay.check_out) n),
      discount_cents = -coalesce(private.sum_lines(priced -> 'lines', '{discount}'), 0)
    where r.id = reservation_id returning r.* into changed;
  return changed;
end;
$$;
comment on function public.move_stay is
  'Staff give a stay other nights at the price of quote_move; another price is refused with the new quote as hint. Minimum stay and days of arrival bind guests only.';

grant execute on function
  public.request_stay, private.refuse_change, private.change_stay, public.confirm_stay,
  public.decline_stay, public.withdraw_stay, public.cancel_stay, public.extend_hold, public.move_stay
  to authenticated;
grant execute on function private.release_expired to service_role;

-- What an account leaves behind keeps no name, and never stands in the way of its deletion.

-- Keys are chosen by pages: of two accounts that chose one, both stays would be nobody's with the same key.
create function private.forget_request_key() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.request_key := null;
  return new;
end;
$$;
comment on function private.forget_request_key is 'A stay whose account is deleted is not sent again by anybody.';

create trigger forget_request_key before update of guest_id on public.reservations
  for each row when (old.guest_id is not null and new.guest_id is null)
  execute function private.forget_request_key();
