-- Payments by card, on the provider's own page: what was begun there, what the provider told, and refunds under way.
-- The worker alone speaks with the provider.

create table private.card_switch (
  one boolean primary key default true check (one),
  switched_on boolean not null default false
);
comment on table private.card_switch is 'Whether cards are taken; the worker says so when it starts.';
insert into private.card_switch default values;

create table private.checkouts (
  token uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  locale text not null check (locale in ('en', 'es')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 hour',
  session_id text unique,
  url text,
  intent_id text unique,
  ended_at timestamptz,
  check ((session_id is null) = (url is null))
);
comment on table private.checkouts is 'Pages of the provider on which a payment can be made. The token opens one, and is its key there.';
comment on column private.checkouts.intent_id is 'The provider''s name for the money that came.';
create index checkouts_payment_id_idx on private.checkouts (payment_id);
create index checkouts_open_idx on private.checkouts (expires_at) where ended_at is null;

create table private.card_events (
  event_id text primary key,
  at timestamptz not null default now(),
  kind text not null,
  intent_id text,
  data jsonb not null,
  applied boolean not null default false
);
comment on table private.card_events is 'What the provider told, each event once. One about money that is not known yet waits for it.';
create index card_events_waiting_idx on private.card_events (intent_id) where not applied;

create type private.card_refund_state as enum ('waiting', 'sent', 'done', 'failed', 'unsure');

create table private.card_refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id) on delete cascade,
  intent_id text not null references private.checkouts (intent_id),
  amount_cents integer not null check (amount_cents > 0),
  state private.card_refund_state not null default 'waiting',
  provider_id text unique,
  attempts integer not null default 0,
  next_try timestamptz not null default now()
);
comment on table private.card_refunds is 'Money on its way back to a card. The id is its key with the provider: sent twice, it goes back once.';
comment on column private.card_refunds.state is 'unsure: the provider never answered; an event may still come.';
create index card_refunds_payment_id_idx on private.card_refunds (payment_id);
create index card_refunds_intent_id_idx on private.card_refunds (intent_id);
create index card_refunds_next_try_idx on private.card_refunds (next_try) where state = 'waiting';

alter table private.card_switch enable row level security;
alter table private.checkouts enable row level security;
alter table private.card_events enable row level security;
alter table private.card_refunds enable row level security;
grant all on private.card_switch, private.checkouts, private.card_events, private.card_refunds to service_role;

create function private.cards_on() returns boolean
language sql stable security definer set search_path = ''
as $$ select s.switched_on from private.card_switch s; $$;

create function public.switch_cards(switched_on boolean) returns void
language sql volatile set search_path = ''
as $$ update private.card_switch s set switched_on = switch_cards.switched_on where s.one; $$;
comment on function public.switch_cards is 'The worker says whether it can take cards.';

create function private.is_payable(due public.payments, cents integer) returns boolean
language sql immutable set search_path = ''
as $$
  select private.is_open(due) and due.kind <> 'refund' and due.amount_cents = cents;
$$;

create function public.start_payment(payment_id uuid) returns table (url text, expires_at timestamptz)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Below, the provider takes no payment.
  least_cents constant integer := 50;
  due public.payments;
  opened private.checkouts;
begin
  -- The lock makes two tabs, or two clicks, wait for each other.
  select p.* into due from public.payments p join public.reservations r on r.id = p.reservation_id
    where p.id = start_payment.payment_id and (private.is_staff() or r.guest_id = auth.uid()) for no key update of p;
  if not found then perform private.refuse('not_allowed'); end if;
  if not private.cards_on() then perform private.refuse('card_off'); end if;
  if not private.is_payable(due, greatest(due.amount_cents, least_cents)) then perform private.refuse('bad_amount'); end if;
  select * into opened from private.checkouts c
    where c.payment_id = start_payment.payment_id and c.amount_cents = due.amount_cents and c.ended_at is null
      -- The provider makes no page that is open for less than half an hour.
      and c.expires_at > now() + case when c.url is null then interval '35 minutes' else interval '5 minutes' end
    order by c.created_at desc limit 1;
  if not found then
    insert into private.checkouts (payment_id, amount_cents, locale)
    values (start_payment.payment_id, due.amount_cents, private.request_locale()) returning * into opened;
  end if;
  return query select '/payments/start/' || opened.token, opened.expires_at;
