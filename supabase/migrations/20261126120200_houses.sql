create table public.properties (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Exclusion constraints compare ranges; a number can be a range without an extension, a text cannot.
  number integer generated always as identity unique,
  name text not null check (char_length(name) between 1 and 100),
  sleeps integer not null check (sleeps between 1 and 99),
  nightly_cents integer not null check (nightly_cents between 1 and 9999999),
  min_nights integer not null default 3 check (min_nights between 1 and 30),
  deposit_percent integer not null default 30 check (deposit_percent between 0 and 100),
  hold_hours integer not null default 24 check (hold_hours between 1 and 168),
  max_pets integer not null default 2 check (max_pets between 0 and 9),
  check_in_time time not null default '15:00',
  check_out_time time not null default '11:00',
  damage_deposit_cents integer not null default 0 check (damage_deposit_cents between 0 and 9999999),
  active boolean not null default true
);
comment on table public.properties is 'The houses that are let; the id is the one of the site''s content.';
comment on column public.properties.nightly_cents is 'US cents a night where no rate applies.';
comment on column public.properties.check_in_time is 'From when on the day of arrival the house is ready, in its own time zone.';

alter table public.properties enable row level security;
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

insert into public.properties (id, name, sleeps, nightly_cents, check_in_time, check_out_time) values
  ('lagoon-villa-serenity', 'Lagoon Villa Serenity', 14, 120000, '15:00', '11:00'),
  ('ocean-villa-infinity', 'Ocean Villa Infinity', 18, 200000, '16:00', '12:00'),
  ('lagoon-apt-harmony', 'Lagoon Apartment Harmony', 16, 500000, '14:00', '13:00'),
  ('villa-paradise', 'Villa Paradise', 12, 150000, '15:00', '11:00');

create table public.rates (
  id uuid primary key default gen_random_uuid(),
  property_id text not null references public.properties (id),
  property_number integer not null,
  nights daterange not null check (lower(nights) > '-infinity' and upper(nights) < 'infinity'),
  name text not null check (name ~ '^[a-z][a-z_]{0,39}$' and name <> 'base'),
  nightly_cents integer not null check (nightly_cents between 1 and 9999999),
  min_nights integer not null check (min_nights between 1 and 30),
  arrival_days integer[] not null default '{1,2,3,4,5,6,7}'
    check (arrival_days <@ '{1,2,3,4,5,6,7}' and cardinality(arrival_days) > 0),
  names jsonb check (coalesce(names = jsonb_build_object('en', btrim(names ->> 'en'), 'es', btrim(names ->> 'es'))
    and char_length(names ->> 'en') between 1 and 40 and char_length(names ->> 'es') between 1 and 40, names is null)),
  constraint rates_apart exclude using gist (
  int4range(property_number, property_number, '[]') with &&, nights with &&
) deferrable initially immediate
);
comment on table public.rates is 'Seasons of a property: price, minimum stay and days of arrival; the night of arrival decides the latter two.';
comment on column public.rates.name is 'A word that pages translate, such as low_season.';
comment on column public.rates.arrival_days is 'ISO days of the week: 1 is Monday.';
comment on column public.rates.names is 'What staff call the season, in English and Spanish, instead of the word''s translation.';

create trigger set_property_number before insert or update on public.rates
  for each row execute function private.set_property_number();

alter table public.rates enable row level security;
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

create table public.property_owners (
  id uuid primary key default gen_random_uuid(),
  property_id text not null references public.properties (id),
  property_number integer not null,
  owner_id uuid references auth.users (id) on delete set null,
  during daterange not null check (not isempty(during)),
  -- Shares of one house would need statements that divide its rent.
  constraint owners_apart exclude using gist (
    int4range(property_number, property_number, '[]') with &&, during with &&
  )
);
comment on table public.property_owners is 'Who owns a property in which time; a property that is sold keeps its history.';

create function private.is_waiting(user_role public.user_roles) returns boolean
language sql stable security definer set search_path = ''
as $$
  select user_role.role = 'management' and not exists (select from private.staff_approvals a where a.user_id = user_role.user_id)
    or user_role.role = 'owner' and not exists (select from public.property_owners o where o.owner_id = user_role.user_id);
