-- What owners and the desk are told by mail, and guests before and after their stay. None of it belongs to the history
-- of a request, but what is written to its guest.

create function private.tell_owners() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := new.data -> 'old';
  after constant jsonb := new.data -> 'new';
  is_agreed constant boolean := coalesce(after ->> 'status' = 'confirmed', false);
  was_agreed constant boolean := coalesce(before ->> 'status' = 'confirmed', false);
  moved constant boolean := is_agreed and was_agreed
    and (before ->> 'check_in', before ->> 'check_out') <> (after ->> 'check_in', after ->> 'check_out');
begin
  if after is null then return null; end if;
  if is_agreed = was_agreed and not moved then return null; end if;
  insert into private.mail_outbox (template, locale, address, data)
  select case when is_agreed then 'owner_booked' else 'owner_cancelled' end, private.locale_of(o.owner_id), c.email,
    jsonb_strip_nulls(jsonb_build_object('kind', 'stay', 'name', private.full_name_of(o.owner_id), 'property', p.name,
      'property_id', p.id, 'code', r.code, 'check_in', r.check_in, 'check_out', r.check_out,
      'check_in_time', p.check_in_time, 'check_out_time', p.check_out_time, 'guests', r.guests,
      'moved', nullif(moved, false)))
  from public.requests q
  join public.reservations r on r.id = q.reservation_id
  join public.properties p on p.id = r.property_id
  join public.property_owners o on o.property_id = r.property_id and o.during && r.nights
  join private.confirmed_addresses c on c.user_id = o.owner_id
  where q.id = new.request_id;
  return null;
end;
$$;
comment on function private.tell_owners is
  'Queues a mail to whoever owns the house at that time when a stay is agreed, moved or cancelled; it names no guest.';

create trigger tell_owners after insert on public.request_events
  for each row when (new.kind = 'reservation')
  execute function private.tell_owners();

-- At the moment when an account takes the role, because then its address is confirmed.
create function private.tell_of_approval() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.mail_outbox (template, locale, address, data)
  values ('approval_wanted', 'en', null,
    jsonb_build_object('name', private.full_name_of(new.user_id), 'role', new.role));
  return null;
end;
$$;
comment on function private.tell_of_approval is 'Tells the desk of an account that has taken the role it asked for and waits for more.';

create trigger tell_of_approval after update on public.user_roles
  for each row when (new.role in ('owner', 'management') and current_user in ('anon', 'authenticated'))
  execute function private.tell_of_approval();

create function private.tell_account(account uuid, template text, facts jsonb) returns void
language sql volatile set search_path = ''
as $$
  insert into private.mail_outbox (template, locale, address, data)
  select tell_account.template, private.locale_of(account), c.email,
    jsonb_strip_nulls(facts || jsonb_build_object('name', private.full_name_of(account)))
  from private.confirmed_addresses c
  where c.user_id = account;
$$;
comment on function private.tell_account is 'Queues a mail to whoever an account belongs to, if its address is confirmed.';

create function private.tell_approved() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_relid = 'public.property_owners'::regclass then
    perform private.tell_account(new.owner_id, 'account_approved', jsonb_build_object('role', 'owner',
      'property_id', new.property_id,
      'property', (select p.name from public.properties p where p.id = new.property_id)));
  else
    perform private.tell_account(new.user_id, 'account_approved', '{"role": "management"}');
  end if;
  return null;
end;
$$;
comment on function private.tell_approved is 'Tells an account that a house is linked to it, or that it may work at the desk.';

create trigger tell_approved after insert on public.property_owners
  for each row execute function private.tell_approved();
create trigger tell_approved after insert on private.staff_approvals
  for each row execute function private.tell_approved();

create table private.account_refusals (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role public.app_role not null,
  reason text not null,
  refused_at timestamptz not null default now()
);
comment on table private.account_refusals is 'What accounts are told that an admin has refused: the latest word of each.';

alter table private.account_refusals enable row level security;
grant all on private.account_refusals to service_role;