end;
$$;
comment on function public.start_payment is
  'The guest of the stay, or staff, begin to pay by card what is due: a path of the site that leads to the provider''s page, and until when that is open. The amount is the database''s; begun twice, it is one page.';

create function public.open_checkout(token uuid)
returns table (
  payment_id uuid, refused text, url text, amount_cents integer, kind public.payment_kind, what text, house text,
  code text, locale text, expires_at timestamptz
)
language sql stable set search_path = ''
as $$
  select p.id, case when not private.is_payable(p, c.amount_cents) then 'not_due'
      when c.ended_at is not null or c.expires_at < now() + case when c.url is null then interval '31 minutes' else interval '0' end
        then 'expired' end,
    c.url, c.amount_cents, p.kind, p.what, h.name, r.code, c.locale, c.expires_at
  from private.checkouts c
  join public.payments p on p.id = c.payment_id
  join public.reservations r on r.id = p.reservation_id
  join public.properties h on h.id = r.property_id
  where c.token = open_checkout.token;
$$;
comment on function public.open_checkout is
  'What a link of start_payment is for: the page that was made for it, or what to make one of, or why there is none. For the worker''s secret key.';

create function public.keep_checkout(token uuid, session_id text, url text) returns void
language sql volatile set search_path = ''
as $$
  update private.checkouts c set session_id = keep_checkout.session_id, url = keep_checkout.url
    where c.token = keep_checkout.token;
$$;
comment on function public.keep_checkout is 'Keeps the page that the provider made for a link. For the worker''s secret key.';

create function public.end_stale_checkouts() returns setof text
language sql volatile set search_path = ''
as $$
  update private.checkouts c set ended_at = now()
    from public.payments p
    where p.id = c.payment_id and c.ended_at is null and c.expires_at > now() and c.session_id is not null
      and not private.is_payable(p, c.amount_cents)
    returning c.session_id;
$$;
comment on function public.end_stale_checkouts is
  'Ends the pages of payments that were paid otherwise, changed or dropped, and names them once, for the provider to close. For the worker''s secret key.';

