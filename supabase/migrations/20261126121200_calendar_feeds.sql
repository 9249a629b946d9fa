-- Calendars of other sites whose nights are taken here too. The worker reads them and tells what it found.
create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  property_id text not null references public.properties (id),
  name text not null check (char_length(btrim(name)) between 1 and 60),
  -- A host name, no address; no port, no name and password.
  url text not null check (char_length(url) <= 2000 and url ~ '^https://([a-z0-9-]+\.)+[a-z][a-z0-9-]+/[!-~]*$'),
  active boolean not null default true,
  removed_at timestamptz,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  read_at timestamptz,
  failing_since timestamptz,
  failures integer not null default 0,
  last_error text check (last_error ~ '^[a-z][a-z0-9_]{0,39}$'),
  blocks boolean not null default false,
  unreadable integer not null default 0 check (unreadable >= 0),
  left_out integer not null default 0,
  longest_block daterange,
  constraint calendar_feeds_removed_check check (removed_at is null or not active),
  constraint calendar_feeds_failing_check check ((failing_since is null) = (last_error is null))
);
comment on table public.calendar_feeds is 'Addresses of other calendars of a house, and how their last reading went.';
comment on column public.calendar_feeds.removed_at is 'Since when it is shown no more; nights that were taken keep their calendar.';
comment on column public.calendar_feeds.read_at is 'When the calendar was last read whole.';
comment on column public.calendar_feeds.last_error is 'A word that pages translate.';
comment on column public.calendar_feeds.blocks is 'Whether nights that the site has closed without a booking are taken here too.';
comment on column public.calendar_feeds.unreadable is 'How many entries could not be read and were left out.';
comment on column public.calendar_feeds.left_out is 'How many nights to come are free here because blocks are left out.';
comment on column public.calendar_feeds.longest_block is 'The longest block that takes more than 30 nights here.';
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
  echo datemultirange not null default '{}',
  missing boolean not null default false,
  primary key (feed_id, event, nights)
);
comment on table private.feed_events is 'What a calendar said when it was last read: which nights, never whose.';
comment on column private.feed_events.event is 'A hash of the event''s UID, which can contain an address.';
comment on column private.feed_events.kind is 'blocked is no guest''s stay, unsure may be one.';
comment on column private.feed_events.echo is 'Nights of the event that repeat ours, or that staff have dropped.';
comment on column private.feed_events.missing is 'Missing since an entry became unreadable, which may be this one.';

-- Here, because occupancy is declared before feeds.
alter table public.occupancy add constraint occupancy_feed_id_fkey
  foreign key (feed_id) references public.calendar_feeds (id);
create index occupancy_feed_id_idx on public.occupancy (feed_id) where feed_id is not null;

