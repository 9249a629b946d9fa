-- An address is confirmed once its owner has used a mail that was sent there. The date in auth.users alone proves
-- nothing: a service without confirmations sets it at sign-up.
create table private.confirmed_addresses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  confirmed_at timestamptz not null default now()
);
comment on table private.confirmed_addresses is 'The address of an account, once a mail to it was used.';
alter table private.confirmed_addresses enable row level security;
revoke all on private.confirmed_addresses from anon, authenticated;
grant all on private.confirmed_addresses to service_role;

create function private.confirmed_address(account uuid) returns text
language sql stable security definer set search_path = ''
as $$ select c.email from private.confirmed_addresses c where c.user_id = account; $$;
comment on function private.confirmed_address is 'The confirmed address of an account, in lower case; null without one.';

create function private.confirm_address(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := (select lower(u.email) from auth.users u where u.id = account);
begin
  insert into private.confirmed_addresses (user_id, email)
    select account, address where address is not null
    on conflict (user_id) do update set email = excluded.email, confirmed_at = now();
  -- What was sent from it signed out is hers; what a deleted account sent has that account as its actor.
  with hers as (
    update public.requests q set guest_id = account
    where q.guest_id is null
      and (q.contact_submission_id in (select c.id from public.contact_submissions c where lower(c.email) = address)
        or q.service_booking_id in (select b.id from public.service_bookings b where lower(b.email) = address))
      and not exists (
        select from public.request_events e
        where e.request_id = q.id and e.kind = 'message_in' and e.actor_id is not null)
    returning q.id
  )
  insert into public.request_events (request_id, actor_id, actor, kind, data)
  select hers.id, account, 'guest', 'state', '{"of": "guest"}' from hers;
end;
$$;
comment on function private.confirm_address is
  'Notes that the owner of an account has used a mail to its address, and gives her what was sent from it signed out.';

comment on column public.requests.guest_id is
  'The account that sent it, or that confirmed the address from which it was sent signed out.';

-- Columns are read as JSON, because each auth service has others.
create function private.note_confirmation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
begin
  if new.email is distinct from old.email then
    delete from private.confirmed_addresses c where c.user_id = new.id;
    -- 1: the old or the new address was confirmed, so that this change is the other's.
    if before ->> 'email_change_confirm_status' = '1' and lower(before ->> 'email_change') = lower(new.email) then
      perform private.confirm_address(new.id);
    end if;
  elsif before ->> 'email_confirmed_at' is null and after ->> 'email_confirmed_at' is not null
    and before ->> 'confirmation_sent_at' is not null then
    perform private.confirm_address(new.id);
  end if;
  return null;
end;
$$;
comment on function private.note_confirmation is
  'Takes over what the auth service has found out about an address: the link of a sign-up, or both links of a change.';

create trigger note_confirmation after update on auth.users
  for each row execute function private.note_confirmation();

revoke all on function private.confirmed_address, private.confirm_address, private.note_confirmation from public;
grant execute on function private.confirm_address to service_role;

select private.confirm_address(u.id) from auth.users u
  where to_jsonb(u) ->> 'confirmation_sent_at' <= to_jsonb(u) ->> 'email_confirmed_at';
