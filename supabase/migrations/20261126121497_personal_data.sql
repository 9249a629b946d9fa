-- The rights that the privacy notice promises: a copy of one's own data, withdrawal of consent, erasure.
create table private.personal_data (
  source regclass primary key,
  whose text not null,
  hidden text[] not null default '{}'
);
comment on table private.personal_data is 'Every table that holds data of an account: which rows are of the account $1, and which columns are not hers to have.';

alter table private.personal_data enable row level security;

create table private.erasures (
  id uuid primary key default gen_random_uuid(),
  request_id uuid unique references public.requests (id) on delete set null,
  account uuid,
  asked_on date not null default private.house_today(),
  due_on date not null,
  noted_by uuid,
  done_at timestamptz,
  done_by uuid
);
comment on table private.erasures is 'Who asked that their data be erased, until when the law gives us to answer, and when it was done; nameless afterwards.';

alter table private.erasures enable row level security;
grant select on private.erasures to service_role;

insert into private.personal_data (source, whose, hidden)
select source, format(whose, 'select r.id from public.reservations r where r.guest_id = $1',
  'from public.requests q where q.guest_id = $1'), hidden
from (values
  ('public.profiles'::regclass, 'user_id = $1', '{}'::text[]),
  ('public.user_roles', 'user_id = $1', '{}'),
  ('public.client_profiles', 'user_id = $1', '{}'),
  ('public.owner_profiles', 'user_id = $1', '{}'),
  ('public.role_changes', 'user_id = $1', '{changed_by}'),
  ('private.role_requests', 'user_id = $1', '{}'),
  ('private.staff_approvals', 'user_id = $1', '{approved_by}'),
  ('private.account_refusals', 'user_id = $1', '{}'),
  ('private.confirmed_addresses', 'user_id = $1', '{}'),
  ('public.wishlist', 'user_id = $1', '{}'),
  -- Of a request, owners read mails too; and who has not confirmed an address reads none of what goes there.
  ('private.mail_outbox', 'lower(address) = private.confirmed_address($1)', '{last_error,attempts,next_try}'),
  ('private.consents', 'account = $1', '{noted_by}'),
  ('private.erasures', 'account = $1', '{noted_by,done_by}'),
  ('public.property_owners', 'owner_id = $1', '{}'),
  ('public.calendar_links', 'owner_id = $1', '{created_by,ended_by}'),
  ('public.statement_lines', 'owner_id = $1', '{}'),
  ('public.owner_expenses', 'owner_id = $1', '{noted_by}'),
  ('public.owner_payouts', 'owner_id = $1', '{noted_by}'),
  ('private.announced_statements', 'owner_id = $1', '{}'),
  ('public.reservations', 'guest_id = $1', '{changed_by}'),
  ('public.reservation_contacts', 'reservation_id in (%1$s)', '{}'),
  ('public.payments', 'reservation_id in (%1$s)', '{noted_by}'),
  ('public.invoice_details', 'reservation_id in (%1$s)', '{changed_by}'),
  ('public.arrival_details', 'reservation_id in (%1$s)', '{changed_by}'),
  ('public.agreements', 'reservation_id in (%1$s)', '{}'),
  ('public.offers', 'reservation_id in (%1$s)', '{made_by,accept_key}'),
  ('public.reviews', 'reservation_id in (%1$s)', '{shown_by}'),
  ('public.requests', 'guest_id = $1', '{assignee,snoozed_until,turn_at,unread}'),
  ('public.contact_submissions', 'id in (select q.contact_submission_id %2$s)', '{}'),
  ('public.service_bookings', 'id in (select q.service_booking_id %2$s)', '{}'),
  ('public.service_arrangements', 'request_id in (select q.id %2$s)', '{changed_by}'),
  -- What staff note for each other is handed over by people, who look whether it names somebody else.
  ('public.request_events', 'request_id in (select q.id %2$s) and kind <> ''note''', '{actor_id}')
) as listed (source, whose, hidden);

create function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  part private.personal_data;
  rows jsonb;
  mine jsonb;
begin
  if me is null then perform private.refuse('not_allowed'); end if;
  mine := jsonb_build_object('written_at', now(), 'account', (
    select jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at,
      'last_sign_in_at', u.last_sign_in_at, 'metadata', u.raw_user_meta_data)
    from auth.users u where u.id = me));
  for part in select * from private.personal_data p order by p.source::text loop
    execute format('select jsonb_agg(to_jsonb(t) - $2) from %s t where %s', part.source, part.whose)
      into rows using me, part.hidden;
    if rows is not null then
      mine := mine || jsonb_build_object((select c.relname from pg_catalog.pg_class c where c.oid = part.source), rows);
    end if;
  end loop;
  return mine;
