-- Helpers of policies and triggers live here, where the API cannot reach them.
create schema private;
comment on schema private is 'Helpers of policies and triggers; not exposed through the API.';

revoke all on schema private from public;
-- Policies and CHECKs call their helpers as the caller, who therefore needs to see the schema.
grant usage on schema private to anon, authenticated, service_role;