$$;
comment on function private.is_waiting is 'Whether a role is management that no admin has approved, or an owner''s who never had a house.';
comment on column public.property_owners.owner_id is 'None once the owner''s account is deleted.';
create index property_owners_owner_id_idx on public.property_owners (owner_id);

create trigger set_property_number before insert or update on public.property_owners
  for each row execute function private.set_property_number();

create function private.owns(property_id text, nights daterange) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.has_role('owner') and exists (
    select from public.property_owners o
    where o.owner_id = (select auth.uid()) and o.property_id = owns.property_id and o.during && owns.nights
  );
$$;
comment on function private.owns is 'Whether the signed-in user owns the property in some of these nights.';

alter table public.property_owners enable row level security;
grant select on public.property_owners to authenticated;
grant all on public.property_owners to service_role;

create policy "Staff read all owners, owners what they own" on public.property_owners
  for select to authenticated using (
    (select private.is_staff()) or owner_id = (select auth.uid()) and (select private.has_role('owner'))
  );

grant execute on function private.owns to authenticated, service_role;

create table public.wishlist (
  user_id uuid not null references auth.users (id) on delete cascade,
  property_id text not null references public.properties (id),
  created_at timestamptz not null default now(),
  primary key (user_id, property_id)
);
comment on table public.wishlist is 'The houses that an account has saved; a house is saved or not, so no row is ever changed.';

alter table public.wishlist enable row level security;
grant select, delete on public.wishlist to authenticated;
grant insert (user_id, property_id) on public.wishlist to authenticated;
grant all on public.wishlist to service_role;

create policy "Users read their own wishlist" on public.wishlist
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Users save houses in their own wishlist" on public.wishlist
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Users remove houses from their own wishlist" on public.wishlist
  for delete to authenticated
  using (user_id = (select auth.uid()));

create table private.setting_changes (
  id integer generated always as identity primary key,
  subject text not null check (subject in ('house', 'rates', 'charges', 'bank', 'guide', 'booking', 'owners', 'gap',
    'office', 'feed')),
  property_id text references public.properties (id),
  changed_at timestamptz not null default now(),
  changed_by uuid,
  old jsonb,
  new jsonb,
  check (old is distinct from new)
);
comment on table private.setting_changes is
  'Every change of houses, rates, charges, the bank account, arrival guides, rules of booking, owners, gaps that are opened, the office and calendars of other sites: who, when, before and after. The latest id of a subject and house is the version of what it holds.';
comment on column private.setting_changes.property_id is 'None for what holds for all houses.';
create index setting_changes_subject_idx on private.setting_changes (subject, property_id, id);

alter table private.setting_changes enable row level security;
grant select on private.setting_changes to service_role;

create function private.keep_setting_changes() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The record of changes is only added to.' using errcode = '42501';
end;
$$;

create trigger keep_setting_changes before update or delete on private.setting_changes
  for each statement execute function private.keep_setting_changes();

create function private.note_setting(subject text, property_id text, old jsonb, new jsonb) returns void
language sql volatile set search_path = ''
as $$
  insert into private.setting_changes (subject, property_id, changed_by, old, new)
  select note_setting.subject, note_setting.property_id, auth.uid(), note_setting.old, note_setting.new
  where note_setting.old is distinct from note_setting.new;
$$;
comment on function private.note_setting is 'Puts a change on record; what stays the same is none.';

create function private.note_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  shape constant text := format('select private.%I($1)', tg_argv[1]);
  before jsonb;
  after jsonb;
begin
  if tg_op <> 'INSERT' then execute shape into before using old; end if;
  if tg_op <> 'DELETE' then execute shape into after using new; end if;
  perform private.note_setting(tg_argv[0], (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end)
    ->> case tg_table_name when 'properties' then 'id' else 'property_id' end, before, after);
  return null;
end;
$$;
comment on function private.note_change is
  'Puts a change of a row on record: of which subject, and in the shape that which function gives it.';

create function private.setting_version(subject text, property_id text) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(max(c.id), 0) from private.setting_changes c
  where c.subject = setting_version.subject and c.property_id is not distinct from setting_version.property_id;
$$;
comment on function private.setting_version is 'The id of the latest change; 0 before the first.';

create function private.expect_setting(subject text, property_id text, expected_version integer) returns void
language plpgsql stable set search_path = ''
as $$
declare
  version constant integer := private.setting_version(subject, property_id);
  latest private.setting_changes;
