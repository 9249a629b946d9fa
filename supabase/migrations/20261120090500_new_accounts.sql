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
  asked text := new.raw_user_meta_data ->> 'role';
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
  if asked in ('owner', 'management') then
    insert into private.role_requests (user_id, role) values (new.id, asked::public.app_role);
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
comment on function private.copy_account_email is 'Keeps the address shown in a profile the one the account signs in with.';

create trigger copy_account_email after update of email on auth.users
  for each row when (new.email is distinct from old.email)
  execute function private.copy_account_email();
