-- What an account leaves behind keeps no name, and never stands in the way of its deletion.

-- Keys are chosen by pages: of two accounts that chose one, both stays would be nobody's with the same key.
create function private.forget_request_key() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.request_key := null;
  return new;
end;
$$;
comment on function private.forget_request_key is 'A stay whose account is deleted is not sent again by anybody.';
revoke all on function private.forget_request_key from public;

create trigger forget_request_key before update of guest_id on public.reservations
  for each row when (old.guest_id is not null and new.guest_id is null)
  execute function private.forget_request_key();

-- That the house had another owner in that time stays known.
alter table public.property_owners
  alter column owner_id drop not null,
  drop constraint property_owners_owner_id_fkey,
  add constraint property_owners_owner_id_fkey foreign key (owner_id) references auth.users (id) on delete set null;
comment on column public.property_owners.owner_id is 'None once the owner''s account is deleted.';
