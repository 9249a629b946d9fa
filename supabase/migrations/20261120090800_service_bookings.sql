create table public.service_bookings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (char_length(btrim(name)) >= 1 and char_length(name) <= 100),
  email text not null check (private.is_email(email)),
  phone text not null check (char_length(btrim(phone)) >= 1 and char_length(phone) <= 20),
  service_title text not null check (char_length(service_title) between 1 and 200),
  service_category text not null check (char_length(service_category) between 1 and 50),
  service_price text not null check (char_length(service_price) between 1 and 100),
  preferred_date date not null check (isfinite(preferred_date)),
  guests integer not null check (guests >= 1),
  special_requests text check (char_length(special_requests) <= 1000)
);
comment on table public.service_bookings is 'Requests for a concierge service: anyone writes, admins read.';
comment on column public.service_bookings.service_price is 'The price text shown with the service, as in ''From $95/person''.';
create index service_bookings_email_created_at_idx on public.service_bookings (lower(email), created_at);

create trigger receive_form_row before insert on public.service_bookings
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.receive_form_row();

create trigger refuse_bulk_insert after insert on public.service_bookings
  referencing new table as received
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.refuse_bulk_insert();

alter table public.service_bookings enable row level security;

revoke all on public.service_bookings from anon, authenticated;
grant insert (
  name, email, phone, service_title, service_category, service_price, preferred_date, guests, special_requests
) on public.service_bookings to anon, authenticated;
grant select on public.service_bookings to authenticated;
grant all on public.service_bookings to service_role;

create policy "Anyone requests a service" on public.service_bookings
  for insert to anon, authenticated
  with check (true);

create policy "Admins read all service bookings" on public.service_bookings
  for select to authenticated
  using ((select private.has_role('admin')));
