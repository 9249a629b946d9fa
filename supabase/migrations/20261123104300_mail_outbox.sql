create function private.request_locale() returns text
language sql stable set search_path = ''
as $$
  select case when lower(nullif(current_setting('request.headers', true), '')::jsonb ->> 'accept-language') like 'es%'
    then 'es' else 'en' end;
$$;
comment on function private.request_locale is 'The language in which the page or browser asked for the request at hand.';
grant execute on function private.request_locale to authenticated, service_role;

alter table public.requests
  add column locale text not null default private.request_locale() check (locale in ('en', 'es'));
comment on column public.requests.locale is 'The language of mails about this request.';

create table private.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  template text not null check (template in ('request_received', 'reply', 'confirmed', 'declined', 'expired',
    'cancelled', 'payment_due', 'new_request')),
  locale text not null check (locale in ('en', 'es')),
  address text check (private.is_email(address)),
  data jsonb not null,
  request_id uuid references public.requests (id) on delete cascade,
  payment_id uuid unique references public.payments (id) on delete cascade,
  attempts integer not null default 0,
  next_try timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text check (char_length(last_error) <= 500)
);
comment on table private.mail_outbox is 'Mails that the worker sends, and those that it sent or gave up.';
comment on column private.mail_outbox.address is 'None for mails to the desk, whose address the worker knows.';
create index mail_outbox_next_try_idx on private.mail_outbox (next_try) where sent_at is null and given_up_at is null;
create index mail_outbox_given_up_idx on private.mail_outbox (given_up_at) where given_up_at is not null;
create index mail_outbox_request_id_idx on private.mail_outbox (request_id);

alter table private.mail_outbox enable row level security;
revoke all on private.mail_outbox from anon, authenticated;
grant all on private.mail_outbox to service_role;

create function private.mail_facts(request public.requests, out address text, out facts jsonb)
language sql stable security definer set search_path = ''
as $$
  select coalesce(n.email, c.email, b.email), jsonb_strip_nulls(jsonb_build_object(
    'request_id', request.id, 'kind', request.kind, 'name', coalesce(n.name, c.name, b.name),
    'service', b.service_title, 'date', b.preferred_date, 'code', r.code, 'property', p.name,
    'check_in', r.check_in, 'check_out', r.check_out, 'guests', r.guests, 'total_cents', r.total_cents,
    'due_at', private.answer_due(request.turn_at)))
  from (select request.id) asked
  left join public.contact_submissions c on c.id = request.contact_submission_id
  left join public.service_bookings b on b.id = request.service_booking_id
  left join public.reservations r on r.id = request.reservation_id
  left join public.reservation_contacts n on n.reservation_id = r.id
  left join public.properties p on p.id = r.property_id;
$$;
comment on function private.mail_facts is 'Whom mails about a request go to, and what they can say.';

create function private.queue_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  about public.requests;
  closed_as constant text := new.data -> 'new' ->> 'closed_as';
  to_guest text;
  to_desk text;
  mail record;
begin
  -- The demo's past has no mails.
  if current_setting('marisma.embedded', true) = 'on' then return null; end if;
  select * into about from public.requests q where q.id = new.request_id;
  if not found then return null; end if;
  if new.kind = 'message_out' then
    to_guest := 'reply';
  elsif new.kind = 'message_in' and new.at = about.opened_at then
    -- The message of a stay comes with the reservation, which has its own event.
    if about.kind <> 'stay' then to_guest := 'request_received'; to_desk := 'new'; end if;
  elsif new.kind = 'message_in' then
    to_desk := 'message';
  elsif new.kind = 'reservation' and not new.data ? 'old' and new.data -> 'new' ->> 'status' = 'pending' then
    to_guest := 'request_received'; to_desk := 'new';
  elsif new.kind = 'reservation' and new.data -> 'new' ->> 'status' <> new.data -> 'old' ->> 'status' then
    to_guest := case when new.data -> 'new' ->> 'status' = 'confirmed' then 'confirmed'
      when closed_as in ('declined', 'expired') then closed_as
      when closed_as like 'cancelled%' then 'cancelled' end;
    to_desk := case when closed_as = 'cancelled_by_guest' then 'cancelled' end;
  end if;
  if coalesce(to_guest, to_desk) is null then return null; end if;

  select * into mail from private.mail_facts(about);
  mail.facts := mail.facts || jsonb_strip_nulls(jsonb_build_object('body', new.body, 'closed_as', closed_as));
  insert into private.mail_outbox (template, locale, address, data, request_id)
  select to_guest, about.locale, mail.address, mail.facts, about.id
  where to_guest is not null and mail.address is not null
  union all
  select 'new_request', 'en', null, mail.facts || jsonb_build_object('news', to_desk), about.id
  where to_desk is not null;
  return null;
