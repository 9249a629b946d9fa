-- Calendars of other sites whose nights are taken here too. The worker reads them and tells what it found.
create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  property_id text not null references public.properties (id),
  name text not null check (char_length(btrim(name)) between 1 and 60),
  -- A host name, no address; no port, no name and password.
  url text not null check (char_length(url) <= 2000 and url ~ '^https://([a-z0-9-]+\.)+[a-z][a-z0-9-]+/[!-~]*$'),
  active boolean not null default true,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  read_at timestamptz,
  failing_since timestamptz,
  failures integer not null default 0,
  last_error text check (last_error ~ '^[a-z][a-z0-9_]{0,39}$'),
  constraint calendar_feeds_failing_check check ((failing_since is null) = (last_error is null))
);
comment on table public.calendar_feeds is 'Addresses of other calendars of a house, and how their last reading went.';
comment on column public.calendar_feeds.read_at is 'When the calendar was last read whole.';
comment on column public.calendar_feeds.last_error is 'A word that pages translate.';
create index calendar_feeds_property_id_idx on public.calendar_feeds (property_id);

create table private.feed_reads (
  feed_id uuid primary key references public.calendar_feeds (id) on delete cascade,
  next_read timestamptz not null default now(),
  claim uuid,
  etag text check (char_length(etag) <= 500),
  last_modified text check (char_length(last_modified) <= 100),
  empty_since timestamptz
);
comment on table private.feed_reads is 'When a calendar is read next, and which reading is under way.';

create table private.feed_events (
  feed_id uuid not null references public.calendar_feeds (id) on delete cascade,
  event text not null check (event ~ '^[0-9a-f]{32}$'),
  nights daterange not null check (not isempty(nights) and lower(nights) > '-infinity' and upper(nights) < 'infinity'),
  kind text not null check (kind in ('booked', 'unsure', 'blocked')),
  primary key (feed_id, event, nights)
);
comment on table private.feed_events is 'What a calendar said when it was last read: which nights, never whose.';
comment on column private.feed_events.event is 'A hash of the event''s UID, which can contain an address.';
comment on column private.feed_events.kind is 'blocked is no guest''s stay, unsure may be one.';

create table private.feed_changes (
  at timestamptz not null default now(),
  actor uuid,
  old public.calendar_feeds,
  new public.calendar_feeds not null
);
comment on table private.feed_changes is 'Every change of an address that somebody made.';

alter table public.occupancy
  add column feed_id uuid references public.calendar_feeds (id),
  add column feed_event text,
  add constraint occupancy_feed_check check (feed_id is null or kind = 'feed');
create index occupancy_feed_id_idx on public.occupancy (feed_id) where feed_id is not null;

create table public.calendar_conflicts (
  id uuid primary key default gen_random_uuid(),
  feed_id uuid not null references public.calendar_feeds (id) on delete cascade,
  property_id text not null references public.properties (id),
  event text not null,
  occupancy_id uuid references public.occupancy (id) on delete cascade,
  nights daterange not null,
  found_at timestamptz not null default now(),
  ended_at timestamptz
);
comment on table public.calendar_conflicts is 'Nights that another calendar has sold or closed and that are taken here.';
create unique index calendar_conflicts_open_idx on public.calendar_conflicts (feed_id, event, occupancy_id, nights)
  where ended_at is null;
create index calendar_conflicts_property_id_idx on public.calendar_conflicts (property_id);

alter table public.calendar_feeds enable row level security;
alter table public.calendar_conflicts enable row level security;
alter table private.feed_reads enable row level security;
alter table private.feed_events enable row level security;
alter table private.feed_changes enable row level security;
revoke all on public.calendar_feeds, public.calendar_conflicts from anon, authenticated;
revoke all on private.feed_reads, private.feed_events, private.feed_changes from anon, authenticated;
grant select on public.calendar_feeds, public.calendar_conflicts to authenticated;
grant all on public.calendar_feeds, public.calendar_conflicts, private.feed_reads, private.feed_events to service_role;
grant select on private.feed_changes to service_role;

create policy "Staff read all calendar feeds" on public.calendar_feeds
  for select to authenticated using ((select private.is_staff()));
create policy "Owners read the calendar feeds of their houses" on public.calendar_feeds
  for select to authenticated using (private.owns_today(property_id));
create policy "Staff read all calendar conflicts" on public.calendar_conflicts
  for select to authenticated using ((select private.is_staff()));
create policy "Owners read the calendar conflicts of their houses" on public.calendar_conflicts
  for select to authenticated using (private.owns_today(property_id));

