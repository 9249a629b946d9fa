-- Taken nights for other calendars (RFC 5545): secret links, of which only a hash is kept.
create table public.calendar_links (
  id uuid primary key default gen_random_uuid(),
  property_id text references public.properties (id),
  channel text check (char_length(btrim(channel)) between 1 and 60),
  owner_id uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  created_by uuid,
  ended_at timestamptz,
  ended_by uuid,
  read_at timestamptz,
  constraint calendar_links_kind_check check (
    (property_id is null) = (channel is null) and (property_id is null) = (owner_id is not null))
);
comment on table public.calendar_links is
  'Links under which others read taken nights, one for each channel of a house and one for each owner; ended ones stay as history.';
comment on column public.calendar_links.channel is 'The site that the link of a house is for.';
comment on column public.calendar_links.owner_id is 'Whose calendar of all their houses it is.';
comment on column public.calendar_links.read_at is 'When a calendar last read the link, to five minutes.';

create table private.calendar_link_secrets (
  link_id uuid primary key references public.calendar_links (id) on delete cascade,
  token_hash bytea not null unique
);
comment on table private.calendar_link_secrets is 'SHA-256 of the token in each link''s address; the token itself is nowhere.';

create unique index calendar_links_current_idx on public.calendar_links (property_id, lower(channel), owner_id)
  nulls not distinct where ended_at is null;
create index calendar_links_owner_id_idx on public.calendar_links (owner_id);

alter table public.calendar_links enable row level security;
alter table private.calendar_link_secrets enable row level security;
grant select on public.calendar_links to authenticated;
grant all on public.calendar_links, private.calendar_link_secrets to service_role;

create policy "Staff read all calendar links, owners those of their houses" on public.calendar_links
  for select to authenticated using (
    (select private.is_staff()) or owner_id = (select auth.uid()) or private.owns_today(property_id)
  );

create function public.end_calendar_link(link_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() and not exists (
    select from public.calendar_links l
    where l.id = link_id and (l.owner_id = auth.uid() or private.owns_today(l.property_id))
  ) then
    perform private.refuse('not_allowed');
  end if;
  update public.calendar_links l set ended_at = now(), ended_by = auth.uid() where l.id = link_id and l.ended_at is null;
  return found;
end;
$$;
comment on function public.end_calendar_link is
  'Staff, or the owner of the house, turn one link off, an owner also that of their own calendar; answers whether it was on.';

create function public.make_calendar_link(
  property_id text default null, channel text default null, replaces uuid default null
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  -- 244 random bits.
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  channel_name constant text := case when property_id is not null then btrim(channel) end;
  link_id uuid;
begin
  if property_id is null or not private.is_staff() then
    if not exists (
      select from public.properties p
      where p.id = coalesce(make_calendar_link.property_id, p.id) and private.owns_today(p.id)
    ) then
      perform private.refuse('not_allowed');
    end if;
  elsif not exists (select from public.properties p where p.id = make_calendar_link.property_id) then
    perform private.refuse('unknown_property');
  end if;
  if property_id is not null and coalesce(char_length(channel_name), 0) not between 1 and 60 then
    perform private.refuse('bad_feed_name');
  end if;
  if replaces is not null and not public.end_calendar_link(replaces) then perform private.refuse('stale'); end if;
  insert into public.calendar_links (property_id, channel, owner_id, created_by)
    values (make_calendar_link.property_id, channel_name,
      case when make_calendar_link.property_id is null then auth.uid() end, auth.uid())
    on conflict do nothing returning id into link_id;
  -- Never the end of a link that somebody else has given to a site.
  if link_id is null then perform private.refuse('link_exists'); end if;
  insert into private.calendar_link_secrets (link_id, token_hash) values (link_id, sha256(token::bytea));
  return token;
end;
$$;
comment on function public.make_calendar_link is
  'Staff, or the owner of the house, get a link to its calendar for a channel, an owner without a house one to all of theirs, and end the one that it replaces; answers its token, this once.';

create function public.read_calendar(token text)
returns table (name text, changed_at timestamptz, locale text, nights jsonb)
language plpgsql volatile set search_path = ''
as $$
#variable_conflict use_column
declare
  link record;
begin
  select l.id, l.property_id, l.channel, l.owner_id, l.created_at into link
    from private.calendar_link_secrets s
    join public.calendar_links l on l.id = s.link_id and l.ended_at is null
    where s.token_hash = sha256(convert_to(read_calendar.token, 'UTF8'));
  if not found then return; end if;
  -- A calendar that is read often causes few writes.
  update public.calendar_links l set read_at = now()
    where l.id = link.id and coalesce(l.read_at < now() - interval '5 minutes', true);
  return query
  with houses as materialized (
    select p.id, p.number, p.name, daterange(null, null) as during
    from public.properties p where p.id = link.property_id
    union all
    select p.id, p.number, p.name, o.during
    from public.property_owners o
    join public.properties p on p.id = o.property_id
    join public.user_roles u on u.user_id = o.owner_id and u.role = 'owner'
    where o.owner_id = link.owner_id and o.during @> private.house_today()
  )
  select case when link.owner_id is null then min(h.name) else 'Marisma' end,
    greatest(link.created_at, (
      -- What has left the calendar changed it too.
      select max(greatest(o.created_at, o.released_at, r.changed_at, case when o.held_until <= now() then o.held_until end))
      from houses h
      join public.occupancy o on o.property_id = h.id
      left join public.reservations r on r.id = o.reservation_id)),
    case when link.owner_id is not null then private.locale_of(link.owner_id) end,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'from_day', lower(o.nights), 'to_day', upper(o.nights), 'reserved', o.kind = 'reservation',
        'sequence', coalesce(r.version - 1, 0), 'changed_at', coalesce(r.changed_at, o.created_at),
        'house', case when link.owner_id is not null then h.name end,
        'called', case when link.owner_id is not null then coalesce(r.code, f.name) end
      ) order by lower(o.nights), h.number), '[]')
      from houses h
      join public.occupancy o on int4range(o.property_number, o.property_number, '[]') && int4range(h.number, h.number, '[]')
      left join public.reservations r on r.id = o.reservation_id
      left join public.calendar_feeds f on f.id = o.feed_id
      where o.nights && daterange(private.house_today() - 31, null) and o.nights && h.during and o.released_at is null
        and (o.held_until is null or o.held_until > now())
        and coalesce(lower(f.name) <> lower(link.channel), true))
  from houses h having count(*) > 0;