create table public.calendar_conflicts (
  id uuid primary key default gen_random_uuid(),
  feed_id uuid not null references public.calendar_feeds (id) on delete cascade,
  property_id text not null references public.properties (id),
  event text not null,
  occupancy_id uuid references public.occupancy (id) on delete cascade,
  nights daterange not null,
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
grant select on public.calendar_feeds, public.calendar_conflicts to authenticated;
grant all on public.calendar_feeds, public.calendar_conflicts, private.feed_reads, private.feed_events to service_role;

create policy "Staff read all calendar feeds, owners those of their houses" on public.calendar_feeds
  for select to authenticated using ((select private.is_staff()) or private.owns_today(property_id));

create policy "Staff read all conflicts, owners those of their houses" on public.calendar_conflicts
  for select to authenticated using ((select private.is_staff()) or private.owns_today(property_id));

create function public.save_feed(
  feed_id uuid, property_id text, name text, url text, active boolean, expected_version integer,
  blocks boolean default null, removed boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  live constant boolean := active and not removed;
  feed_name constant text := btrim(name);
  -- Host names are the same in upper and lower case, paths are not.
  feed_url constant text := (select lower(part[1]) || coalesce(part[2], '/')
    from regexp_match(btrim(url), '^([^/]*//[^/]*)(/.*)?$') part);
  before public.calendar_feeds;
  saved public.calendar_feeds;
  freed datemultirange;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if coalesce(char_length(feed_name), 0) not between 1 and 60 then perform private.refuse('bad_feed_name'); end if;
  if char_length(feed_url) > 2000 or coalesce(feed_url !~ '^https://([a-z0-9-]+\.)+[a-z][a-z0-9-]+/[!-~]*$', true) then
    perform private.refuse('bad_feed_url');
  end if;
  if feed_id is not null then
    -- Before the house, as settle_feed does, or the two could wait for each other. Links may refer to the rows meanwhile.
    perform from public.calendar_feeds f where f.property_id = save_feed.property_id order by f.id for no key update;
    select * into before from public.calendar_feeds f where f.id = save_feed.feed_id;
    if not found or before.property_id <> save_feed.property_id then perform private.refuse('unknown_feed'); end if;
    perform private.expect_version(before.version, expected_version, before.changed_by, before.changed_at);
  end if;
  perform from public.properties p where p.id = save_feed.property_id for no key update;
  if not found then perform private.refuse('unknown_property'); end if;
  if live and exists (
    select from public.calendar_feeds f where f.property_id = save_feed.property_id and f.active
      and f.url = feed_url and f.id is distinct from save_feed.feed_id
  ) then
    perform private.refuse('feed_exists');
  end if;
  if live and (select count(*) from public.calendar_feeds f
    where f.property_id = save_feed.property_id and f.active and f.id is distinct from save_feed.feed_id) >= 10 then
    perform private.refuse('too_many_feeds');
  end if;

  if feed_id is null then
    insert into public.calendar_feeds (property_id, name, url, active, blocks, changed_by)
      values (save_feed.property_id, feed_name, feed_url, coalesce(live, true),
        coalesce(save_feed.blocks, false), auth.uid()) returning * into saved;
  else
    update public.calendar_feeds f set name = feed_name, url = feed_url, active = coalesce(live, f.active),
        blocks = coalesce(save_feed.blocks, f.blocks), removed_at = case when removed then now() end,
        version = f.version + 1, changed_at = now(), changed_by = auth.uid()
      where f.id = save_feed.feed_id returning * into saved;
  end if;
  perform private.note_setting('feed', saved.property_id, case when feed_id is not null then to_jsonb(before) end,
    to_jsonb(saved));
  -- A link leaves out the nights of the calendar of its name.
  update public.calendar_links l set channel = feed_name
    where l.property_id = saved.property_id and lower(l.channel) = lower(before.name) and l.ended_at is null
      and not exists (select from public.calendar_links o where o.property_id = saved.property_id
        and lower(o.channel) = lower(feed_name) and o.ended_at is null and o.id <> l.id);
  if (before.url, before.active) is distinct from (saved.url, saved.active) then
    -- A reading that is under way reads the address as it was.
    insert into private.feed_reads (feed_id) values (saved.id)
      on conflict on constraint feed_reads_pkey do update set
        next_read = now(), claim = null, etag = null, last_modified = null, empty_since = null;
  end if;
  if not saved.active then
    select range_agg(o.nights) into freed from public.occupancy o where o.feed_id = saved.id and o.released_at is null;
    delete from private.feed_events e where e.feed_id = saved.id;
    update public.calendar_feeds f set failing_since = null, last_error = null, failures = 0, unreadable = 0
      where f.id = saved.id;
  end if;
  perform private.apply_feed(saved.id);
  -- What this calendar no longer says, another may: its bookings are not canceled.
  update private.feed_events e set echo = e.echo - freed from public.calendar_feeds f
    where f.id = e.feed_id and f.property_id = saved.property_id and e.echo && freed;
  perform private.apply_feed(f.id) from public.calendar_feeds f
    where freed is not null and f.property_id = saved.property_id and f.active;
  return saved.id;
end;
$$;
comment on function public.save_feed is
  'Staff add another calendar of a house (without feed_id), change it, turn it off, which frees its nights, or remove it, which also hides it. Blocks without a booking take nights only where that is chosen.';

create function private.apply_feed(feed_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := private.house_today();
  feed public.calendar_feeds;
  others datemultirange;
  freed datemultirange;
  used datemultirange := '{}';
  closed datemultirange := '{}';
  skipped datemultirange := '{}';
  part datemultirange;
  entry private.feed_events;
  events text[] := '{}';
  spans daterange[] := '{}';
begin
  select * into feed from public.calendar_feeds f where f.id = apply_feed.feed_id;
  perform from public.properties p where p.id = feed.property_id for no key update;
  perform private.release_expired(now(), feed.property_id);
  select coalesce(range_agg(o.nights) filter (where o.released_at is null), '{}'),
    coalesce(range_agg(o.nights) filter (where o.released_at > now() - interval '2 days'), '{}')
  into others, freed
  from public.occupancy o where o.property_id = feed.property_id and o.feed_id is distinct from feed.id;

  for entry in
    select * from private.feed_events e where e.feed_id = feed.id and upper(e.nights) > today
    order by e.kind = 'booked' desc, lower(e.nights), e.event
  loop
    part := datemultirange(entry.nights) - entry.echo - others - used;
    -- Another site closes the nights of a stay of ours, and opens them hours after we did: they are no night of its own.
    if entry.kind = 'blocked' then part := part - freed; end if;
    if entry.kind = 'blocked' and not feed.blocks then
      skipped := skipped + part;
      continue;
    end if;
    if entry.kind = 'blocked' then closed := closed + part; end if;
    used := used + part;
    events := events || (select coalesce(array_agg(entry.event), '{}') from unnest(part) one);
    spans := spans || (select coalesce(array_agg(one), '{}') from unnest(part) one);
  end loop;
  update public.calendar_feeds f set
      left_out = (select coalesce(sum(upper(one) - greatest(lower(one), today)), 0) from unnest(skipped - used) one),
      longest_block = (select one from unnest(closed) one where upper(one) - lower(one) > 30
        order by upper(one) - lower(one) desc limit 1)
    where f.id = feed.id;

  update public.occupancy o set released_at = now()
    where o.feed_id = feed.id and o.released_at is null and upper(o.nights) > today
      and not exists (select from unnest(events, spans) w (event, nights) where w.event = o.feed_event and w.nights = o.nights);
  insert into public.occupancy (property_id, nights, kind, feed_id, feed_event)
    select feed.property_id, w.nights, 'feed', feed.id, w.event
    from unnest(events, spans) w (event, nights)
    where not exists (
      select from public.occupancy o where o.feed_id = feed.id and o.released_at is null
        and o.feed_event = w.event and o.nights = w.nights);

  with clash as (
    select e.event, o.id as occupancy_id, e.nights * o.nights as nights
    from private.feed_events e
    join public.occupancy o on o.property_id = feed.property_id and o.released_at is null and o.nights && e.nights
      and o.feed_id is distinct from feed.id
      -- One booking that two calendars name.
      and o.feed_event is distinct from e.event
    left join private.feed_events k on k.feed_id = o.feed_id and k.event = o.feed_event and k.nights @> o.nights
    where e.feed_id = feed.id and e.kind <> 'blocked' and coalesce(k.kind, '') <> 'blocked'
      and upper(e.nights * o.nights) > today and not e.echo @> e.nights * o.nights * daterange(today, null)
  ), ended as (
    update public.calendar_conflicts c set ended_at = now()
    where c.feed_id = feed.id and c.ended_at is null and not exists (
      select from clash w where (w.event, w.occupancy_id, w.nights) = (c.event, c.occupancy_id, c.nights))
  )
  insert into public.calendar_conflicts (feed_id, property_id, event, occupancy_id, nights)
  select feed.id, feed.property_id, w.event, w.occupancy_id, w.nights from clash w
  on conflict do nothing;
end;
$$;
comment on function private.apply_feed is
  'Takes the nights that a calendar names and nobody has, gives those back that it no longer names, and notes those that are taken twice.';

create function public.read_feed_soon(feed_id uuid) returns boolean
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
comment on function public.read_feed_soon is 'Staff have a calendar read within seconds.';

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

create function private.store_feed_events(feed_id uuid, events jsonb, whole boolean, doubtful boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  house constant text := (select f.property_id from public.calendar_feeds f where f.id = store_feed_events.feed_id);
  ahead constant daterange := daterange(private.house_today(), null);
begin
  perform from public.properties p where p.id = house for no key update;
  perform private.release_expired(now(), house);
  if doubtful then
    update private.feed_events e set missing = true where e.feed_id = store_feed_events.feed_id
      and not exists (select from jsonb_array_elements(events) listed where listed ->> 0 = e.event);
  end if;
  with listed as materialized (
    select distinct on (one ->> 0, nights) one ->> 0 as event, nights, one ->> 3 as kind
    from jsonb_array_elements(events) one, daterange((one ->> 1)::date, (one ->> 2)::date) nights
  ), removed as (
    delete from private.feed_events e where e.feed_id = store_feed_events.feed_id
      and not exists (select from listed s where (s.event, s.nights) = (e.event, e.nights))
      and (whole and not e.missing or exists (select from listed s where s.event = e.event))
    returning e.event, e.kind, e.echo
  ), entries as materialized (
    select o.nights * ahead as nights, o.feed_event, o.feed_id is distinct from store_feed_events.feed_id as others
    from public.occupancy o where o.property_id = house and o.released_at is null and o.nights && ahead
  )
  insert into private.feed_events as e (feed_id, event, nights, kind, echo)
  select store_feed_events.feed_id, s.event, s.nights, s.kind, coalesce((
      select range_agg(g.echo) * datemultirange(s.nights) from removed g where g.event = s.event and g.kind = s.kind
    ), '{}') + coalesce((
      -- A new event that consists of whole entries of our calendar repeats them, one or several neighbors, whatever its
      -- title. Under the same UID it is the event itself, read elsewhere too.
      select case when bool_and(n.nights <@ s.nights) and range_agg(n.nights) = datemultirange(s.nights * ahead)
        then range_agg(n.nights * s.nights) filter (where n.others) end
      from entries n where n.nights && s.nights and n.feed_event is distinct from s.event
    ), '{}')
  from listed s
  on conflict on constraint feed_events_pkey do update set kind = excluded.kind, missing = false,
    echo = case when e.kind = excluded.kind then e.echo else excluded.echo end;
end;
$$;
comment on function private.store_feed_events is
  'Notes the events of a calendar and which of them repeat ours. Only what was read whole forgets events that are missing, and only without doubt about them.';

create function public.settle_feed(feed_id uuid, claim uuid, outcome jsonb, unreadable integer default 0) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  error text := outcome ->> 'error';
  events jsonb := nullif(outcome -> 'events', 'null');
  -- An entry that could not be read and is counted says nothing about the others.
  whole constant boolean := error is null or unreadable > 0 and error in ('bad_event', 'recurring');
  feed public.calendar_feeds;
  reading private.feed_reads;
begin
  select * into feed from public.calendar_feeds f where f.id = settle_feed.feed_id and f.active for no key update;
  if not found then return false; end if;
  select * into reading from private.feed_reads r where r.feed_id = settle_feed.feed_id for update;
  -- The claim was over and is another worker's, or the address was changed.
  if reading.claim is distinct from settle_feed.claim then return false; end if;

  -- One empty answer is more often a fault there than the end of all stays.
  if whole and events = '[]' and exists (
    select from private.feed_events e where e.feed_id = settle_feed.feed_id and upper(e.nights) > private.house_today()
  ) then
    reading.empty_since := coalesce(reading.empty_since, now());
    if reading.empty_since > now() - interval '1 day' then error := coalesce(error, 'no_events'); events := null; end if;
  elsif events is not null then
    reading.empty_since := null;
  end if;

  if events is not null then
    if unreadable = 0 then update private.feed_events e set missing = false where e.feed_id = settle_feed.feed_id; end if;
    -- Of a calendar that was read in part, what is missing may be in the other part; of one with more unreadable entries
    -- than before, it may be one of them.
    perform private.store_feed_events(settle_feed.feed_id, events, whole, whole and unreadable > feed.unreadable);
    feed.unreadable := unreadable;
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
      last_error = error, unreadable = feed.unreadable
    where f.id = settle_feed.feed_id;
  -- Without news too: a stay that was in the way may be gone.
  perform private.apply_feed(settle_feed.feed_id);
  return true;
end;
$$;
comment on function public.settle_feed is
  'What a worker read: events as [hash, from_day, to_day, kind], or nothing new, or an error, and how many entries it left out because it could not read them; a failure frees no night. For the worker''s secret key.';

create function public.drop_feed_nights(occupancy_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  dropped public.occupancy;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  -- In the order of settle_feed, or the two could wait for each other.
  perform from public.calendar_feeds f join public.occupancy o on o.feed_id = f.id
    where o.id = drop_feed_nights.occupancy_id for no key update of f;
  update public.occupancy o set released_at = now(), released_by = auth.uid()
    where o.id = drop_feed_nights.occupancy_id and o.feed_id is not null and o.released_at is null returning * into dropped;
  if not found then return false; end if;
  -- Nights that are over stay as they were.
  update private.feed_events e
    set echo = e.echo + datemultirange(e.nights * dropped.nights * daterange(private.house_today(), null))
    where e.feed_id = dropped.feed_id and e.nights && dropped.nights;
  perform private.apply_feed(dropped.feed_id);
  return true;
end;
$$;
comment on function public.drop_feed_nights is
  'Staff free nights that another calendar takes, until it names them anew; answers whether they were still taken.';

grant execute on function public.save_feed, public.read_feed_soon, public.drop_feed_nights to authenticated;
grant execute on function private.apply_feed, private.store_feed_events, public.claim_feeds, public.settle_feed to service_role;
