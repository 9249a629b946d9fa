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
  ) and (
    wanted = 'client'
    -- aal2: the session has passed the second factor.
    or coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal', '') = 'aal2'
    or not private.has_second_factor()
  );
$$;
comment on function private.has_role is
  'Whether the signed-in user holds a role; roles above client need the second factor where the account has one. Bypasses row security so that policies do not recurse.';

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
grant select, update (role) on public.user_roles to authenticated;
grant all on public.user_roles to service_role;

create policy "Admins read all roles, users their own" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()) or (select private.has_role('admin')));

create policy "Clients become owner or management" on public.user_roles
  for update to authenticated
  using (user_id = (select auth.uid()) and role = 'client')
  with check (user_id = (select auth.uid()) and role in ('owner', 'management'));

grant execute on function private.has_role to authenticated, service_role;

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
grant select, update (first_name, last_name, phone) on public.profiles to authenticated;
grant all on public.profiles to service_role;

create policy "Admins read all profiles, users their own" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()) or (select private.has_role('admin')));

create policy "Users update their own profile" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create table public.client_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade
);
comment on table public.client_profiles is 'Marks an account as a guest; written at sign-up.';

alter table public.client_profiles enable row level security;
grant select, delete on public.client_profiles to authenticated;
grant all on public.client_profiles to service_role;

create policy "Admins read all client profiles, users their own" on public.client_profiles
  for select to authenticated using (user_id = (select auth.uid()) or (select private.has_role('admin')));

create policy "Owners and management drop their client profile" on public.client_profiles
  for delete to authenticated
  using (
    user_id = (select auth.uid())
    and ((select private.has_role('owner')) or (select private.has_role('management')))
  );

create table public.owner_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade
);
comment on table public.owner_profiles is 'Marks an account as a host: an owner or management.';

alter table public.owner_profiles enable row level security;
grant select, insert on public.owner_profiles to authenticated;
grant all on public.owner_profiles to service_role;

create policy "Admins read all owner profiles, users their own" on public.owner_profiles
  for select to authenticated using (user_id = (select auth.uid()) or (select private.has_role('admin')));

create policy "Owners and management add their owner profile" on public.owner_profiles
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and ((select private.has_role('owner')) or (select private.has_role('management')))
  );