insert into private.refusals (word, status, message) values
  ('unknown_feed', 'PT404', 'There is no such calendar.'),
  ('bad_feed_name', 'PT400', 'A calendar has a name of at most 60 characters.'),
  ('bad_feed_url', 'PT400', 'The address must begin with https:// and name a host, without a port or a password.'),
  ('feed_exists', 'PT409', 'This house has this calendar already.'),
  ('too_many_feeds', 'PT409', 'A house has at most ten calendars.');

create function private.save_feed(
  feed_id uuid, property_id text, name text, url text, active boolean, expected_version integer
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  called constant text := btrim(name);
  -- Host names are the same in upper and lower case, paths are not.
  address constant text := (select lower(part[1]) || coalesce(part[2], '/')
    from regexp_match(btrim(url), '^([^/]*//[^/]*)(/.*)?$') part);
  before public.calendar_feeds;
  saved public.calendar_feeds;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if coalesce(char_length(called), 0) not between 1 and 60 then perform private.refuse('bad_feed_name'); end if;
  if char_length(address) > 2000 or coalesce(address !~ '^https://([a-z0-9-]+\.)+[a-z][a-z0-9-]+/[!-~]*$', true) then
    perform private.refuse('bad_feed_url');
  end if;
  if feed_id is not null then
    select * into before from public.calendar_feeds f where f.id = save_feed.feed_id for update;
    if not found or before.property_id <> save_feed.property_id then perform private.refuse('unknown_feed'); end if;
    if before.version is distinct from expected_version then
      perform private.refuse('stale', format('%s changed it at %s.', private.first_name_of(before.changed_by),
        to_char(before.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')));
    end if;
  end if;
  perform from public.properties p where p.id = save_feed.property_id for no key update;
  if not found then perform private.refuse('unknown_property'); end if;
  if active and exists (
    select from public.calendar_feeds f where f.property_id = save_feed.property_id and f.active
      and f.url = address and f.id is distinct from save_feed.feed_id
  ) then
    perform private.refuse('feed_exists');
  end if;
  if active and (select count(*) from public.calendar_feeds f
    where f.property_id = save_feed.property_id and f.active and f.id is distinct from save_feed.feed_id) >= 10 then
    perform private.refuse('too_many_feeds');
  end if;

  if feed_id is null then
    insert into public.calendar_feeds (property_id, name, url, active, changed_by)
      values (save_feed.property_id, called, address, coalesce(save_feed.active, true), auth.uid()) returning * into saved;
  else
    update public.calendar_feeds f set name = called, url = address, active = coalesce(save_feed.active, f.active),
        version = f.version + 1, changed_at = now(), changed_by = auth.uid()
      where f.id = save_feed.feed_id returning * into saved;
  end if;
  insert into private.feed_changes (actor, old, new) values (auth.uid(), before, saved);
  if (before.url, before.active) is distinct from (saved.url, saved.active) then
    -- A reading that is under way reads the address as it was.
    insert into private.feed_reads (feed_id) values (saved.id)
      on conflict on constraint feed_reads_pkey do update set
        next_read = now(), claim = null, etag = null, last_modified = null, empty_since = null;
  end if;
  if not saved.active then
    delete from private.feed_events e where e.feed_id = saved.id;
    update public.calendar_feeds f set failing_since = null, last_error = null, failures = 0 where f.id = saved.id;
    perform private.apply_feed(saved.id);
  end if;
  return saved.id;
end;
$$;
comment on function private.save_feed is 'See public.save_feed.';

create function private.apply_feed(feed_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := private.house_today();
  house constant text := (select f.property_id from public.calendar_feeds f where f.id = apply_feed.feed_id);
  others datemultirange;
  freed datemultirange;
  used datemultirange := '{}';
  part datemultirange;
  said private.feed_events;
  events text[] := '{}';
  spans daterange[] := '{}';
begin
  perform from public.properties p where p.id = house for no key update;
  perform private.release_expired(now(), house);
  select coalesce(range_agg(o.nights) filter (where o.released_at is null), '{}'),
    coalesce(range_agg(o.nights) filter (where o.released_at > now() - interval '2 days'), '{}')
  into others, freed
  from public.occupancy o where o.property_id = house and o.feed_id is distinct from apply_feed.feed_id;

  for said in
    select * from private.feed_events e where e.feed_id = apply_feed.feed_id and upper(e.nights) > today
    order by e.kind = 'booked' desc, lower(e.nights), e.event
  loop
    part := datemultirange(said.nights) - others - used;
    -- Another site closes the nights of a stay of ours, and opens them hours after we did: they are no night of its own.
    if said.kind = 'blocked' then part := part - freed; end if;
    used := used + datemultirange(said.nights);
    events := events || (select coalesce(array_agg(said.event), '{}') from unnest(part) one);
    spans := spans || (select coalesce(array_agg(one), '{}') from unnest(part) one);
  end loop;

  update public.occupancy o set released_at = now()
    where o.feed_id = apply_feed.feed_id and o.released_at is null and upper(o.nights) > today
      and not exists (select from unnest(events, spans) w (event, nights) where w.event = o.feed_event and w.nights = o.nights);
  insert into public.occupancy (property_id, nights, kind, feed_id, feed_event)
    select house, w.nights, 'feed', apply_feed.feed_id, w.event
    from unnest(events, spans) w (event, nights)
    where not exists (
      select from public.occupancy o where o.feed_id = apply_feed.feed_id and o.released_at is null
        and o.feed_event = w.event and o.nights = w.nights);

  with clash as (
    select e.event, o.id as occupancy_id, e.nights * o.nights as nights
    from private.feed_events e
    join public.occupancy o on o.property_id = house and o.released_at is null and o.nights && e.nights
      and o.feed_id is distinct from apply_feed.feed_id
    left join private.feed_events k on k.feed_id = o.feed_id and k.event = o.feed_event and k.nights @> o.nights
    where e.feed_id = apply_feed.feed_id and e.kind <> 'blocked' and coalesce(k.kind, '') <> 'blocked'
      and upper(e.nights * o.nights) > today
      -- The same nights may be our own, closed there because they are taken here.
      and not (e.nights = o.nights and 'unsure' in (e.kind, coalesce(k.kind, '')))
  ), ended as (
    update public.calendar_conflicts c set ended_at = now()
    where c.feed_id = apply_feed.feed_id and c.ended_at is null and not exists (
      select from clash w where (w.event, w.occupancy_id, w.nights) = (c.event, c.occupancy_id, c.nights))
  )
  insert into public.calendar_conflicts (feed_id, property_id, event, occupancy_id, nights)
  select apply_feed.feed_id, house, w.event, w.occupancy_id, w.nights from clash w
  on conflict do nothing;
end;
$$;
comment on function private.apply_feed is
  'Takes the nights that a calendar names and nobody has, gives those back that it no longer names, and notes those that are taken twice.';

create function private.read_feed_soon(feed_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  perform from public.calendar_feeds f where f.id = read_feed_soon.feed_id and f.active;
  if not found then perform private.refuse('unknown_feed'); end if;
  -- A reading that is under way is soon enough.
  update private.feed_reads r set next_read = now() where r.feed_id = read_feed_soon.feed_id and r.claim is null;
  return found;
end;
$$;
comment on function private.read_feed_soon is 'See public.read_feed_soon.';

create function public.save_feed(
  feed_id uuid, property_id text, name text, url text, active boolean, expected_version integer
) returns uuid
language sql volatile set search_path = ''
as $$ select private.save_feed(feed_id, property_id, name, url, active, expected_version); $$;
comment on function public.save_feed is
  'Staff add another calendar of a house (without feed_id), change it, or turn it off, which frees its nights.';

create function public.read_feed_soon(feed_id uuid) returns boolean
language sql volatile set search_path = ''
as $$ select private.read_feed_soon(feed_id); $$;
comment on function public.read_feed_soon is 'Staff have a calendar read within seconds.';

create function public.house_calendars() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'property_id', p.id, 'name', p.name,
    'link', (
      select jsonb_build_object('created_at', l.created_at, 'read_at', l.read_at)
      from public.calendar_links l where l.property_id = p.id and l.ended_at is null),
    'feeds', (
      select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'url', f.url, 'active', f.active,
        'version', f.version, 'read_at', f.read_at, 'failing_since', f.failing_since, 'last_error', f.last_error,
        'nights', (
          select coalesce(sum(upper(o.nights) - greatest(lower(o.nights), private.house_today())), 0)
          from public.occupancy o
          where o.feed_id = f.id and o.released_at is null and upper(o.nights) > private.house_today())
      ) order by f.active desc, f.name, f.id), '[]')
      from public.calendar_feeds f where f.property_id = p.id),
    'conflicts', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'feed', f.name, 'from_day', lower(c.nights),
        'to_day', upper(c.nights), 'found_at', c.found_at, 'against', o.kind, 'code', r.code, 'request_id', q.id
      ) order by lower(c.nights), c.id), '[]')
      from public.calendar_conflicts c
      join public.calendar_feeds f on f.id = c.feed_id
      left join public.occupancy o on o.id = c.occupancy_id
      left join public.reservations r on r.id = o.reservation_id
      left join public.requests q on q.reservation_id = r.id
      where c.property_id = p.id and c.ended_at is null and upper(c.nights) > private.house_today())
  ) order by p.name), '[]')
  from public.properties p
  where private.is_staff() or private.owns_today(p.id);