create function private.reopen_for_staff(stay uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.requests q set state = 'open', snoozed_until = null, unread = true where q.reservation_id = stay;
end;
$$;
comment on function private.reopen_for_staff is 'Opens the request of a stay, because somebody has to look at it.';

create function private.apply_payment(event jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  cents constant integer := (event ->> 'amount_cents')::integer;
  arrived constant date := (event ->> 'at')::timestamptz at time zone 'America/Mexico_City';
  opened private.checkouts;
  due public.payments;
begin
  select p.* into due from private.checkouts c join public.payments p on p.id = c.payment_id
    where c.token = (event ->> 'token')::uuid;
  if not found then return false; end if;
  -- In the order of all who change payments: the stay first.
  update public.reservations r set changed_at = now() where r.id = due.reservation_id;
  update private.checkouts c set ended_at = coalesce(c.ended_at, now()), intent_id = event ->> 'intent_id'
    where c.token = (event ->> 'token')::uuid and c.intent_id is null
    returning * into opened;
  -- The money is known already.
  if not found then return true; end if;
  select * into due from public.payments p where p.id = opened.payment_id for update;
  if private.is_payable(due, cents) and event ->> 'currency' = 'usd' then
    perform private.receive_payment(due, cents, 'card', arrived, opened.intent_id);
    return true;
  end if;
  insert into public.payments (reservation_id, kind, amount_cents, due_on, received_at, received_on, method, reference)
  values (due.reservation_id, 'unexpected', cents, arrived, now(), arrived, 'card', opened.intent_id)
  returning * into due;
  perform private.note_money(due, null);
  perform private.return_payment(due);
  perform private.reopen_for_staff(due.reservation_id);
  return true;
end;
$$;
comment on function private.apply_payment is
  'Money came by card: what was due is received. What nobody owes any more, or not this much, is received as unexpected, and goes back.';

create function private.apply_dispute(event jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  outcome constant public.dispute_state := event ->> 'status';
  paid public.payments;
  reversal public.payments;
begin
  select * into paid from public.payments p
    where p.reference = event ->> 'intent_id' and p.method = 'card' and p.kind <> 'refund' and p.reverses is null;
  if not found then return false; end if;
  update public.reservations r set changed_at = now() where r.id = paid.reservation_id;
  -- What is closed is not opened again by an event that was late.
  update public.payments p set disputed = outcome
    where p.id = paid.id and p.disputed is distinct from outcome and (outcome <> 'open' or p.disputed is null)
    returning * into paid;
  if not found then return true; end if;
  if outcome = 'lost' and not exists (select from public.payments p where p.reverses = paid.id) then
    insert into public.payments
      (reservation_id, kind, amount_cents, due_on, what, received_at, method, reference, reverses)
    values (paid.reservation_id, paid.kind, -least((event ->> 'amount_cents')::integer, paid.amount_cents),
      private.house_today(), paid.what, now(), 'card', event ->> 'dispute_id', paid.id)
    returning * into reversal;
    -- The holder of the card has the money: it does not go back once more.
    update public.payments p set voided_at = now() where p.refund_of = paid.id and private.is_open(p);
    if private.in_price(paid) then
      perform private.plan_payments(r) from public.reservations r where r.id = paid.reservation_id;
    end if;
  end if;
  perform private.note_money(coalesce(reversal, paid), null, jsonb_build_object('dispute', outcome));
  perform private.reopen_for_staff(paid.reservation_id);
  return true;
end;
$$;
comment on function private.apply_dispute is
  'The holder of a card disputes a payment. Lost, a reversal says that the money is gone, and of the price it is due again.';

create function public.settle_card_refund(
  refund uuid, status text, provider_id text default null, reason text default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- One that the provider refuses has failed.
  outcome constant text := case status when 'refused' then 'failed' else status end;
  sent private.card_refunds;
  due public.payments;
begin
  select p.* into due from private.card_refunds f join public.payments p on p.id = f.payment_id where f.id = refund;
  update public.reservations r set changed_at = now() where r.id = due.reservation_id;
  select * into sent from private.card_refunds f where f.id = refund for update;
  select * into due from public.payments p where p.id = due.id for update;
  update private.card_refunds f set provider_id = coalesce(f.provider_id, settle_card_refund.provider_id),
      state = case
        when outcome = 'waiting' and f.state = 'waiting' then 'sent'
        when outcome = 'succeeded' and f.state <> 'failed' then 'done'
        when outcome = 'unsure' and f.state = 'waiting' then 'unsure'
        when outcome = 'failed' then 'failed'
        else f.state end::private.card_refund_state
    where f.id = refund and sent.state <> 'failed';
  if outcome = 'succeeded' and sent.state in ('waiting', 'sent', 'unsure') then
    if private.is_open(due) then
      perform private.receive_payment(due, due.amount_cents, 'card', null, provider_id);
    else
      -- Staff had sent it in another way after the provider fell silent.
      perform private.note_money(due, null, '{"refund": "twice"}');
      perform private.reopen_for_staff(due.reservation_id);
    end if;
  elsif outcome = 'failed' and sent.state = 'done'
    and not exists (select from public.payments p where p.reverses = due.id) then
    perform private.reverse_received(due, null);
    perform private.reopen_for_staff(due.reservation_id);
  elsif outcome in ('failed', 'unsure') and sent.state in ('waiting', 'sent') then
    update public.payments p set method = null where p.id = due.id;
    perform private.note_money(due, null, jsonb_strip_nulls(jsonb_build_object('refund', outcome, 'reason', reason)));
    perform private.reopen_for_staff(due.reservation_id);
  end if;
end;
$$;
comment on function public.settle_card_refund is
  'What became of a refund by card: it has gone, or it is due again. A bank can give one back days after it went. For the worker''s secret key.';

create function private.apply_refund(event jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  refund uuid;
  paid public.payments;
  due public.payments;
begin
  select f.id into refund from private.card_refunds f
    where f.provider_id = event ->> 'refund_id' or f.id = (event ->> 'key')::uuid;
  if not found then
    -- Somebody gave money back on the provider's own pages.
    select * into paid from public.payments p
      where p.reference = event ->> 'intent_id' and p.method = 'card' and p.kind <> 'refund' and p.reverses is null;
    if not found then return false; end if;
    if event ->> 'status' = 'failed' then return true; end if;
    select p.* into due from public.payments p
      where p.reservation_id = paid.reservation_id and p.kind = 'refund' and private.is_open(p) and p.method is null
        and p.amount_cents = (event ->> 'amount_cents')::integer
        and p.refund_of is not distinct from case when not private.in_price(paid) then paid.id end
      limit 1;
    if not found then
      insert into public.payments (reservation_id, kind, amount_cents, due_on, refund_of)
      values (paid.reservation_id, 'refund', (event ->> 'amount_cents')::integer, private.house_today(),
        case when not private.in_price(paid) then paid.id end)
      returning * into due;
    end if;
    update public.payments p set method = 'card' where p.id = due.id;
    insert into private.card_refunds (payment_id, intent_id, amount_cents, state, provider_id)
    values (due.id, event ->> 'intent_id', due.amount_cents, 'sent', event ->> 'refund_id') returning id into refund;
    perform private.reopen_for_staff(paid.reservation_id);
  end if;
  perform public.settle_card_refund(refund, event ->> 'status', event ->> 'refund_id');
  return true;
end;
$$;
comment on function private.apply_refund is 'What the provider tells of a refund, ours or one that was made on its own pages.';

create function public.note_card_event(event jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  waiting record;
begin
  -- One after the other, or an event would miss the payment that another is about to note.
  perform pg_advisory_xact_lock(hashtextextended('card:' || coalesce(event ->> 'intent_id', event ->> 'token'), 0));
  insert into private.card_events (event_id, at, kind, intent_id, data)
  values (event ->> 'id', (event ->> 'at')::timestamptz, event ->> 'kind', event ->> 'intent_id', event)
  on conflict do nothing;
  if not found then return false; end if;
  for waiting in
    select e.event_id, e.kind, e.data from private.card_events e
    where not e.applied and (e.event_id = event ->> 'id' or event ->> 'kind' = 'paid' and e.intent_id = event ->> 'intent_id')
    -- The money first, then what happened to it.
    order by e.kind <> 'paid', e.at, e.event_id
  loop
    if waiting.kind = 'expired' then
      update private.checkouts c set ended_at = coalesce(c.ended_at, now()) where c.token = (waiting.data ->> 'token')::uuid;
    end if;
    -- False while the money that the event is about is not known.
    update private.card_events e set applied = case waiting.kind
        when 'paid' then private.apply_payment(waiting.data)
        when 'dispute' then private.apply_dispute(waiting.data)
        when 'refund' then private.apply_refund(waiting.data)
        when 'expired' then true end
      where e.event_id = waiting.event_id;
  end loop;
  return true;
end;
$$;
comment on function public.note_card_event is
  'Takes what the provider told, in any order and each event once; false for one that is known. For the worker''s secret key.';

-- Of a refund that the provider has, nothing else may be made.
create function private.guard_card_refund() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.card_refunds f where f.payment_id = old.id and f.state in ('waiting', 'sent')) then
    perform private.refuse('refund_under_way');
  end if;
  return new;
end;
$$;

create trigger guard_card_refund before update on public.payments
  for each row when (old.kind = 'refund' and (old.received_at, old.voided_at, old.amount_cents)
    is distinct from (new.received_at, new.voided_at, new.amount_cents))
  execute function private.guard_card_refund();

create function public.refund_by_card(payment_id uuid, expected_version integer) returns public.reservations
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked record;
  source record;
  part public.payments;
  left_cents integer;
  cents integer;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if not private.cards_on() then perform private.refuse('card_off'); end if;
  select * into locked from private.lock_payment(refund_by_card.payment_id, expected_version);
  part := locked.paid;
  if part.kind <> 'refund' or not private.is_open(part) then perform private.refuse('bad_amount'); end if;
  if part.method is not null then perform private.refuse('refund_under_way'); end if;
  left_cents := part.amount_cents;
  for source in
    select p.reference as intent_id, p.amount_cents - coalesce((
        select sum(f.amount_cents) from private.card_refunds f
        where f.intent_id = p.reference and f.state in ('waiting', 'sent', 'done')
      ), 0) as cents
    from public.payments p join private.checkouts c on c.intent_id = p.reference
    where p.reservation_id = part.reservation_id and p.method = 'card' and p.received_at is not null and p.reverses is null
      and (p.id = part.refund_of or part.refund_of is null and private.in_price(p))
      -- The provider itself gives back what is disputed.
      and coalesce(p.disputed = 'won', true) and not exists (select from public.payments u where u.reverses = p.id)
    order by p.received_at desc, p.id
  loop
    cents := least(source.cents, left_cents);
    continue when cents <= 0;
    if left_cents = part.amount_cents then
      update public.payments p set amount_cents = cents, method = 'card' where p.id = refund_by_card.payment_id;
    else
      insert into public.payments (reservation_id, kind, amount_cents, due_on, refund_of, method)
      values (part.reservation_id, 'refund', cents, part.due_on, part.refund_of, 'card')
      returning id into refund_by_card.payment_id;
    end if;
    insert into private.card_refunds (payment_id, intent_id, amount_cents)
      values (refund_by_card.payment_id, source.intent_id, cents);
    left_cents := left_cents - cents;
  end loop;
  if left_cents = part.amount_cents then perform private.refuse('no_card_payment'); end if;
  -- The rest was paid in another way, and goes back in one.
  insert into public.payments (reservation_id, kind, amount_cents, due_on, refund_of)
  select part.reservation_id, 'refund', left_cents, part.due_on, part.refund_of where left_cents > 0;
  part.amount_cents := part.amount_cents - left_cents;
  part.method := 'card';
  perform private.note_money(part, null, '{"refund": "sent"}');
  return locked.stay;
end;
$$;
comment on function public.refund_by_card is
  'Staff send a refund that is due back to the cards that paid, the latest first; what they did not pay stays due. Until the provider has sent it, the refund is due with method card.';

create function public.claim_card_refunds()
returns table (id uuid, intent_id text, amount_cents integer, attempts integer)
language plpgsql volatile set search_path = ''
as $$
#variable_conflict use_column
declare
  -- Far less than the day for which the provider knows a key again.
  most_attempts constant integer := 8;
begin
  perform public.settle_card_refund(f.id, 'unsure') from private.card_refunds f
    where f.state = 'waiting' and f.attempts >= most_attempts and f.next_try <= now();
  return query
    update private.card_refunds f
    set attempts = f.attempts + 1, next_try = now() + interval '1 minute' * 2 ^ f.attempts
    where f.id in (
      select w.id from private.card_refunds w
      where w.state = 'waiting' and w.next_try <= now() order by w.next_try limit 10 for update skip locked
    )
    returning f.id, f.intent_id, f.amount_cents, f.attempts;
end;
$$;
comment on function public.claim_card_refunds is
  'Refunds for the provider; one without an answer is claimed again, and given up after four hours. For the worker''s secret key.';

grant execute on function public.start_payment, public.refund_by_card to authenticated;
grant execute on function
  private.is_payable, public.switch_cards, public.open_checkout,
  public.keep_checkout, public.end_stale_checkouts, public.note_card_event, public.claim_card_refunds,
  public.settle_card_refund
  to service_role;