-- Sign-up metadata is the visitor's own text: it names the person, it grants nothing.
create function private.name_from(metadata jsonb, key text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(left(btrim(metadata ->> key), 100), '');
$$;

create function private.create_account_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  requested_role text := new.raw_user_meta_data ->> 'role';
begin
  insert into public.profiles (user_id, first_name, last_name, email)
    values (
      new.id,
      private.name_from(new.raw_user_meta_data, 'first_name'),
      private.name_from(new.raw_user_meta_data, 'last_name'),
      new.email
    );
  insert into public.user_roles (user_id, role) values (new.id, 'client');
  insert into public.client_profiles (user_id) values (new.id);
  if requested_role in ('owner', 'management') then
    insert into private.role_requests (user_id, role) values (new.id, requested_role::public.app_role);
  end if;
  return new;
end;
$$;
comment on function private.create_account_rows is 'Gives a new account its profile and the client role, and notes the role it asked for.';

create trigger create_account_rows after insert on auth.users
  for each row execute function private.create_account_rows();

create function private.close_role_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.role_requests r where r.user_id = new.id;
  return new;
end;
$$;
comment on function private.close_role_request is 'A role is chosen in the first session of an account or never.';

create trigger close_role_request after update of last_sign_in_at on auth.users
  for each row
  when (old.last_sign_in_at is not null and new.last_sign_in_at is distinct from old.last_sign_in_at)
  execute function private.close_role_request();

create function private.copy_account_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles p set email = new.email where p.user_id = new.id;
  return new;
end;
$$;

create trigger copy_account_email after update of email on auth.users
  for each row when (new.email is distinct from old.email)
  execute function private.copy_account_email();

-- A signed-in visitor's token must name this service as its audience (RFC 7519, section 4.1.3). The keys of a project
-- are tokens without one.
create function private.check_request() returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  session_id constant uuid := claims ->> 'session_id';
begin
  if coalesce(nullif(current_setting('request.headers', true), '')::jsonb ->> 'prefer', '')
    ~* 'count\s*=\s*"?(planned|estimated)' then
    raise sqlstate 'PT400' using message = 'Only exact counts are given.';
  end if;
  if claims ->> 'role' = 'authenticated' and claims -> 'aud' is distinct from '"authenticated"' then
    raise sqlstate 'PT401' using message = 'The token is not for this service.';
  end if;
  if session_id is not null and not exists (select from auth.sessions s where s.id = session_id) then
    raise sqlstate 'PT401' using message = 'The session has ended.';
  end if;
end;
$$;
comment on function private.check_request is 'PostgREST calls it before each request (db_pre_request).';

-- The role exists where PostgREST serves the API; the embedded gateway refuses such requests itself.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.check_request';
    notify pgrst, 'reload config';
  end if;
end;
$$;

grant execute on function private.check_request to anon, authenticated, service_role;

-- Management is a role that accounts choose for themselves, so it counts only after an admin's approval.
create table private.staff_approvals (
  user_id uuid primary key references auth.users (id) on delete cascade,
  approved_by uuid,
  approved_at timestamptz not null default now()
);
comment on table private.staff_approvals is 'Management accounts that an admin has made staff.';

alter table private.staff_approvals enable row level security;
grant all on private.staff_approvals to service_role;

create function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.has_role('admin') or (
    private.has_role('management')
    and exists (select from private.staff_approvals a where a.user_id = (select auth.uid()))
  );
$$;
comment on function private.is_staff is 'Whether the signed-in user is an admin, or management that an admin approved.';

grant execute on function private.is_staff to anon, authenticated, service_role;

create function private.first_name_of(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((select p.first_name from public.profiles p where p.user_id = account), 'Marisma');
$$;
comment on function private.first_name_of is 'Who changed something, for the hint of a refusal.';

create function private.expect_version(version integer, expected integer, changed_by uuid, changed_at timestamptz)
returns void
language plpgsql stable set search_path = ''
as $$
begin
  if version is distinct from expected then
    perform private.refuse('stale', format('%s changed it at %s.', private.first_name_of(changed_by),
      to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')));
  end if;
end;
$$;
comment on function private.expect_version is
  'Refuses a change of what somebody else has changed since this version, and says who and when.';

grant execute on function private.first_name_of, private.expect_version to authenticated;

create table public.role_changes (
  id uuid primary key default gen_random_uuid(),
  changed_at timestamptz not null default now(),
  -- No foreign keys: the record stays when an account is deleted.
  user_id uuid not null,
  changed_by uuid,
  old_role public.app_role,
  new_role public.app_role,
  approved boolean
);
comment on table public.role_changes is
  'Who was given or lost which role, when, and by whom (null: outside the API): a trigger writes, admins read.';
comment on column public.role_changes.approved is
  'Of a change that is no role''s: whether management was approved (true) or the approval taken back (false).';
create index role_changes_user_id_changed_at_idx on public.role_changes (user_id, changed_at);

-- Of a role, or of the approval of management.
create function private.record_role_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  of_approval constant boolean := tg_table_name = 'staff_approvals';
begin
  insert into public.role_changes (user_id, changed_by, old_role, new_role, approved)
  select (coalesce(after, before) ->> 'user_id')::uuid, (select auth.uid()),
    case when of_approval then 'management' else before ->> 'role' end::public.app_role,
    case when of_approval then 'management' else after ->> 'role' end::public.app_role,
    case when of_approval then tg_op = 'INSERT' end;
  return null;
end;
$$;

create trigger record_role_change after insert or update or delete on public.user_roles
  for each row execute function private.record_role_change();

alter table public.role_changes enable row level security;
grant select on public.role_changes to authenticated, service_role;

create policy "Admins read all role changes" on public.role_changes
  for select to authenticated
  using ((select private.has_role('admin')));

create trigger record_approval after insert or delete on private.staff_approvals
  for each row execute function private.record_role_change();

create function public.people(
  words text default '', after uuid default null, most integer default 50, waiting boolean default false
)
returns table (
  id uuid, name text, email text, roles text[], approved boolean, houses text[],
  changed_at timestamptz, changed_by text
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  search_words constant text[] := regexp_split_to_array(nullif(btrim(private.plain(left(people.words, 200))), ''), '\s+');
begin
  if not private.has_role('admin') then perform private.refuse('not_allowed'); end if;
  return query
    with sorted as (
      select p.user_id, coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email, '-') as shown,
        private.plain(coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email, '')) as place
      from public.profiles p
      where case when people.waiting or search_words is null then exists (
          select from public.user_roles r where r.user_id = p.user_id and (
            private.is_waiting(r) or not people.waiting and r.role in ('admin', 'management')))
        else not exists (
          select from unnest(search_words) word
          where position(word in private.plain(concat_ws(' ', p.first_name, p.last_name, p.email))) = 0)
        end
    ), page as (
      select s.user_id, s.shown, s.place from sorted s
      where people.after is null
        or (s.place, s.user_id) > (select l.place, l.user_id from sorted l where l.user_id = people.after)
      order by s.place, s.user_id limit least(greatest(people.most, 1), 100)
    )
    select page.user_id, page.shown, p.email,
      array(select r.role::text from public.user_roles r where r.user_id = page.user_id order by r.role),
      exists (select from private.staff_approvals a where a.user_id = page.user_id),
      array(
        select h.name from public.property_owners o join public.properties h on h.id = o.property_id
        where o.owner_id = page.user_id and (upper_inf(o.during) or upper(o.during) > private.house_today())
        order by h.number),
      last.changed_at, case when last.changed_by is not null then private.first_name_of(last.changed_by) end
    from page join public.profiles p on p.user_id = page.user_id
    left join lateral (
      select c.changed_at, c.changed_by from public.role_changes c
      where c.user_id = page.user_id order by c.changed_at desc limit 1
    ) last on true
    order by page.place, page.user_id;
end;
$$;
comment on function public.people is
  'For admins: the accounts whose name or address contains each of the words; without words admins, management and owners without a house, or of them who waits for approval or a house. By name, after an account of the page before.';

create function public.set_staff(user_id uuid, role public.app_role, granted boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := set_staff.user_id;
  staff_role constant public.app_role := set_staff.role;
begin
  -- Changes wait for each other. Only then is the caller judged: of two admins who take each other's role at once, the
  -- second is no admin anymore. Nobody takes their own, so one admin always remains.
  perform pg_advisory_xact_lock(hashtextextended('set_staff', 0));
  if not private.has_role('admin') then perform private.refuse('not_allowed'); end if;
  if staff_role is null or staff_role not in ('admin', 'management') or granted is null then
    perform private.refuse('bad_role');
  end if;
  if account = auth.uid() then perform private.refuse('own_role'); end if;
  if not exists (select from public.profiles p where p.user_id = account) then
    perform private.refuse('unknown_account');
  end if;

  if granted then
    insert into public.user_roles (user_id, role) values (account, staff_role) on conflict do nothing;
    if staff_role = 'management' then
      insert into private.staff_approvals (user_id, approved_by) values (account, auth.uid()) on conflict do nothing;
    end if;
  else
    if staff_role = 'management' then
      delete from private.staff_approvals a where a.user_id = account;
    end if;
    delete from public.user_roles r where r.user_id = account and r.role = staff_role;
    -- An account without a role could open no page.
    if not exists (select from public.user_roles r where r.user_id = account) then
      insert into public.user_roles (user_id, role) values (account, 'client');
      insert into public.client_profiles (user_id) values (account) on conflict do nothing;
    end if;
  end if;
end;
$$;
comment on function public.set_staff is
  'An admin makes another account admin or approved management, or takes that back. Never their own; so one admin remains.';

grant execute on function public.people, public.set_staff to authenticated;

-- An address is confirmed once its owner has used a mail that was sent there. The date in auth.users alone proves
-- nothing: a service without confirmations sets it at sign-up.
create table private.confirmed_addresses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  confirmed_at timestamptz not null default now()
);
comment on table private.confirmed_addresses is 'The address of an account, once a mail to it was used.';

alter table private.confirmed_addresses enable row level security;
grant all on private.confirmed_addresses to service_role;

create function private.confirmed_address(account uuid) returns text
language sql stable security definer set search_path = ''
as $$ select c.email from private.confirmed_addresses c where c.user_id = account; $$;
comment on function private.confirmed_address is 'The confirmed address of an account, in lower case; null without one.';

create function private.confirm_address(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := (select lower(u.email) from auth.users u where u.id = account);
begin
  insert into private.confirmed_addresses (user_id, email)
    select account, address where address is not null
    on conflict (user_id) do update set email = excluded.email, confirmed_at = now();
  -- What was sent from it signed out is hers; what a deleted account sent has that account as its actor.
  with claimed as (
    update public.requests q set guest_id = account
    where q.guest_id is null
      and (q.contact_submission_id in (select c.id from public.contact_submissions c where lower(c.email) = address)
        or q.service_booking_id in (select b.id from public.service_bookings b where lower(b.email) = address)
        or q.reservation_id in (
          select r.id from public.reservation_contacts c join public.reservations r on r.id = c.reservation_id
          -- An offer is answered by its link first.
          where lower(c.email) = address and r.guest_id is null and not (r.status = 'pending'
            and exists (select from public.offers o where o.reservation_id = r.id))))
      and not exists (
        select from public.request_events e
        where e.request_id = q.id and e.actor = 'guest' and e.actor_id is not null
          and (e.kind = 'message_in' or e.kind = 'reservation' and e.data ? 'new' and not e.data ? 'old'))
    returning q.id, q.reservation_id
  ),
  stays as (
    update public.reservations r set guest_id = account from claimed where r.id = claimed.reservation_id
  )
  insert into public.request_events (request_id, actor_id, actor, kind, data)
  select claimed.id, account, 'guest', 'state', '{"of": "guest"}' from claimed;
end;
$$;
comment on function private.confirm_address is
  'Notes that the owner of an account has used a mail to its address, and gives them what was sent from it signed out, and the stays in whose contact it stands.';

-- Columns are read as JSON, because each auth service has others.
create function private.note_confirmation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
begin
  if new.email is distinct from old.email then
    delete from private.confirmed_addresses c where c.user_id = new.id;
    -- 1: the old or the new address was confirmed, so that this change is the other's.
    if before ->> 'email_change_confirm_status' = '1' and lower(before ->> 'email_change') = lower(new.email) then
      perform private.confirm_address(new.id);
    end if;
  elsif before ->> 'email_confirmed_at' is null and after ->> 'email_confirmed_at' is not null
    and before ->> 'confirmation_sent_at' is not null then
    perform private.confirm_address(new.id);
  end if;
  return null;
end;
$$;
comment on function private.note_confirmation is
  'Takes over what the auth service has found out about an address: the link of a sign-up, or both links of a change.';

create trigger note_confirmation after update on auth.users
  for each row execute function private.note_confirmation();

grant execute on function private.confirm_address to service_role;
