-- A link can be for one channel: it leaves out the nights that were read from that channel, so that a channel never
-- reads its own nights here and keeps them closed.
alter table public.calendar_links add column feed_id uuid references public.calendar_feeds (id) on delete cascade;
comment on column public.calendar_links.feed_id is 'The channel that the link is for; none for the link of the house.';
drop index public.calendar_links_current_idx;
create unique index calendar_links_current_idx on public.calendar_links (property_id, feed_id) nulls not distinct
  where ended_at is null;
create index calendar_links_feed_id_idx on public.calendar_links (feed_id);

drop function public.make_calendar_link, public.end_calendar_link, private.make_calendar_link, private.end_calendar_link;

-- Locks the house, so that of two people who change its link the later sees what the first did.
create function private.end_calendar_link(property_id text, feed_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() and not private.owns_today(property_id) then perform private.refuse('not_allowed'); end if;
  perform from public.properties p where p.id = property_id for no key update;
  if not found then perform private.refuse('unknown_property'); end if;
  update public.calendar_links l set ended_at = now(), ended_by = auth.uid()
    where l.property_id = end_calendar_link.property_id and l.feed_id is not distinct from end_calendar_link.feed_id
      and l.ended_at is null;
  return found;
end;
$$;
comment on function private.end_calendar_link is 'See public.end_calendar_link.';

create function private.make_calendar_link(property_id text, feed_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- 244 random bits.
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  link public.calendar_links;
begin
  perform private.end_calendar_link(property_id, feed_id);
  if feed_id is not null and not exists (
    select from public.calendar_feeds f
    where f.id = make_calendar_link.feed_id and f.property_id = make_calendar_link.property_id
  ) then
    perform private.refuse('unknown_feed');
  end if;
  insert into public.calendar_links (property_id, feed_id, created_by)
    values (make_calendar_link.property_id, make_calendar_link.feed_id, auth.uid()) returning * into link;
  insert into private.calendar_link_secrets (link_id, token_hash) values (link.id, sha256(token::bytea));
  return jsonb_build_object('id', link.id, 'property_id', link.property_id, 'feed_id', link.feed_id,
    'created_at', link.created_at, 'token', token);
end;
$$;
comment on function private.make_calendar_link is 'See public.make_calendar_link.';

create function public.make_calendar_link(property_id text, feed_id uuid default null) returns jsonb
language sql volatile set search_path = ''
as $$ select private.make_calendar_link(property_id, feed_id); $$;
comment on function public.make_calendar_link is
  'Staff, or the owner of the house, get a new link for its calendar, or for one of its channels, and end the one before; the token is answered this once.';

create function public.end_calendar_link(property_id text, feed_id uuid default null) returns boolean
language sql volatile set search_path = ''
as $$ select private.end_calendar_link(property_id, feed_id); $$;
comment on function public.end_calendar_link is
  'Staff, or the owner of the house, turn its link, or that of one of its channels, off; answers whether there was one.';

create or replace function public.read_calendar(token text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  link record;
begin
  select l.id, l.property_id, l.feed_id, l.created_at, l.read_at, p.number, p.name into link
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
        and (o.held_until is null or o.held_until > now())
        and (link.feed_id is null or o.feed_id is distinct from link.feed_id)));
end;
$$;
comment on function public.read_calendar is
  'The taken nights of the house that a link''s token opens, without reasons or names and without the link''s own channel; null for a token that opens none. For the worker''s secret key.';

revoke all on function private.end_calendar_link, private.make_calendar_link from public;
revoke all on function public.make_calendar_link, public.end_calendar_link from public, anon, authenticated, service_role;
grant execute on function private.end_calendar_link, private.make_calendar_link, public.make_calendar_link,
  public.end_calendar_link to authenticated;
