-- Demo accounts, password 'Marisma-demo-1'. The password is public, so only the embedded backend, which sets
-- marisma.embedded during its transaction, may run this script. One statement, so that a refusal leaves no rows.
do $seed$
declare
  demo record;
begin
  if current_setting('marisma.embedded', true) is distinct from 'on' then
    raise exception 'The demo accounts are for the embedded backend only.';
  end if;

  for demo in
    select * from (values
      ('00000000-0000-4000-8000-000000000001'::uuid, 'admin@marisma.test', 'Alma', 'Reyes', 'admin'::public.app_role),
      ('00000000-0000-4000-8000-000000000002'::uuid, 'owner@marisma.test', 'Octavio', 'Luna', 'owner'),
      ('00000000-0000-4000-8000-000000000003'::uuid, 'management@marisma.test', 'Mariana', 'Gil', 'management'),
      ('00000000-0000-4000-8000-000000000004'::uuid, 'client@marisma.test', 'Clara', 'Bennett', 'client')
    ) as account (id, email, first_name, last_name, role)
  loop
    continue when exists (select from auth.users u where u.email = demo.email or u.id = demo.id);

    insert into auth.users (
      id, aud, role, email, encrypted_password, email_confirmed_at,
      confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current,
      reauthentication_token, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
    ) values (
      demo.id, 'authenticated', 'authenticated', demo.email,
      '$2b$10$GXpEKcmFIOaOSHtUoKgzZOV6MbwNMTO1c2YhNezNwaSVbz4oc9p.2', now(),
      '', '', '', '', '', '',
      '{"provider": "email", "providers": ["email"]}',
      jsonb_build_object('first_name', demo.first_name, 'last_name', demo.last_name, 'email_verified', true),
      now(), now()
    );

    insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
    values (
      demo.id, 'email', demo.id::text, demo.id,
      jsonb_build_object('sub', demo.id, 'email', demo.email, 'email_verified', true, 'phone_verified', false),
      now(), now()
    );

    perform private.confirm_address(demo.id);
    update public.user_roles set role = demo.role where user_id = demo.id;
    if demo.role in ('owner', 'management') then
      delete from public.client_profiles where user_id = demo.id;
      insert into public.owner_profiles (user_id) values (demo.id);
    end if;
  end loop;
end;
$seed$;
