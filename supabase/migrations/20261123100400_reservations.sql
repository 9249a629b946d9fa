create type public.stay_status as enum ('pending', 'confirmed', 'cancelled');
create type public.stay_closing as enum (
  'declined', 'withdrawn', 'expired', 'cancelled_by_guest', 'cancelled_by_house'
);
create type public.payment_kind as enum ('deposit', 'balance', 'refund');

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
revoke all on function private.new_code from public;

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
  closed_reason text check (char_length(closed_reason) <= 1000),
  quote jsonb not null,
  total_cents integer not null check (total_cents > 0),
  hold_until timestamptz,
  request_key uuid,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by uuid,
  version integer not null default 1,
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

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  reservation_id uuid not null references public.reservations (id) on delete cascade,
  kind public.payment_kind not null,
  amount_cents integer not null check (amount_cents > 0),
  due_on date not null,
  received_at timestamptz,
  noted_by uuid,
  voided_at timestamptz,
  check (received_at is null or voided_at is null)
);
comment on table public.payments is 'What is due for a stay and what was received; a refund is money that goes back.';
comment on column public.payments.voided_at is 'When a payment that was due stopped being so.';
create index payments_reservation_id_idx on public.payments (reservation_id);

alter table public.reservations enable row level security;
alter table public.reservation_contacts enable row level security;
alter table public.payments enable row level security;

revoke all on public.reservations, public.reservation_contacts, public.payments from anon, authenticated;
grant select, update (status, closed_as, closed_reason, hold_until) on public.reservations to authenticated;
grant select on public.reservation_contacts, public.payments to authenticated;
grant all on public.reservations, public.reservation_contacts, public.payments to service_role;

create policy "Staff read all reservations" on public.reservations
  for select to authenticated using ((select private.is_staff()));

create policy "Guests read their own reservations" on public.reservations
  for select to authenticated using (guest_id = (select auth.uid()));

create policy "Owners read reservations of their time" on public.reservations
  for select to authenticated using ((select private.has_role('owner')) and private.owns(property_id, nights));

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

create policy "Staff read all payments" on public.payments
  for select to authenticated using ((select private.is_staff()));

create policy "Guests read their own payments" on public.payments
  for select to authenticated using (exists (
    select from public.reservations r where r.id = reservation_id and r.guest_id = (select auth.uid())
  ));