end;
$$;
comment on function public.read_calendar is
  'The taken nights that a link''s token opens: of a house, without reasons or names and without what is read from the link''s own channel, or of all houses of an owner, by codes; no row for a token that opens none. For the worker''s secret key.';

create function public.house_calendars()
returns table (property_id text, name text, links jsonb, feeds jsonb, conflicts jsonb)
language sql stable set search_path = ''
as $$
  select p.id, p.name, (
      select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'channel', l.channel, 'created_at', l.created_at,
        'made_by', private.first_name_of(l.created_by), 'read_at', l.read_at) order by lower(l.channel)), '[]')
      from public.calendar_links l where l.property_id = p.id and l.ended_at is null
    ), (
      select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'url', f.url, 'active', f.active,
        'blocks', f.blocks, 'version', f.version, 'read_at', f.read_at, 'failing_since', f.failing_since,
        'last_error', f.last_error, 'unreadable', f.unreadable, 'left_out', f.left_out,
        'longest_block', case when f.longest_block is not null then
          jsonb_build_object('from_day', lower(f.longest_block), 'to_day', upper(f.longest_block)) end,
        'nights', (
          select coalesce(sum(upper(o.nights) - greatest(lower(o.nights), private.house_today())), 0)
          from public.occupancy o
          where o.feed_id = f.id and o.released_at is null and upper(o.nights) > private.house_today())
      ) order by f.active desc, f.name, f.id), '[]')
      from public.calendar_feeds f where f.property_id = p.id and f.removed_at is null
    ), (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'feed', f.name, 'from_day', lower(c.nights),
        'to_day', upper(c.nights), 'against', o.kind, 'code', r.code, 'request_id', q.id
      ) order by lower(c.nights), c.id), '[]')
      from public.calendar_conflicts c
      join public.calendar_feeds f on f.id = c.feed_id
      left join public.occupancy o on o.id = c.occupancy_id
      left join public.reservations r on r.id = o.reservation_id
      left join public.requests q on q.reservation_id = r.id
      where c.property_id = p.id and c.ended_at is null and upper(c.nights) > private.house_today()
    )
  from public.properties p
  where private.is_staff() or private.owns_today(p.id)
  order by p.name;
$$;
comment on function public.house_calendars is
  'For staff all houses, for owners their own: links, other calendars with their health and what of them is left out, and nights that are taken twice.';

grant execute on function public.end_calendar_link, public.make_calendar_link, public.house_calendars to authenticated;
grant execute on function private.locale_of, public.read_calendar to service_role;
