-- The taken nights of a house for other calendars (RFC 5545): one secret link per house, of which only a hash is kept.
create table public.calendar_links (
  id uuid primary key default gen_random_uuid(),
  property_id text not null references public.properties (id),
  created_at timestamptz not null default now(),
  created_by uuid,
  ended_at timestamptz,
  ended_by uuid,
  read_at timestamptz
);
comment on table public.calendar_links is 'Links under which other calendars read the taken nights of a house; ended ones stay as history.';
comment on column public.calendar_links.read_at is 'When a calendar last read the link, to the hour.';
create unique index calendar_links_current_idx on public.calendar_links (property_id) where ended_at is null;

create table private.calendar_link_secrets (
  link_id uuid primary key references public.calendar_links (id) on delete cascade,
  token_hash bytea not null unique
);
comment on table private.calendar_link_secrets is 'SHA-256 of the token in each link''s address; the token itself is nowhere.';

alter table public.calendar_links enable row level security;
alter table private.calendar_link_secrets enable row level security;
revoke all on public.calendar_links, private.calendar_link_secrets from anon, authenticated;
grant select on public.calendar_links to authenticated;
grant all on public.calendar_links, private.calendar_link_secrets to service_role;

create function private.owns_today(property_id text) returns boolean
language sql stable set search_path = ''
as $$
  select private.owns_all(property_id, daterange(private.house_today(), private.house_today() + 1));
$$;
comment on function private.owns_today is 'Whether the signed-in user owns the property now.';

create policy "Staff read all calendar links" on public.calendar_links
  for select to authenticated using ((select private.is_staff()));

create policy "Owners read the calendar links of their houses" on public.calendar_links
  for select to authenticated using (private.owns_today(property_id));

-- Locks the house, so that of two people who change its link the later sees what the first did.
create function private.end_calendar_link(property_id text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() and not private.owns_today(property_id) then perform private.refuse('not_allowed'); end if;
  perform from public.properties p where p.id = property_id for no key update;
  if not found then perform private.refuse('unknown_property'); end if;
  update public.calendar_links l set ended_at = now(), ended_by = auth.uid()
    where l.property_id = end_calendar_link.property_id and l.ended_at is null;
  return found;
end;
$$;
comment on function private.end_calendar_link is 'See public.end_calendar_link.';

create function private.make_calendar_link(property_id text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- 244 random bits.
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  link public.calendar_links;
begin
  perform private.end_calendar_link(property_id);
  insert into public.calendar_links (property_id, created_by)
    values (make_calendar_link.property_id, auth.uid()) returning * into link;
  insert into private.calendar_link_secrets (link_id, token_hash) values (link.id, sha256(token::bytea));
  return jsonb_build_object('id', link.id, 'property_id', link.property_id, 'created_at', link.created_at,
    'token', token);
end;
$$;
comment on function private.make_calendar_link is 'See public.make_calendar_link.';

create function public.make_calendar_link(property_id text) returns jsonb
language sql volatile set search_path = ''
as $$ select private.make_calendar_link(property_id); $$;
comment on function public.make_calendar_link is
  'Staff, or the owner of the house, get a new link for its calendar and end the one before; the token is answered this once.';

create function public.end_calendar_link(property_id text) returns boolean
language sql volatile set search_path = ''
as $$ select private.end_calendar_link(property_id); $$;
comment on function public.end_calendar_link is
  'Staff, or the owner of the house, turn its calendar''s link off; answers whether there was one.';

create function public.read_calendar(token text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  link record;
begin
  select l.id, l.property_id, l.created_at, l.read_at, p.number, p.name into link
    from private.calendar_link_secrets s
    join public.calendar_links l on l.id = s.link_id and l.ended_at is null
    join public.properties p on p.id = l.property_id
    where s.token_hash = sha256(convert_to(read_calendar.token, 'UTF8'));
  if not found then return null; end if;
  -- To the hour: a calendar that is read often causes few writes.
  if link.read_at is null or link.read_at < now() - interval '1 hour' then
    update public.calendar_links l set read_at = now() where l.id = link.id;
  end if;
  return jsonb_build_object(
    'name', link.name,
    'changed_at', greatest(link.created_at, (
      -- What has left the calendar changed it too.
      select max(greatest(o.created_at, o.released_at, r.changed_at, case when o.held_until <= now() then o.held_until end))
      from public.occupancy o left join public.reservations r on r.id = o.reservation_id
      where o.property_id = link.property_id)),
    'nights', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'from_day', lower(o.nights), 'to_day', upper(o.nights), 'reserved', o.kind = 'reservation',
        'sequence', coalesce(r.version - 1, 0), 'changed_at', coalesce(r.changed_at, o.created_at)
      ) order by lower(o.nights)), '[]')
      from public.occupancy o left join public.reservations r on r.id = o.reservation_id
      where int4range(o.property_number, o.property_number, '[]') && int4range(link.number, link.number, '[]')
        and o.nights && daterange(private.house_today() - 31, null) and o.released_at is null
        and (o.held_until is null or o.held_until > now())));
end;
$$;
comment on function public.read_calendar is
  'The taken nights of the house that a link''s token opens, without reasons or names; null for a token that opens none. For the worker''s secret key.';

revoke all on function private.owns_today, private.end_calendar_link, private.make_calendar_link from public;
revoke all on function public.make_calendar_link, public.end_calendar_link, public.read_calendar
  from public, anon, authenticated, service_role;
grant execute on function private.owns_today, private.end_calendar_link, private.make_calendar_link,
  public.make_calendar_link, public.end_calendar_link to authenticated;
grant execute on function public.read_calendar to service_role;