create function public.refuse_account(user_id uuid, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := refuse_account.user_id;
  requested_role public.app_role;
begin
  -- As set_staff does: of two admins, the second sees what the first has decided.
  perform pg_advisory_xact_lock(hashtextextended('set_staff', 0));
  if not private.has_role('admin') then perform private.refuse('not_allowed'); end if;
  if account = auth.uid() then perform private.refuse('own_role'); end if;
  reason := private.required_text(reason, 500, 'bad_account_reason');
  select r.role into requested_role from public.user_roles r
    where r.user_id = account and private.is_waiting(r) limit 1;
  if requested_role is null then perform private.refuse('unknown_account'); end if;
  delete from public.user_roles r where r.user_id = account and r.role = requested_role;
  delete from public.owner_profiles p where p.user_id = account
    and not exists (select from public.user_roles r where r.user_id = account and r.role in ('owner', 'management'));
  -- An account without a role could open no page.
  insert into public.user_roles (user_id, role) values (account, 'client') on conflict do nothing;
  insert into public.client_profiles (user_id) values (account) on conflict do nothing;
  insert into private.account_refusals (user_id, role, reason) values (account, requested_role, refuse_account.reason)
    on conflict on constraint account_refusals_pkey
    do update set role = excluded.role, reason = excluded.reason, refused_at = excluded.refused_at;
  perform private.tell_account(account, 'account_refused', jsonb_build_object('role', requested_role, 'reason', reason));
end;
$$;
comment on function public.refuse_account is
  'An admin refuses an account that waits for approval or a house: it is a guest''s again, and is told why by mail and on its page.';

create function public.account_refusal() returns table (role public.app_role, reason text)
language sql stable security definer set search_path = ''
as $$
  select f.role, f.reason from private.account_refusals f
  where f.user_id = (select auth.uid()) and f.refused_at > now() - interval '30 days'
    and not exists (select from public.user_roles r where r.user_id = f.user_id and r.role = f.role);
$$;
comment on function public.account_refusal is
  'Which role the caller was refused, and why; for 30 days, unless it was given since.';

create function private.send_notices(now timestamptz) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  today constant date := (send_notices.now at time zone 'America/Mexico_City')::date;
  queued integer;
begin
  insert into private.mail_outbox (template, locale, address, data, request_id)
  select stay.template, q.locale, mail.address, mail.facts, q.id
  from (
    select 'before_arrival' as template, r.id, r.check_in as day from public.reservations r
    where r.status = 'confirmed' and r.check_in between today + 1 and today + 3
    union all
    -- A week, for a worker that stood still.
    select 'after_stay', r.id, r.check_out from public.reservations r
    where r.status = 'confirmed' and r.check_out between today - 7 and today - 1
  ) as stay
  join public.requests q on q.reservation_id = stay.id
  cross join lateral private.mail_facts(q) mail
  where mail.address is not null and not exists (
    select from private.mail_outbox m where m.request_id = q.id and m.template = stay.template
      and m.data ->> case stay.template when 'before_arrival' then 'check_in' else 'check_out' end = stay.day::text);
  get diagnostics queued = row_count;

  -- Sent mails are deleted after 30 days: one that fails on is told of again each month.
  insert into private.mail_outbox (template, locale, data)
  select 'feed_failing', 'en', jsonb_build_object('feed_id', f.id, 'feed', f.name, 'property', p.name,
    'property_id', p.id, 'since', f.failing_since)
  from public.calendar_feeds f join public.properties p on p.id = f.property_id
  where f.active and f.failing_since <= send_notices.now - interval '1 day' and not exists (
    select from private.mail_outbox m where m.template = 'feed_failing' and m.data ->> 'feed_id' = f.id::text
      and (m.data ->> 'since')::timestamptz = f.failing_since);
  return queued;
end;
$$;
comment on function private.send_notices is
  'Queues, each once, what a guest is told three days before the arrival and on the day after the stay, and tells the desk of calendars that have failed for a day; for tick. Returns how many guests were written to.';

grant execute on function public.refuse_account, public.account_refusal to authenticated;