end;
$$;
comment on function private.queue_mails is 'Queues what an event of a request is to be told to the guest and the desk.';

-- At the end of the transaction, when the contact of a new stay is there too.
create constraint trigger queue_mails after insert on public.request_events
  deferrable initially deferred for each row
  when (new.kind in ('message_in', 'message_out', 'reservation'))
  execute function private.queue_mails();

create function public.claim_mail(most integer default 10)
returns table (id uuid, template text, locale text, address text, data jsonb, attempts integer)
language sql volatile set search_path = ''
as $$
  with due as (
    select m.id from private.mail_outbox m
    where m.sent_at is null and m.given_up_at is null and m.next_try <= now()
    order by m.next_try limit least(most, 100) for update skip locked
  )
  update private.mail_outbox m set next_try = now() + interval '5 minutes' from due where m.id = due.id
  returning m.id, m.template, m.locale, m.address, m.data, m.attempts;
$$;
comment on function public.claim_mail is
  'Mails that are due, for the worker''s secret key; what is not settled within five minutes is due again.';

create function public.settle_mail(id uuid, error text default null) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  tries constant integer := 8;
  mail private.mail_outbox;
begin
  -- 1, 2, 4 … 64 minutes.
  update private.mail_outbox m set
    attempts = m.attempts + 1,
    sent_at = case when error is null then now() end,
    given_up_at = case when error is not null and m.attempts + 1 >= tries then now() end,
    next_try = now() + make_interval(mins => (2 ^ m.attempts)::integer),
    last_error = left(error, 500)
  where m.id = settle_mail.id and m.sent_at is null and m.given_up_at is null
  returning * into mail;
  if mail.request_id is not null and coalesce(mail.sent_at, mail.given_up_at) is not null then
    insert into public.request_events (request_id, actor, kind, data)
    values (mail.request_id, 'clock', 'mail', jsonb_build_object('mail_id', mail.id, 'template', mail.template,
      'to', case when mail.address is null then 'house' else 'guest' end,
      'outcome', case when mail.sent_at is null then 'given_up' else 'sent' end));
  end if;
  return mail.id is not null;
end;
$$;
comment on function public.settle_mail is
  'Says that a claimed mail was sent, or why not: it is tried again after a pause, and given up after the eighth try.';

create or replace function public.tick(now timestamptz default now()) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  expired constant integer := private.release_expired(tick.now);
  today constant date := (tick.now at time zone 'America/Mexico_City')::date;
  woken integer;
  reminded integer;
  purged integer;
begin
  update public.requests q set state = 'open', snoozed_until = null
    where q.state = 'waiting' and q.snoozed_until <= tick.now;
  get diagnostics woken = row_count;
  insert into private.mail_outbox (template, locale, address, data, request_id, payment_id)
    select 'payment_due', q.locale, mail.address, mail.facts || jsonb_build_object(
      'payment', p.kind, 'amount_cents', p.amount_cents, 'due_on', p.due_on), q.id, p.id
    from public.payments p
    join public.reservations r on r.id = p.reservation_id and r.status = 'confirmed' and r.check_out > today
    join public.requests q on q.reservation_id = r.id
    cross join private.mail_facts(q) mail
    where p.kind <> 'refund' and p.received_at is null and p.voided_at is null
      and p.due_on <= today + 7 and mail.address is not null
    on conflict (payment_id) do nothing;
  get diagnostics reminded = row_count;
  -- The privacy notice promises 12 months for inquiries that lead to no stay.
  delete from public.contact_submissions c where c.created_at < tick.now - interval '12 months';
  get diagnostics purged = row_count;
  -- What a mail said stays in the request.
  delete from private.mail_outbox m where m.sent_at < tick.now - interval '30 days' and m.payment_id is null;
  return jsonb_build_object('expired', expired, 'woken', woken, 'reminded', reminded, 'purged', purged);
end;
$$;
comment on function public.tick is
  'What time does: releases holds that are over, wakes snoozed requests, reminds of payments a week ahead, deletes old inquiries and mails. For the worker''s secret key.';

revoke all on function private.request_locale, private.mail_facts, private.queue_mails from public;
revoke all on function public.claim_mail, public.settle_mail from public, anon, authenticated, service_role;
grant execute on function private.mail_facts, public.claim_mail, public.settle_mail to service_role;
