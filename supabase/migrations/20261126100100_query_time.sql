-- No request holds the database longer than this, however many rows its tables and embeds would join. PostgREST sets
-- what stands at the role that it acts as; authenticator's own is for the other roles.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set statement_timeout = '8s';
    notify pgrst, 'reload config';
  end if;
end;
$$;