$$;
comment on function public.house_calendars is
  'For staff all houses, for owners their own: link, other calendars with their health, and nights that are taken twice.';

create function public.claim_feeds(most integer default 5)
returns table (feed_id uuid, claim uuid, url text, etag text, last_modified text)
language sql volatile set search_path = ''
as $$
  with due as (
    select r.feed_id, f.url from private.feed_reads r
    join public.calendar_feeds f on f.id = r.feed_id and f.active
    where r.next_read <= now() order by r.next_read limit least(most, 20) for update of r skip locked
  )
  update private.feed_reads r set next_read = now() + interval '5 minutes', claim = gen_random_uuid()
  from due where r.feed_id = due.feed_id
  returning r.feed_id, r.claim, due.url, r.etag, r.last_modified;
$$;
comment on function public.claim_feeds is
  'Calendars that are due, for the worker''s secret key; what is not settled within five minutes is due again.';

create function public.settle_feed(feed_id uuid, claim uuid, outcome jsonb) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  error text := outcome ->> 'error';
  events jsonb := nullif(outcome -> 'events', 'null');
  reading private.feed_reads;
begin
  perform from public.calendar_feeds f where f.id = settle_feed.feed_id and f.active for update;
  if not found then return false; end if;
  select * into reading from private.feed_reads r where r.feed_id = settle_feed.feed_id for update;
  -- The claim was over and is another worker's, or the address was changed.
  if reading.claim is distinct from settle_feed.claim then return false; end if;

  -- One empty answer is more often a fault there than the end of all stays.
  if error is null and events = '[]' and exists (
    select from private.feed_events e where e.feed_id = settle_feed.feed_id and upper(e.nights) > private.house_today()
  ) then
    reading.empty_since := coalesce(reading.empty_since, now());
    if reading.empty_since > now() - interval '1 day' then error := 'no_events'; events := null; end if;
  elsif events is not null then
    reading.empty_since := null;
  end if;

  if events is not null then
    -- Of a calendar that was read in part, what is missing may be in the other part.
    delete from private.feed_events e where e.feed_id = settle_feed.feed_id and (error is null or exists (
      select from jsonb_array_elements(events) said where said ->> 0 = e.event));
    insert into private.feed_events (feed_id, event, nights, kind)
      select settle_feed.feed_id, said ->> 0, daterange((said ->> 1)::date, (said ->> 2)::date), said ->> 3
      from jsonb_array_elements(events) said
      on conflict do nothing;
  end if;
  update private.feed_reads r set claim = null, next_read = now() + interval '15 minutes',
      empty_since = reading.empty_since,
      etag = case when error is null and events is not null then left(outcome ->> 'etag', 500)
        when error is null then r.etag end,
      last_modified = case when error is null and events is not null then left(outcome ->> 'last_modified', 100)
        when error is null then r.last_modified end
    where r.feed_id = settle_feed.feed_id;
  update public.calendar_feeds f set
      read_at = case when error is null then now() else f.read_at end,
      failing_since = case when error is not null then coalesce(f.failing_since, now()) end,
      failures = case when error is null then 0 else f.failures + 1 end,
      last_error = error
    where f.id = settle_feed.feed_id;
  -- Without news too: a stay that was in the way may be gone.
  perform private.apply_feed(settle_feed.feed_id);
  return true;
end;
$$;
comment on function public.settle_feed is
  'What a worker read: events as [hash, from_day, to_day, kind], or nothing new, or an error; a failure frees no night. For the worker''s secret key.';

revoke all on function private.save_feed, private.apply_feed, private.read_feed_soon from public;
revoke all on function public.save_feed, public.read_feed_soon, public.house_calendars, public.claim_feeds,
  public.settle_feed from public, anon, authenticated, service_role;
grant execute on function private.save_feed, private.read_feed_soon, public.save_feed, public.read_feed_soon,
  public.house_calendars to authenticated;
grant execute on function private.apply_feed, public.claim_feeds, public.settle_feed to service_role;
