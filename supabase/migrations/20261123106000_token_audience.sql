-- A signed-in visitor's token must name this service as its audience (RFC 7519, section 4.1.3). The keys of a project
-- are tokens without one.
create or replace function private.check_request() returns void
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
