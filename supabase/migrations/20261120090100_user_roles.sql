create type public.app_role as enum ('admin', 'owner', 'client', 'management');
comment on type public.app_role is 'What an account may do. Nobody can give themselves admin.';

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  primary key (user_id, role)
);
comment on table public.user_roles is 'The roles of an account; every account starts as client.';

-- What an account asked for when it signed up. Metadata can be rewritten later, this cannot.
create table private.role_requests (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role public.app_role not null check (role in ('owner', 'management')),
  created_at timestamptz not null default now()
);
comment on table private.role_requests is
  'The one role an account may still choose for itself: written at sign-up, gone once used or at the next sign-in.';

create function private.has_role(wanted public.app_role) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_roles r where r.user_id = (select auth.uid()) and r.role = wanted
  );
$$;
comment on function private.has_role is 'Whether the signed-in user holds a role; bypasses row security so that policies do not recurse.';
revoke all on function private.has_role from public;
grant execute on function private.has_role to authenticated, service_role;

-- The policy says which change is possible, this says that it was asked for at sign-up and happens once.
create function private.claim_requested_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.user_id = old.user_id and old.role = 'client' then
    delete from private.role_requests r
      where r.user_id = old.user_id and r.role = new.role and r.user_id = auth.uid();
    if found then
      return new;
    end if;
  end if;
  raise exception 'This role cannot be changed.'
    using errcode = '42501', hint = 'A role is chosen once, at sign-up.';
end;
$$;

create trigger claim_requested_role before update on public.user_roles
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.claim_requested_role();

alter table public.user_roles enable row level security;
alter table private.role_requests enable row level security;

revoke all on public.user_roles, private.role_requests from anon, authenticated;
grant select, update (role) on public.user_roles to authenticated;
grant all on public.user_roles to service_role;

create policy "Users read their own roles" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Admins read all roles" on public.user_roles
  for select to authenticated
  using ((select private.has_role('admin')));

create policy "Clients become owner or management" on public.user_roles
  for update to authenticated
  using (user_id = (select auth.uid()) and role = 'client')
  with check (user_id = (select auth.uid()) and role in ('owner', 'management'));
