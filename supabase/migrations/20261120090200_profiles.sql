create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  first_name text check (char_length(first_name) <= 100),
  last_name text check (char_length(last_name) <= 100),
  email text check (char_length(email) <= 255),
  phone text check (char_length(phone) <= 20),
  created_at timestamptz not null default now()
);
comment on table public.profiles is 'Who an account belongs to, one row each, written at sign-up.';
comment on column public.profiles.email is 'Follows the address of the account; users cannot edit it here.';

create function private.guard_profile_columns() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (new.user_id, new.email, new.created_at) is distinct from (old.user_id, old.email, old.created_at) then
    raise exception 'Only first name, last name and phone can be changed.' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger guard_profile_columns before update on public.profiles
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.guard_profile_columns();

alter table public.profiles enable row level security;

revoke all on public.profiles from anon, authenticated;
grant select, update (first_name, last_name, phone) on public.profiles to authenticated;
grant all on public.profiles to service_role;

create policy "Users read their own profile" on public.profiles
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Admins read all profiles" on public.profiles
  for select to authenticated
  using ((select private.has_role('admin')));

create policy "Users update their own profile" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
