create table public.owner_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade
);
comment on table public.owner_profiles is 'Marks an account as a host: an owner or management.';

alter table public.owner_profiles enable row level security;

revoke all on public.owner_profiles from anon, authenticated;
grant select, insert on public.owner_profiles to authenticated;
grant all on public.owner_profiles to service_role;

create policy "Users read their own owner profile" on public.owner_profiles
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Admins read all owner profiles" on public.owner_profiles
  for select to authenticated
  using ((select private.has_role('admin')));

create policy "Owners and management add their owner profile" on public.owner_profiles
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and ((select private.has_role('owner')) or (select private.has_role('management')))
  );
