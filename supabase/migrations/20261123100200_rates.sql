create table public.rates (
  id uuid primary key default gen_random_uuid(),
  property_id text not null references public.properties (id),
  property_number integer not null,
  nights daterange not null check (lower(nights) > '-infinity' and upper(nights) < 'infinity'),
  name text not null check (name ~ '^[a-z][a-z_]{0,39}$' and name <> 'base'),
  nightly_cents integer not null check (nightly_cents > 0),
  min_nights integer not null check (min_nights between 1 and 30),
  arrival_days integer[] not null default '{1,2,3,4,5,6,7}'
    check (arrival_days <@ '{1,2,3,4,5,6,7}' and cardinality(arrival_days) > 0),
  -- One night has one price.
  constraint rates_apart exclude using gist (
    int4range(property_number, property_number, '[]') with &&, nights with &&
  )
);
comment on table public.rates is 'Seasons of a property: price, minimum stay and days of arrival; the night of arrival decides the latter two.';
comment on column public.rates.name is 'A word that pages translate, such as low_season.';
comment on column public.rates.arrival_days is 'ISO days of the week: 1 is Monday.';

create trigger set_property_number before insert or update on public.rates
  for each row execute function private.set_property_number();

alter table public.rates enable row level security;
revoke all on public.rates from anon, authenticated;
grant select on public.rates to anon, authenticated;
grant all on public.rates to service_role;

create policy "Everyone reads the rates" on public.rates
  for select to anon, authenticated using (true);

-- Prices on the site are starting prices, so no season is below them. Holiday nights cost twice the starting price.
insert into public.rates (property_id, nights, name, nightly_cents, min_nights, arrival_days)
select p.id, season.nights, season.name, p.nightly_cents * season.factor, season.min_nights, season.arrival_days
from public.properties p cross join (values
  ('low_season', daterange('2026-05-01', '2026-11-01'), 1, 2, '{1,2,3,4,5,6,7}'::integer[]),
  ('low_season', daterange('2027-05-01', '2027-11-01'), 1, 2, '{1,2,3,4,5,6,7}'),
  ('low_season', daterange('2028-05-01', '2028-11-01'), 1, 2, '{1,2,3,4,5,6,7}'),
  ('low_season', daterange('2029-05-01', '2029-11-01'), 1, 2, '{1,2,3,4,5,6,7}'),
  ('christmas', daterange('2026-12-19', '2027-01-03'), 2, 7, '{6,7}'),
  ('christmas', daterange('2027-12-18', '2028-01-02'), 2, 7, '{6,7}'),
  ('christmas', daterange('2028-12-16', '2029-01-07'), 2, 7, '{6,7}'),
  ('christmas', daterange('2029-12-15', '2030-01-06'), 2, 7, '{6,7}'),
  ('easter', daterange('2027-03-20', '2027-04-04'), 2, 7, '{6,7}'),
  ('easter', daterange('2028-04-08', '2028-04-23'), 2, 7, '{6,7}'),
  ('easter', daterange('2029-03-24', '2029-04-08'), 2, 7, '{6,7}')
) as season (name, nights, factor, min_nights, arrival_days);
