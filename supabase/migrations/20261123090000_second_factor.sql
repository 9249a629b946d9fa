-- A page can be made to skip its question for the second factor; the database asks by itself.
create function private.has_second_factor() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- The embedded backend has no second factors, and so no such table.
  if to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  return exists (
    select from auth.mfa_factors f
    where f.user_id = (select auth.uid()) and f.status::text = 'verified'
  );
end;
$$;
comment on function private.has_second_factor is 'Whether the signed-in user has a verified second factor.';
revoke all on function private.has_second_factor from public;

create or replace function private.has_role(wanted public.app_role) returns boolean
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
