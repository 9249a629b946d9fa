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
  commission_percent integer not null default 20 check (commission_percent between 0 and 100),
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
  'What of the total is shared with the owner of the house: without taxes and the company''s own fees.';
comment on column public.reservations.relet_cents is
  'What a guest who cancelled gets back beyond the conditions, because the nights were let again.';
comment on column public.reservations.commission_percent is
  'The share of the company in the rent; less where the owner of the house has brought the guest.';
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

create policy "Staff read all stays, guests their own, owners of their time" on public.reservations
  for select to authenticated using (
    (select private.is_staff()) or guest_id = (select auth.uid()) or (select private.has_role('owner')) and exists (
      select from public.property_owners o
      where o.owner_id = (select auth.uid()) and o.property_id = reservations.property_id
        and o.during && reservations.nights
    )
  );

-- guard_stay says which changes they may make.
create policy "Staff change all stays, guests their own" on public.reservations
  for update to authenticated using ((select private.is_staff()) or guest_id = (select auth.uid()));

create policy "Staff read all contacts, guests their own" on public.reservation_contacts
  for select to authenticated using ((select private.is_staff()) or exists (
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

-- PostgreSQL calls a function in a policy for each row, also for those that a filter on nights leaves out, because the
-- comparison of ranges is not leakproof: among 20,000 stays an owner waited seconds for a month. The subqueries run once.
create policy "Staff read all nights, guests and owners those of their stays" on public.occupancy
  for select to authenticated using (
    (select private.is_staff())
    or reservation_id in (select r.id from public.reservations r where r.guest_id = (select auth.uid()))
    or (select private.has_role('owner')) and exists (
      select from public.property_owners o
      where o.owner_id = (select auth.uid()) and o.property_id = occupancy.property_id and o.during && occupancy.nights
    )
  );

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
