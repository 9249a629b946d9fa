insert into private.refusals (word, status, message) values
  ('bad_note', 'PT400', 'A note has at most 500 characters.'),
  ('blocked_by_house', 'PT403', 'The house has blocked these nights; please ask the team.');

alter table public.occupancy add column released_by uuid;
comment on column public.occupancy.released_by is 'Who gave the nights of a block back.';

create function private.owns_all(property_id text, nights daterange) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.has_role('owner') and coalesce((
    select range_agg(o.during) @> owns_all.nights from public.property_owners o
    where o.owner_id = (select auth.uid()) and o.property_id = owns_all.property_id
  ), false);
$$;
comment on function private.owns_all is 'Whether the signed-in user owns the property in each of these nights.';

-- The nights from from_day to the night before to_day of a calendar that the caller keeps; the house is locked, so that
-- two people who change its calendar wait for each other.
create function private.lock_calendar(property_id text, from_day date, to_day date) returns daterange
language plpgsql security definer set search_path = ''
as $$
declare
  nights daterange;
begin
  if coalesce(to_day <= from_day or not isfinite(from_day) or not isfinite(to_day), true) then
    perform private.refuse('bad_dates');
  end if;
  if to_day - from_day > 366 then perform private.refuse('too_many_nights'); end if;
  nights := daterange(from_day, to_day);
  if not private.is_staff() and not private.owns_all(property_id, nights) then
    perform private.refuse('not_allowed');
  end if;
  if from_day < private.house_today() then perform private.refuse('past'); end if;
  if from_day - private.house_today() > 730 then perform private.refuse('too_far'); end if;
  perform from public.properties p where p.id = property_id for no key update;
  if not found then perform private.refuse('unknown_property'); end if;
  return nights;
end;
$$;
comment on function private.lock_calendar is 'Refuses calls about a calendar that is not the caller''s or nights that cannot be changed.';

create function private.block_nights(property_id text, from_day date, to_day date, note text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asked constant daterange := private.lock_calendar(property_id, from_day, to_day);
  said constant text := nullif(btrim(note, E' \t\r\n'), '');
  block public.occupancy;
begin
  if char_length(said) > 500 then perform private.refuse('bad_note'); end if;
  perform private.release_expired(now(), property_id);
  -- The same block sent twice is one.
  select * into block from public.occupancy o
    where o.property_id = block_nights.property_id and o.nights = asked and o.kind = 'block'
      and o.released_at is null and o.created_by = auth.uid() and o.note is not distinct from said;
  if not found then
    begin
      insert into public.occupancy (property_id, nights, kind, note, created_by)
      values (block_nights.property_id, asked, 'block', said, auth.uid()) returning * into block;
    exception when exclusion_violation then
      perform private.refuse('taken', (
        select string_agg(day::date::text, ',' order by day)
        from unnest(private.taken(block_nights.property_id, asked) * datemultirange(asked)) part,
          generate_series(lower(part), upper(part) - 1, interval '1 day') day
      ));
    end;
  end if;
  return jsonb_build_object('id', block.id, 'property_id', block.property_id, 'from_day', lower(block.nights),
    'to_day', upper(block.nights), 'note', block.note);
end;
$$;
comment on function private.block_nights is 'See public.block_nights.';

create function public.block_nights(property_id text, from_day date, to_day date, note text default null) returns jsonb
language sql volatile set search_path = ''
as $$ select private.block_nights(property_id, from_day, to_day, note); $$;
comment on function public.block_nights is
  'Staff, or the owner of the house, take the nights up to the one before to_day off the market; the hint of taken lists the nights in the way.';

create function private.unblock_nights(property_id text, from_day date, to_day date) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  asked constant daterange := private.lock_calendar(property_id, from_day, to_day);
  blocks public.occupancy[];
begin
  select array_agg(o) into blocks from public.occupancy o
    where o.property_id = unblock_nights.property_id and o.kind = 'block' and o.released_at is null
      and o.nights && asked;
  -- A repair that the house has planned is not the owner's to call off.
  if not private.is_staff() and exists (select from unnest(blocks) b where b.created_by is distinct from auth.uid()) then
    perform private.refuse('blocked_by_house');
  end if;
  update public.occupancy o set released_at = now(), released_by = auth.uid()
    where o.id in (select b.id from unnest(blocks) b);
  insert into public.occupancy (property_id, nights, kind, note, created_at, created_by)
  select b.property_id, rest, 'block', b.note, b.created_at, b.created_by
  from unnest(blocks) b, unnest(datemultirange(b.nights) - datemultirange(asked)) rest;
  return (
    select coalesce(sum(upper(freed) - lower(freed)), 0)::integer
    from unnest(blocks) b, lateral (select b.nights * asked as freed) part
  );
end;
$$;
comment on function private.unblock_nights is 'See public.unblock_nights.';

create function public.unblock_nights(property_id text, from_day date, to_day date) returns integer
language sql volatile set search_path = ''
as $$ select private.unblock_nights(property_id, from_day, to_day); $$;
comment on function public.unblock_nights is
  'Gives blocked nights back and returns how many; owners give back what they have blocked themselves, staff any block.';

revoke all on function private.owns_all, private.lock_calendar, private.block_nights, private.unblock_nights from public;
revoke all on function public.block_nights, public.unblock_nights from public, anon, authenticated, service_role;
grant execute on function private.owns_all to authenticated, service_role;
grant execute on function private.block_nights, private.unblock_nights, public.block_nights, public.unblock_nights
  to authenticated;
