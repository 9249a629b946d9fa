-- An access token is valid for an hour, whatever happens to its session; the database refuses it once that has ended.
create or replace function private.check_request() returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  session_id constant uuid := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  if coalesce(nullif(current_setting('request.headers', true), '')::jsonb ->> 'prefer', '')
    ~* 'count\s*=\s*"?(planned|estimated)' then
    raise sqlstate 'PT400' using message = 'Only exact counts are given.';
  end if;
  if session_id is not null and not exists (select from auth.sessions s where s.id = session_id) then
    raise sqlstate 'PT401' using message = 'The session has ended.';
  end if;
end;
$$;