begin
  select * into latest from private.setting_changes c where c.id = version;
  perform private.expect_version(version, expected_version, latest.changed_by, latest.changed_at);
end;
$$;
comment on function private.expect_setting is 'Refuses a change of what somebody else has changed since this version, and says who.';

create function private.setting_history(subject text, property_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'at', c.changed_at,
    'by', case when c.changed_by is not null then private.first_name_of(c.changed_by) end,
    'old', c.old, 'new', c.new) order by c.id desc), '[]')
  from (
    select * from private.setting_changes c
    where c.subject = setting_history.subject and c.property_id is not distinct from setting_history.property_id
    order by c.id desc limit 50
  ) c;
$$;
comment on function private.setting_history is 'The latest 50 changes, newest first, as the functions answer them.';

create function private.write_setting(subject text, property_id text, draft jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  execute format('select private.write_%I($1, $2)', subject) using property_id, draft;
end;
$$;
comment on function private.write_setting is
  'Checks and writes what holds from now on for a house, or without one for all, by the function of its subject.';

create function private.save_setting(subject text, property_id text, draft jsonb, expected_version integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  -- Changes wait for each other, so that the later of two sees the version of the first.
  perform pg_advisory_xact_lock(hashtextextended('setting:' || subject, 0));
  perform from public.properties p where p.id = save_setting.property_id for no key update;
  if not found and property_id is not null then perform private.refuse('unknown_property'); end if;
  perform private.expect_setting(subject, property_id, expected_version);
  perform private.write_setting(subject, property_id, draft);
end;
$$;
comment on function private.save_setting is 'Staff who have seen the latest version of a setting replace it.';

create function private.season_shape(season public.rates) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when season.id is not null then jsonb_build_object(
    'id', season.id, 'name', season.name, 'from_day', lower(season.nights), 'to_day', upper(season.nights),
    'nightly_cents', season.nightly_cents, 'min_nights', season.min_nights, 'arrival_days', season.arrival_days, 'names', season.names
  ) end;
$$;
comment on function private.season_shape is 'A season as the functions answer it; to_day is the first day after its last night.';

create function private.base_shape(house public.properties) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('name', 'base', 'nightly_cents', house.nightly_cents, 'min_nights', house.min_nights);
$$;

create trigger note_season after insert or update or delete on public.rates
  for each row execute function private.note_change('rates', 'season_shape');

create trigger note_base after update on public.properties
  for each row execute function private.note_change('rates', 'base_shape');

create function public.house_rates(property_id text)
returns table (version integer, today date, base jsonb, seasons jsonb, history jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  house public.properties;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  select * into house from public.properties p where p.id = house_rates.property_id;
  if not found then perform private.refuse('unknown_property'); end if;
  return query select
    private.setting_version('rates', house.id),
    private.house_today(),
    private.base_shape(house),
    (select coalesce(jsonb_agg(private.season_shape(r) order by r.nights), '[]')
      from public.rates r where r.property_id = house.id and upper(r.nights) > private.house_today()),
    private.setting_history('rates', house.id);
end;
$$;
comment on function public.house_rates is
  'For staff: the base price of a house, its seasons that are not over, their version, and the latest 50 changes.';

create function private.write_rates(property_id text, draft jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  today constant date := private.house_today();
begin
  if coalesce(jsonb_array_length(draft -> 'seasons') > 200, true) or exists (
    select from jsonb_to_recordset(draft -> 'seasons') as s (id uuid, from_day date, to_day date)
    left join public.rates r on r.id = s.id and r.property_id = write_rates.property_id
    where coalesce(s.to_day <= greatest(s.from_day, today) or s.to_day > today + 3653, true) or s.id is distinct from r.id
  ) or exists (
    select from jsonb_to_recordset(draft -> 'seasons') as s (id uuid) where s.id is not null group by s.id having count(*) > 1
  ) then
    perform private.refuse('bad_rates');
  end if;

  set constraints public.rates_apart deferred;
  update public.properties p
    set nightly_cents = (draft #>> '{base,nightly_cents}')::integer, min_nights = (draft #>> '{base,min_nights}')::integer
    where p.id = write_rates.property_id;
  -- A season that has begun ends today: what its past nights cost stays on record.
  update public.rates r set nights = daterange(lower(r.nights), today)
    where r.property_id = write_rates.property_id and upper(r.nights) > today and lower(r.nights) < today
      and not exists (select from jsonb_array_elements(draft -> 'seasons') s where s ->> 'id' = r.id::text);
  delete from public.rates r
    where r.property_id = write_rates.property_id and upper(r.nights) > today
      and not exists (select from jsonb_array_elements(draft -> 'seasons') s where s ->> 'id' = r.id::text);
  with written as (
    select s.id, s.name, daterange(s.from_day, s.to_day) as nights, s.nightly_cents, s.min_nights,
      array(select distinct d from unnest(s.arrival_days) d order by d) as arrival_days, s.names
    from jsonb_to_recordset(draft -> 'seasons') as s (id uuid, name text, from_day date, to_day date,
      nightly_cents integer, min_nights integer, arrival_days integer[], names jsonb)
  ), changed as (
    update public.rates r set name = w.name, nights = w.nights, nightly_cents = w.nightly_cents,
      min_nights = w.min_nights, arrival_days = w.arrival_days, names = w.names
    from written w where r.id = w.id and r.property_id = write_rates.property_id
  )
  insert into public.rates (property_id, name, nights, nightly_cents, min_nights, arrival_days, names)
  select write_rates.property_id, w.name, w.nights, w.nightly_cents, w.min_nights, w.arrival_days, w.names
  from written w where w.id is null;
  set constraints public.rates_apart immediate;
exception
  when exclusion_violation then
    perform private.refuse('season_overlap');
  when check_violation or not_null_violation or data_exception then
    perform private.refuse('bad_rates');
end;
$$;
comment on function private.write_rates is
  'Checks and replaces the base price of a house and its seasons from today on; seasons without an id are new.';

create function public.set_rates(property_id text, draft jsonb, expected_version integer) returns void
language sql volatile security definer set search_path = ''
as $$ select private.save_setting('rates', property_id, draft, expected_version); $$;
comment on function public.set_rates is
  'Staff replace the base price of a house and its seasons from today on. Seasons without an id are new; those that are left out end.';

create function private.copied_rates(property_id text, target text, percent integer) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'base', private.base_shape(p) || jsonb_build_object('nightly_cents', round(p.nightly_cents * factor)),
    'seasons', (
      select coalesce(jsonb_agg(private.season_shape(r) || jsonb_build_object('id', t.id,
        'from_day', coalesce(lower(t.nights), lower(r.nights * days)), 'nightly_cents', round(r.nightly_cents * factor))), '[]')
      -- A season that the other house has as well goes on there, and its past with it.
      from public.rates r left join public.rates t
        on t.property_id = copied_rates.target and t.name = r.name and t.nights * days = r.nights * days
      where r.property_id = p.id and r.nights && days
    ))
  from public.properties p,
    (select daterange(private.house_today(), null) as days, 1 + copied_rates.percent / 100.0 as factor) as copied
  where p.id = copied_rates.property_id;
$$;
comment on function private.copied_rates is 'The rates of a house from today on, so many percent dearer, as a draft of another''s.';

create function public.copy_rates(property_id text, targets text[], percent integer, versions jsonb default null)
returns table (house text, version integer, source_version integer, changes jsonb)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  -- In the order of their ids, so that two copies cannot wait for each other.
  perform from public.properties p where p.id = any (targets || copy_rates.property_id) order by p.id for no key update;
  if coalesce(property_id = any (targets), true) or exists (
    select from unnest(targets || copy_rates.property_id) h where h not in (select p.id from public.properties p)
  ) then
    perform private.refuse('unknown_property');
  end if;
  if versions is not null then
    perform private.expect_setting('rates', h, (versions ->> h)::integer) from unnest(targets || copy_rates.property_id) h;
  end if;
  source_version := private.setting_version('rates', property_id);
  foreach house in array targets loop
    version := private.setting_version('rates', house);
    begin
      perform private.write_rates(house, private.copied_rates(property_id, house, percent));
      changes := (select coalesce(jsonb_agg(jsonb_build_object('old', c.old, 'new', c.new) order by c.id), '[]')
        from private.setting_changes c where c.subject = 'rates' and c.property_id = house and c.id > version);
      if versions is null then raise exception using errcode = 'MR000'; end if;
    exception when sqlstate 'MR000' then
      null;
    end;
    return next;
  end loop;
end;
$$;
comment on function public.copy_rates is
  'Staff copy the rates of a house from today on to others, so many percent dearer: all or, where one of versions is not the latest of its house, none. Without versions it changes nothing, and says what it would change.';

create function private.quote_with_rules(property_id text, check_in date, check_out date, guests integer, pets integer)
returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  code constant text := private.judge_stay(property_id, check_in, check_out, guests, pets => pets);
begin
  -- What the settings have no part in leaves nothing to compare.
  if code not in
    ('taken', 'arrival_day', 'min_nights', 'too_many_pets', 'too_soon', 'too_far', 'too_many_nights') then
    perform private.refuse_stay(code, property_id, check_in);
  end if;
  return private.stay_rules(property_id, check_in) || jsonb_build_object('code', code,
    'quote', private.price_stay(property_id, check_in, check_out, guests, private.house_today(), pets) - '{charges,deposit_days,lapse_days}'::text[]);
end;
$$;
comment on function private.quote_with_rules is
  'The quote of a stay, the rules of its day of arrival, and the code of the error why a guest could not have it.';

create function private.compare_quotes(
  subject text, for_property text, draft jsonb, property_id text, check_in date, check_out date, guests integer,
  pets integer, out before jsonb, out after jsonb
)
language plpgsql volatile set search_path = ''
as $$
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  before := private.quote_with_rules(property_id, check_in, check_out, guests, pets);
  -- The function that quotes to guests answers, with the draft in place; then the draft is taken back.
  begin
    perform private.write_setting(subject, for_property, draft);
    after := private.quote_with_rules(property_id, check_in, check_out, guests, pets);
    raise exception using errcode = 'MR000';
  exception when sqlstate 'MR000' then
    null;
  end;
end;
$$;
comment on function private.compare_quotes is
  'For staff: what a stay would cost before and after a draft of a setting is saved; changes nothing.';

create function public.preview_quote(property_id text, check_in date, check_out date, guests integer, draft jsonb)
returns table (before jsonb, after jsonb)
language sql volatile security definer set search_path = ''
as $$
  select * from private.compare_quotes('rates', preview_quote.property_id, preview_quote.draft, preview_quote.property_id,
    preview_quote.check_in, preview_quote.check_out, preview_quote.guests, 0);
$$;
comment on function public.preview_quote is
  'For staff: what a stay would cost before and after a change of prices, whether or not the house is free; changes nothing.';

grant execute on function public.house_rates, public.set_rates, public.copy_rates, public.preview_quote to authenticated;

create function public.add_property(
  name text, sleeps integer, nightly_cents integer, min_nights integer default 3, max_pets integer default 2
) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  trimmed_name constant text := btrim(regexp_replace(name, '\s+', ' ', 'g'));
  new_id constant text := regexp_replace(btrim(private.plain(trimmed_name)), '[^a-z0-9]+', '-', 'g');
begin
  if not private.has_role('admin') then perform private.refuse('not_allowed'); end if;
  insert into public.properties (id, name, sleeps, nightly_cents, min_nights, max_pets, active)
    values (new_id, trimmed_name, sleeps, nightly_cents, min_nights, max_pets, false);
  perform private.note_setting('house', new_id, null, jsonb_build_object('name', trimmed_name, 'active', false));
  return new_id;
exception
  when unique_violation then perform private.refuse('house_exists');
  when check_violation or not_null_violation then perform private.refuse('bad_house');
end;
$$;
comment on function public.add_property is
  'An admin adds a house, named as it is called; the id comes of the name. Staff can offer it and take stays in it at once, visitors only once it is opened.';

create function public.open_property(property_id text, opened boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  house public.properties;
begin
  if not private.has_role('admin') then perform private.refuse('not_allowed'); end if;
  if opened is null then perform private.refuse('bad_house'); end if;
  select * into house from public.properties p where p.id = open_property.property_id for no key update;
  if not found then perform private.refuse('unknown_property'); end if;
  update public.properties p set active = opened where p.id = house.id;
  perform private.note_setting('house', house.id, jsonb_build_object('name', house.name, 'active', house.active),
    jsonb_build_object('name', house.name, 'active', opened));
end;
$$;
comment on function public.open_property is
  'An admin opens a house to visitors, or closes it to them; stays in it go on as they are.';

grant execute on function public.add_property, public.open_property to authenticated;
