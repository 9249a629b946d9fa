create table public.properties (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Exclusion constraints compare ranges; a number can be a range without an extension, a text cannot.
  number integer generated always as identity unique,
  name text not null check (char_length(name) between 1 and 100),
  sleeps integer not null check (sleeps between 1 and 99),
  nightly_cents integer not null check (nightly_cents > 0),
  min_nights integer not null default 3 check (min_nights between 1 and 30),
  deposit_percent integer not null default 30 check (deposit_percent between 0 and 100),
  hold_hours integer not null default 24 check (hold_hours between 1 and 168),
  active boolean not null default true
);
comment on table public.properties is 'The houses that are let; the id is the one of the site''s content.';
comment on column public.properties.nightly_cents is 'US cents a night where no rate applies.';

alter table public.properties enable row level security;
revoke all on public.properties from anon, authenticated;
grant select on public.properties to anon, authenticated;
grant all on public.properties to service_role;

create policy "Everyone reads the properties" on public.properties
  for select to anon, authenticated using (true);

create function private.set_property_number() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- The lock makes rows for one house wait for each other: two that overlap would else wait for one another for ever.
  perform from public.properties p where tg_op = 'INSERT' and p.id = new.property_id for no key update;
  new.property_number := (select p.number from public.properties p where p.id = new.property_id);
  return new;
end;
$$;
comment on function private.set_property_number is 'Copies the property''s number into a row that an exclusion constraint compares.';
revoke all on function private.set_property_number from public;

insert into public.properties (id, name, sleeps, nightly_cents) values
  ('lagoon-villa-serenity', 'Lagoon Villa Serenity', 14, 120000),
  ('ocean-villa-infinity', 'Ocean Villa Infinity', 18, 200000),
  ('lagoon-apt-harmony', 'Lagoon Apartment Harmony', 16, 500000),
  ('villa-paradise', 'Villa Paradise', 12, 150000);
