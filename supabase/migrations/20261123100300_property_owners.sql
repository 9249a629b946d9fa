create table public.property_owners (
  id uuid primary key default gen_random_uuid(),
  property_id text not null references public.properties (id),
  owner_id uuid not null references auth.users (id) on delete cascade,
  during daterange not null check (not isempty(during))
);
comment on table public.property_owners is 'Who owns a property in which time; a property that is sold keeps its history.';
create index property_owners_owner_id_idx on public.property_owners (owner_id);

create function private.owns(property_id text, nights daterange) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.has_role('owner') and exists (
    select from public.property_owners o
    where o.owner_id = (select auth.uid()) and o.property_id = owns.property_id and o.during && owns.nights
  );
$$;
comment on function private.owns is 'Whether the signed-in user owns the property in some of these nights.';
revoke all on function private.owns from public;
grant execute on function private.owns to authenticated, service_role;

alter table public.property_owners enable row level security;
revoke all on public.property_owners from anon, authenticated;
grant select on public.property_owners to authenticated;
grant all on public.property_owners to service_role;

create policy "Owners read what they own" on public.property_owners
  for select to authenticated
  using (owner_id = (select auth.uid()) and (select private.has_role('owner')));

create policy "Staff read all owners" on public.property_owners
  for select to authenticated using ((select private.is_staff()));
