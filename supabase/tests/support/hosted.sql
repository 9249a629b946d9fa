-- The objects of a hosted Supabase project before the first migration, limited to those that migrations and tests use.
do $$
begin
  if not exists (select from pg_roles where rolname = 'postgres') then
    create role postgres login createrole bypassrls;
  end if;
end;
$$;
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role supabase_auth_admin nologin;
create role authenticator noinherit;
grant authenticator to postgres with admin option;
-- In a hosted project postgres may set PostgREST's configuration.
grant set on parameter "pgrst.db_pre_request" to postgres;
grant anon, authenticated, service_role to postgres;

create schema auth authorization supabase_auth_admin;
create table auth.users (
  id uuid primary key,
  email varchar(255),
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  email_change varchar(255),
  email_change_confirm_status smallint default 0,
  raw_user_meta_data jsonb,
  last_sign_in_at timestamptz,
  created_at timestamptz default now()
);
alter table auth.users owner to supabase_auth_admin;

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  status text not null
);
alter table auth.mfa_factors owner to supabase_auth_admin;

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade
);
alter table auth.sessions owner to supabase_auth_admin;

create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

grant usage on schema auth to anon, authenticated, service_role, postgres;
grant all on auth.users, auth.mfa_factors, auth.sessions to postgres;
grant usage on schema public to anon, authenticated, service_role, supabase_auth_admin;
grant all on schema public to postgres;
do $$ begin execute format('grant create on database %I to postgres', current_database()); end; $$;

-- Nothing is granted by default, not even what PostgreSQL grants to everybody: each grant stands in a migration.
alter default privileges for role postgres revoke execute on functions from public;
