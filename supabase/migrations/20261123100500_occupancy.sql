create type public.occupancy_kind as enum ('reservation', 'block', 'feed');

create table public.occupancy (
  id uuid primary key default gen_random_uuid(),
  property_id text not null references public.properties (id),
  property_number integer not null,
  nights daterange not null check (not isempty(nights) and lower(nights) > '-infinity' and upper(nights) < 'infinity'),
  kind public.occupancy_kind not null,
  reservation_id uuid unique references public.reservations (id) on delete cascade,
  note text check (char_length(note) <= 500),
  held_until timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid,
  released_at timestamptz,
  constraint occupancy_reservation_check check ((kind = 'reservation') = (reservation_id is not null)),
  -- The one rule that no two guests, blocks or calendars ever have the same night.
  constraint occupancy_apart exclude using gist (
    int4range(property_number, property_number, '[]') with &&, nights with &&
  ) where (released_at is null)
);
comment on table public.occupancy is 'Nights that are not free, whatever the reason; the only source of availability.';
comment on column public.occupancy.held_until is 'After this time the nights of a pending reservation count as free.';

create trigger set_property_number before insert or update on public.occupancy
  for each row execute function private.set_property_number();

alter table public.occupancy enable row level security;
revoke all on public.occupancy from anon, authenticated;
grant select on public.occupancy to authenticated;
grant all on public.occupancy to service_role;

create policy "Staff read all occupancy" on public.occupancy
  for select to authenticated using ((select private.is_staff()));

create policy "Guests read the nights of their own stays" on public.occupancy
  for select to authenticated using (exists (
    select from public.reservations r where r.id = reservation_id and r.guest_id = (select auth.uid())
  ));

create policy "Owners read the nights of their time" on public.occupancy
  for select to authenticated using ((select private.has_role('owner')) and private.owns(property_id, nights));

create function private.taken(property_id text, span daterange) returns datemultirange
language sql stable security definer set search_path = ''
as $$
  select coalesce(range_agg(o.nights), '{}')
  from public.occupancy o join public.properties p on p.id = taken.property_id
  where int4range(o.property_number, o.property_number, '[]') && int4range(p.number, p.number, '[]')
    and o.nights && taken.span and o.released_at is null
    and (o.held_until is null or o.held_until > now());
$$;
comment on function private.taken is 'The nights of a property that are not free; everyone may know them, nobody the reason.';
revoke all on function private.taken from public;
grant execute on function private.taken to anon, authenticated, service_role;