end;
$$;
comment on function public.my_data is 'Everything that is stored about the account that asks, by table.';

create function public.withdraw_consent() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then perform private.refuse('not_allowed'); end if;
  with before as (
    select d.reservation_id, d.diet_version from public.arrival_details d
    join public.reservations r on r.id = d.reservation_id
    where r.guest_id = me and d.diet_version is not null
    for update of d
  ), stays as (
    update public.arrival_details a
      set diet = null, diet_version = null, version = a.version + 1, changed_at = now(), changed_by = me
    from before b where b.reservation_id = a.reservation_id
    returning a.reservation_id, b.diet_version
  )
  insert into private.consents (account, reservation_id, version, given, noted_by)
  select me, s.reservation_id, s.diet_version, false, me from stays s;
end;
$$;
comment on function public.withdraw_consent is
  'A guest takes back their consent to our keeping allergies and diet, which deletes them from their stays.';

create function private.working_day_after(day date, days integer) returns date
language sql stable security definer set search_path = ''
as $$
  select w.day from (
    select d::date as day from generate_series(working_day_after.day + 1, working_day_after.day + days * 2 + 60, interval '1 day') d
    where extract(isodow from d) < 6 and not exists (select from public.office_closures c where c.day = d::date)
    order by d offset days - 1 limit 1) w;
$$;
comment on function private.working_day_after is 'So many working days after a day: from Monday to Friday, without the days off of the office.';

create function private.open_erasure(request uuid, account uuid) returns date
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due date;
begin
  insert into private.erasures (request_id, account, due_on, noted_by)
    values (request, open_erasure.account, private.working_day_after(private.house_today(), 20), auth.uid())
    on conflict (request_id) do nothing;
  select e.due_on into strict due from private.erasures e where e.request_id = request;
  return due;
end;
$$;
comment on function private.open_erasure is 'Starts the clock of the law for a request, once; returns until when we must answer.';

create function public.request_erasure() returns date
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  profile public.profiles;
  due date;
  submission_id uuid;
begin
  if me is null then perform private.refuse('not_allowed'); end if;
  perform private.lock_account();
  select e.due_on into due from private.erasures e join public.requests q on q.id = e.request_id
    where e.account = me and e.done_at is null;
  if found then return due; end if;
  select * into strict profile from public.profiles p where p.user_id = me;
  due := private.working_day_after(private.house_today(), 20);
  insert into public.contact_submissions (name, email, phone, inquiry_type, message, sender)
  values (
    coalesce(nullif(left(btrim(concat_ws(' ', profile.first_name, profile.last_name)), 100), ''), left(profile.email, 100)), profile.email,
    profile.phone, 'general', case private.request_locale()
      when 'es' then 'Solicito la cancelación (borrado) de mis datos personales. Plazo legal de respuesta: ' || to_char(due, 'DD/MM/YYYY')
      else 'I ask you to erase my personal data. You must answer by ' || to_char(due, 'YYYY-MM-DD') end || '.',
    case when private.confirmed_address(me) = lower(profile.email) then 'confirmed' else 'unconfirmed' end)
  returning id into submission_id;
  return private.open_erasure((select q.id from public.requests q where q.contact_submission_id = submission_id), me);
end;
$$;
comment on function public.request_erasure is
  'Whoever is signed in asks that their data be erased: opens a request at the desk, once, and answers until when we must reply, 20 working days on.';

create function public.note_erasure(request_id uuid) returns date
language plpgsql volatile security definer set search_path = ''
as $$
declare
  request public.requests;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  select * into request from public.requests q where q.id = request_id for update;
  if not found then perform private.refuse('not_allowed'); end if;
  return private.open_erasure(request_id, coalesce(request.guest_id, (
    select a.user_id from private.request_people p join private.confirmed_addresses a on a.email = lower(p.email)
    where p.request_id = request.id)));
end;
$$;
comment on function public.note_erasure is
  'Staff note that whoever wrote a request asks for erasure, once they know that they are who they say; answers until when we must reply.';

create function public.erasures_due()
returns table (request_id uuid, version integer, name text, asked_on date, answer_by date, erase_by date)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  return query select p.request_id, p.version, p.name, e.asked_on, e.due_on, private.working_day_after(e.due_on, 15)
    from private.erasures e join private.request_people p on p.request_id = e.request_id
    where e.done_at is null order by e.due_on, e.request_id;
