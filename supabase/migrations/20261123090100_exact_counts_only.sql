-- Planned and estimated counts come from the planner, which knows rows that the caller may not read.
create function private.check_request() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(nullif(current_setting('request.headers', true), '')::jsonb ->> 'prefer', '')
    ~* 'count\s*=\s*"?(planned|estimated)' then
    raise sqlstate 'PT400' using message = 'Only exact counts are given.';
  end if;
end;
$$;
comment on function private.check_request is 'PostgREST calls it before each request (db_pre_request).';
revoke all on function private.check_request from public;
grant execute on function private.check_request to anon, authenticated, service_role;

-- The role exists where PostgREST serves the API; the embedded gateway refuses such requests itself.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.check_request';
    notify pgrst, 'reload config';
  end if;
end;
$$;
