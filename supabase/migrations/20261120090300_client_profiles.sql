create table public.client_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade
);
comment on table public.client_profiles is 'Marks an account as a guest; written at sign-up.';

alter table public.client_profiles enable row level security;

revoke all on public.client_profiles from anon, authenticated;
grant select, delete on public.client_profiles to authenticated;
grant all on public.client_profiles to service_role;

create policy "Users read their own client profile" on public.client_profiles
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Admins read all client profiles" on public.client_profiles
  for select to authenticated
  using ((select private.has_role('admin')));

create policy "Owners and management drop their client profile" on public.client_profiles
  for delete to authenticated
  using (
    user_id = (select auth.uid())
    and ((select private.has_role('owner')) or (select private.has_role('management')))
  );