end;
$$;
comment on function public.erasures_due is
  'For staff: who waits for erasure, until when the law gives us to answer (20 working days) and to erase (15 more), most urgent first.';

create function public.erase_person(request_id uuid, expected_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  request constant public.requests := private.lock_request(erase_person.request_id, expected_version);
  erasure private.erasures;
  person uuid;
  addresses text[];
  ids uuid[];
  stays uuid[];
  inquiries uuid[];
  services uuid[];
begin
  select * into erasure from private.erasures e where e.request_id = erase_person.request_id and e.done_at is null for update;
  if not found then perform private.refuse('no_erasure'); end if;
  person := erasure.account;
  -- An address that its account has not confirmed proves nothing; that of a request without an account, staff have checked.
  addresses := array_remove(array[private.confirmed_address(person),
    case when person is null then (select lower(p.email) from private.request_people p where p.request_id = request.id) end], null);
  ids := array(
    select p.request_id from private.request_people p
    where p.request_id = erase_person.request_id or p.guest_id = person
      or p.guest_id is null and lower(p.email) = any (addresses));
  stays := array(select r.id from public.reservations r where r.guest_id = person
    or r.id in (select q.reservation_id from public.requests q where q.id = any (ids)) for update);
  if exists (select from public.user_roles u where u.user_id = person and u.role <> 'client')
    or exists (select from public.property_owners o where o.owner_id = person) then
    perform private.refuse('has_role');
  end if;
  if exists (select from public.reservations r where r.id = any (stays) and r.status <> 'cancelled'
      and r.check_out >= private.house_today())
    or exists (select from public.service_arrangements a where a.request_id = any (ids)
      and a.status in ('offered', 'accepted', 'arranged') and a.on_day >= private.house_today()) then
    perform private.refuse('stay_ahead');
  end if;
  if exists (
    select from public.payments p where p.reservation_id = any (stays) and (
      private.is_open(p) or p.disputed = 'open' or private.is_held(p))
  ) or exists (
    select from private.card_refunds f join public.payments p on p.id = f.payment_id
    where p.reservation_id = any (stays) and f.state in ('waiting', 'sent', 'unsure')) then
    perform private.refuse('money_open');
  end if;

  -- What was said and asked goes; with a request its history, mails, services and search words.
  inquiries := array(select q.contact_submission_id from public.requests q where q.id = any (ids));
  services := array(select q.service_booking_id from public.requests q where q.id = any (ids));
  delete from private.mail_outbox m where lower(m.address) = any (addresses)
    or lower(m.address) = (select lower(p.email) from public.profiles p where p.user_id = person);
  update private.erasures e set done_at = now(), done_by = auth.uid(), account = null
    where e.id = erasure.id or e.account = person and e.done_at is null;
  update public.offers o set message = null where o.reservation_id = any (stays);
  delete from public.requests q where q.id = any (ids);
  delete from public.contact_submissions c where c.id = any (inquiries);
  delete from public.service_bookings b where b.id = any (services);
  delete from public.arrival_details a where a.reservation_id = any (stays);
  delete from public.reviews v where v.reservation_id = any (stays);
  update public.tasks t set note = null where t.reservation_id = any (stays);
  update public.occupancy o set note = null where o.reservation_id = any (stays);

  -- What the books need stays, without a name.
  update public.reservation_contacts n set name = '–', email = null, phone = null where n.reservation_id = any (stays);
  update public.invoice_details i set rfc = 'XAXX010101000', name = '–', postal_code = '00000'
    where i.reservation_id = any (stays);
  update public.payments p set reference = case when p.method = 'card' then p.reference end,
      claim_reason = case when p.claim_cents is not null then '–' end
    where p.reservation_id = any (stays);
  update public.reservations r set guest_id = null, discount_reason = null where r.id = any (stays);
  update private.card_events e set data = '{}'
    where e.intent_id in (
      select c.intent_id from private.checkouts c join public.payments p on p.id = c.payment_id
      where p.reservation_id = any (stays));
  delete from auth.users u where u.id = person;
end;
$$;
comment on function public.erase_person is
  'Staff carry out an erasure: messages, contacts, arrival details, diets, reviews, notes and the account go; stays, payments and invoices stay without a name. Refused while a stay is ahead, money is open, or the account is more than a guest''s.';

grant execute on function
  public.my_data, public.withdraw_consent, public.request_erasure, public.note_erasure, public.erasures_due,
  public.erase_person
  to authenticated;
