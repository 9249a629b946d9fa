create type public.payment_kind as enum ('deposit', 'balance', 'extra', 'damage', 'unexpected', 'refund');
create type public.payment_method as enum ('transfer', 'card', 'cash', 'other');
create type public.dispute_state as enum ('open', 'won', 'lost');

create sequence private.receipt_numbers start 1001;

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  reservation_id uuid not null references public.reservations (id) on delete cascade,
  kind public.payment_kind not null,
  amount_cents integer not null,
  due_on date not null,
  asked_at timestamptz not null default now(),
  what text check (char_length(what) between 1 and 100),
  received_at timestamptz,
  received_on date,
  method public.payment_method,
  reference text check (char_length(reference) between 1 and 100),
  receipt_no bigint unique,
  noted_by uuid,
  voided_at timestamptz,
  waived boolean not null default false,
  -- A mistake is reversed once, by a row with the opposite amount.
  reverses uuid unique references public.payments (id) on delete cascade,
  refund_of uuid references public.payments (id) on delete cascade,
  disputed public.dispute_state,
  claim_cents integer check (claim_cents between 1 and amount_cents),
  claim_reason text check (char_length(claim_reason) between 1 and 1000),
  service_id uuid,
  check (received_at is null or voided_at is null),
  constraint payments_amount_check check (case when reverses is null then amount_cents > 0 else amount_cents < 0 end),
  constraint payments_waived_check check (not waived or voided_at is not null and kind <> 'refund'),
  constraint payments_extra_check check (kind <> 'extra' or what is not null),
  constraint payments_service_check check (service_id is null or kind = 'extra'),
  constraint payments_refund_check check (refund_of is null or kind = 'refund'),
  constraint payments_claim_check check ((claim_cents is null) = (claim_reason is null) and (claim_cents is null or kind = 'damage'))
);
comment on table public.payments is 'What is due for a stay and what was received; a refund is money that goes back.';
comment on column public.payments.asked_at is 'Since when it is asked for.';
comment on column public.payments.voided_at is 'When a payment that was due stopped being so.';
comment on column public.payments.waived is 'Whether staff gave up what was due; of the price, the owner of the house earns it all the same.';
comment on column public.payments.kind is
  'deposit and balance pay the price; extra pays a service and damage is a deposit against damage; unexpected is money that nobody owed, which goes back whole.';
comment on column public.payments.refund_of is 'The extra, damage or unexpected payment that goes back; none for a refund of the price.';
comment on column public.payments.service_id is 'The service that an extra pays, by its request.';
comment on column public.payments.receipt_no is 'The number of its receipt.';
comment on column public.payments.claim_cents is 'What of a damage deposit is kept for damage.';
create index payments_reservation_id_idx on public.payments (reservation_id);
create index payments_open_idx on public.payments (due_on) where received_at is null and voided_at is null;
create index payments_refund_of_idx on public.payments (refund_of) where refund_of is not null;

alter table public.payments enable row level security;
grant select on public.payments to authenticated;
grant all on public.payments to service_role;

create policy "Staff read all payments, guests their own" on public.payments
  for select to authenticated using ((select private.is_staff()) or exists (
    select from public.reservations r where r.id = reservation_id and r.guest_id = (select auth.uid())
  ));

create function private.in_price(payment public.payments) returns boolean
language sql immutable set search_path = ''
as $$ select payment.kind in ('deposit', 'balance') or payment.kind = 'refund' and payment.refund_of is null; $$;
comment on function private.in_price is 'Whether a payment belongs to the price of the stay; extras, damage deposits and what nobody owed do not.';

create function private.is_open(payment public.payments) returns boolean
language sql immutable set search_path = ''
as $$ select payment.received_at is null and payment.voided_at is null; $$;
comment on function private.is_open is 'Whether a payment is still to be made.';

create function private.signed_cents(payment public.payments) returns integer
language sql immutable set search_path = ''
as $$ select case payment.kind when 'refund' then -payment.amount_cents else payment.amount_cents end; $$;
comment on function private.signed_cents is 'US cents that come in, or below zero those that go out.';

create function private.is_undone(payment public.payments) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.payments p where p.reverses = payment.id or p.refund_of = payment.id and p.voided_at is null);
$$;
comment on function private.is_undone is 'Whether a payment was reversed, or goes back.';

create function private.is_held(payment public.payments) returns boolean
language sql stable security definer set search_path = ''
as $$
  select payment.kind = 'damage' and payment.received_at is not null and payment.reverses is null
    and payment.claim_cents is null and not private.is_undone(payment);
$$;
comment on function private.is_held is 'Whether a payment is a damage deposit that is neither given back nor claimed.';

create function private.give_receipt() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.received_on := coalesce(new.received_on, (new.received_at at time zone 'America/Mexico_City')::date);
  new.method := coalesce(new.method, 'transfer');
  new.receipt_no := coalesce(new.receipt_no, nextval('private.receipt_numbers'));
  return new;
end;
$$;

create trigger give_receipt before insert or update of received_at on public.payments
  for each row when (new.received_at is not null) execute function private.give_receipt();

-- A payment that is no longer due is not asked for by a mail that still waits.
create function private.drop_reminder() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.mail_outbox m where m.payment_id = new.id and m.sent_at is null;
  return null;
end;
$$;

create trigger drop_reminder after update on public.payments
  for each row when (coalesce(new.received_at, new.voided_at) is not null) execute function private.drop_reminder();

create function private.stay_policy() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'balance_days', r.balance_days, 'deposit_days', r.deposit_days, 'lapse_days', r.lapse_days,
    'cancellation', jsonb_build_array(
      jsonb_build_object('days_before', r.balance_days + 1, 'refund_share', trim_scale(1 - r.bank_fee_percent / 100.0)),
      jsonb_build_object('days_before', r.half_refund_days + 1, 'refund_share', 0.5),
      '{"days_before": 0, "refund_share": 0}'::jsonb
    )
  ) from private.booking_rules() r;
$$;
comment on function private.stay_policy is 'When deposit and balance are due, how long an unpaid stay is kept after that, and what goes back after a cancellation, as the terms of the site say.';

create function private.share_on(steps jsonb, day date) returns numeric
language sql immutable set search_path = ''
as $$
  select coalesce((
    select (step ->> 'refund_share')::numeric from jsonb_array_elements(share_on.steps) step
    where (step ->> 'until')::date >= share_on.day order by step ->> 'until' limit 1
  ), 0);
$$;
comment on function private.share_on is 'The share of what was paid that steps of cancellation give back on a day.';

create function private.stricter(agreed jsonb, offered jsonb, today date, arrive date) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('until', until, 'refund_share', share) order by until), '[]')
  from (
    select until, share, lead(share) over (order by until) as next_share
    from (
      select until, least(private.share_on(agreed, until), private.share_on(offered, until)) as share
      from (
        select (step ->> 'until')::date as until
        from jsonb_array_elements(coalesce(agreed, '[]') || coalesce(offered, '[]')) step
      ) as steps
      where until between today and arrive
      group by until
    ) as shares
  ) as shares
  where next_share is distinct from share;
$$;
comment on function private.stricter is 'Steps of cancellation that on each day give back the lesser of two.';

create function private.owed(stay uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(p.amount_cents), 0)::integer from public.payments p
  where p.reservation_id = owed.stay and p.kind in ('deposit', 'balance') and private.is_open(p);
$$;
comment on function private.owed is 'US cents of the price that are still to be paid for a stay.';

create function public.stay_refund(reservation_id uuid) returns integer
language sql stable set search_path = ''
as $$
  select round(private.share_on(r.quote -> 'cancellation', private.house_today()) * coalesce((
      select sum(private.signed_cents(p)) from public.payments p
      where p.reservation_id = r.id and p.received_at is not null and private.in_price(p)
    ), 0))::integer
  from public.reservations r where r.id = stay_refund.reservation_id;
$$;
comment on function public.stay_refund is 'US cents of the price that go back if the guest cancels today; null for a stay that the caller cannot read.';

create function private.refund_due(stay public.reservations) returns integer
language sql stable security definer set search_path = ''
as $$
  -- A correction counts where the payment stands that it corrects.
  with known as (
    select private.signed_cents(p) as cents, stay.closed_at is null or coalesce(o.received_at, p.received_at) <= stay.closed_at as before
    from public.payments p left join public.payments o on o.id = p.reverses
    where p.reservation_id = stay.id and p.received_at is not null and private.in_price(p)
  ), sums as (
    select coalesce(sum(cents) filter (where before), 0) as paid, coalesce(sum(cents) filter (where not before), 0) as since
    from known
  )
  select case
    when stay.status = 'confirmed' then paid - stay.total_cents
    -- What was paid after the guest had canceled was still owed and stays; what went back since counts.
    when stay.closed_as = 'cancelled_by_guest' then round(paid * private.share_on(stay.quote -> 'cancellation',
      (stay.closed_at at time zone 'America/Mexico_City')::date)) + stay.relet_cents + least(since, 0)
    else paid + since end::integer
  from sums;
$$;
comment on function private.refund_due is 'US cents of the price that have to go back to the guest.';

create function private.payments_due(stay public.reservations)
returns table (kind public.payment_kind, amount_cents integer, due_on date)
language sql stable security definer set search_path = ''
as $$
  with money as (
    select coalesce(sum(private.signed_cents(p)) filter (where p.received_at is not null), 0)::integer as received,
      coalesce(sum(p.amount_cents) filter (where p.waived), 0)::integer as waived
    from public.payments p where p.reservation_id = stay.id and private.in_price(p)
  ),
  open as (
    select greatest(0, stay.total_cents - received - waived) as cents,
      -- Once a part is paid, what is left of a stay that is due at once is its balance.
      case when received + waived > 0 and quoted >= stay.total_cents then 0
        else greatest(0, coalesce(quoted, 0) - received - waived) end as deposit
    from money, (select (stay.quote ->> 'deposit_cents')::integer as quoted) as agreed
  )
  select plan.kind, plan.cents, greatest(plan.due_on, private.house_today())
  from open
  cross join least(private.house_today()
    + coalesce(stay.quote ->> 'deposit_days', private.stay_policy() ->> 'deposit_days')::integer, stay.check_in - 1) first_due
  cross join lateral (values
    ('deposit'::public.payment_kind, case when stay.status = 'confirmed' then least(deposit, cents) end, first_due),
    ('balance', case when stay.status = 'confirmed' then cents - least(deposit, cents) end,
      greatest((stay.quote ->> 'balance_due_on')::date, first_due)),
    ('refund', private.refund_due(stay), null)
  ) as plan (kind, cents, due_on)
  where plan.cents > 0
  union all
  -- Who leaves early owes what was due.
  select p.kind, p.amount_cents, p.due_on from public.payments p
  where p.reservation_id = stay.id and p.kind in ('deposit', 'balance') and private.is_open(p)
    and stay.closed_as = 'cancelled_by_guest' and stay.check_in <= private.house_today();
$$;
comment on function private.payments_due is 'What is due for a stay, or goes back after it was cancelled; no day is past but of what stays due.';

create function private.plan_payments(stay public.reservations) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := private.house_today();
begin
  -- What stays the same keeps its row and its day, so that nobody is reminded of it again.
  update public.payments p set voided_at = now()
    where p.reservation_id = stay.id and private.is_open(p) and private.in_price(p)
      and not exists (
        select from private.payments_due(stay) d
        where (d.kind, d.amount_cents) = (p.kind, p.amount_cents)
          and (d.kind = 'deposit' or greatest(d.due_on, today) = greatest(p.due_on, today)));
  insert into public.payments (reservation_id, kind, amount_cents, due_on)
  select stay.id, d.kind, d.amount_cents, d.due_on from private.payments_due(stay) d
  where not exists (
    select from public.payments p
    where p.reservation_id = stay.id and private.is_open(p) and private.in_price(p) and p.kind = d.kind);
end;
$$;
comment on function private.plan_payments is 'Writes what is due of the price of a stay: deposit and balance, or what goes back.';

create function private.plan_side_payments(stay public.reservations) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if stay.status = 'confirmed' then
    insert into public.payments (reservation_id, kind, amount_cents, due_on)
    select stay.id, 'damage', h.damage_deposit_cents, greatest(stay.check_in, private.house_today())
    from public.properties h where h.id = stay.property_id and h.damage_deposit_cents > 0 and stay.check_out > private.house_today();
  elsif stay.check_in > private.house_today() then
    update public.payments p set voided_at = now()
      where p.reservation_id = stay.id and p.kind in ('extra', 'damage') and private.is_open(p);
    perform private.return_payment(p) from public.payments p
      where p.reservation_id = stay.id and p.kind in ('extra', 'damage') and p.received_at is not null;
  end if;
end;
$$;
comment on function private.plan_side_payments is
  'Asks for the damage deposit of an agreed stay; before arrival, what was paid for extras and damage goes back with a cancellation.';

create function private.return_payment(payment public.payments, cents integer default null) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.payments (reservation_id, kind, amount_cents, due_on, refund_of)
  select payment.reservation_id, 'refund', coalesce(cents, payment.amount_cents), private.house_today(), payment.id
  where coalesce(cents, payment.amount_cents) > 0 and not private.is_undone(payment);
$$;
comment on function private.return_payment is 'Makes the refund of an extra, a damage deposit or an unexpected payment due, once.';

create function private.log_stay(stay uuid, facts jsonb, body text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.request_events (request_id, actor_id, actor, kind, body, data)
  select q.id, auth.uid(), case when auth.uid() is null then 'clock' when private.is_staff() then 'house' else 'guest' end,
    'reservation', body, facts
  from public.requests q where q.reservation_id = stay;
end;
$$;
comment on function private.log_stay is 'Writes into the history of a stay what the caller, or the clock, did.';

create function private.note_money(payment public.payments, body text, facts jsonb default '{}') returns void
language sql volatile security definer set search_path = ''
as $$
  select private.log_stay(payment.reservation_id, jsonb_strip_nulls(jsonb_build_object('payment_id', payment.id,
    'payment', payment.kind, 'amount_cents', payment.amount_cents, 'what', payment.what, 'method', payment.method,
    'received_on', payment.received_on, 'reference', payment.reference)) || facts, body);
$$;
comment on function private.note_money is 'Writes into the history what became of a payment.';

create function private.receive_payment(
  due public.payments, cents integer, by_method public.payment_method, on_day date, by_reference text
) returns public.payments
language plpgsql security definer set search_path = ''
as $$
declare
  received public.payments;
begin
  -- What is left of a part payment stays due.
  update public.payments p set received_at = now(), received_on = coalesce(on_day, private.house_today()),
      method = by_method, reference = by_reference, noted_by = auth.uid(), amount_cents = cents
    where p.id = due.id returning p.* into received;
  insert into public.payments (reservation_id, kind, amount_cents, due_on, what, refund_of, service_id)
  select due.reservation_id, due.kind, due.amount_cents - cents, due.due_on, due.what, due.refund_of, due.service_id
  where cents < due.amount_cents;
  perform private.note_money(received, null);
  return received;
end;
$$;
comment on function private.receive_payment is 'Notes that a due payment, or a part of it, has come or gone.';

create function public.record_payment(
  reservation_id uuid, kind public.payment_kind, amount_cents integer, expected_version integer,
  method public.payment_method default 'transfer', received_on date default null, reference text default null,
  payment_id uuid default null
) returns public.reservations
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.reservations;
  due public.payments;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if received_on > private.house_today() or not isfinite(received_on) then
    perform private.refuse('bad_receipt');
  end if;
  reference := private.optional_text(reference, 100, 'bad_receipt');
  update public.reservations r set changed_at = now()
    where r.id = record_payment.reservation_id and r.version = expected_version returning r.* into changed;
  if not found then perform private.refuse_change(record_payment.reservation_id, expected_version); end if;
  select * into due from public.payments p
    where p.reservation_id = record_payment.reservation_id and p.kind = record_payment.kind and private.is_open(p)
      and p.id = coalesce(payment_id, p.id) and (payment_id is not null or private.in_price(p) or p.kind <> 'refund')
    order by p.due_on, p.id limit 1 for update;
  if coalesce(record_payment.amount_cents not between 1 and due.amount_cents, true) then
    perform private.refuse('bad_amount');
  end if;
  perform private.receive_payment(due, record_payment.amount_cents, coalesce(method, 'transfer'), received_on, reference);
  return changed;
end;
$$;
comment on function public.record_payment is
  'Staff note a payment or refund that is due as received, whole or in part: payment_id, or else the earliest of its kind; received_on is today by default.';

-- The payment and its stay, for staff who have seen the stay in its present version.
create function private.lock_payment(payment uuid, expected_version integer, out paid public.payments, out stay public.reservations)
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  select * into paid from public.payments p where p.id = payment;
  if not found then perform private.refuse('bad_amount'); end if;
  update public.reservations r set changed_at = now()
    where r.id = paid.reservation_id and r.version = expected_version returning r.* into stay;
  if stay.id is null then perform private.refuse_change(paid.reservation_id, expected_version); end if;
  select * into paid from public.payments p where p.id = payment for update;
end;
$$;
comment on function private.lock_payment is 'Locks a payment and its stay for a change by staff.';

create function private.reverse_received(paid public.payments, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  stay public.reservations;
  mistake public.payments;
begin
  if paid.received_at is null or paid.reverses is not null
    or exists (select from public.payments p where p.reverses = paid.id)
    or exists (select from public.payments p where p.refund_of = paid.id and p.received_at is not null and p.reverses is null
      and not exists (select from public.payments u where u.reverses = p.id)) then
    perform private.refuse('bad_amount');
  end if;
  select * into stay from public.reservations r where r.id = paid.reservation_id;
  insert into public.payments (reservation_id, kind, amount_cents, due_on, what, received_at, method, reference, noted_by,
    reverses, refund_of)
  values (paid.reservation_id, paid.kind, -paid.amount_cents, paid.due_on, paid.what, now(), paid.method, paid.reference,
    auth.uid(), paid.id, paid.refund_of)
  returning * into mistake;
  update public.payments p set voided_at = now() where p.refund_of = paid.id and private.is_open(p);
  -- What was due before is due again, but for what an ended stay no longer asks for.
  if not private.in_price(paid) and paid.kind <> 'unexpected' and (stay.status = 'confirmed' or paid.kind = 'refund')
    or stay.closed_as = 'cancelled_by_guest' and paid.kind in ('deposit', 'balance')
      and stay.check_in <= (stay.closed_at at time zone 'America/Mexico_City')::date then
    insert into public.payments (reservation_id, kind, amount_cents, due_on, what, refund_of, service_id)
    values (paid.reservation_id, paid.kind, paid.amount_cents, paid.due_on, paid.what, paid.refund_of, paid.service_id);
  end if;
  if private.in_price(paid) then perform private.plan_payments(stay); end if;
  perform private.note_money(mistake, reason, '{"reversed": true}');
end;
$$;
comment on function private.reverse_received is 'Takes back that a payment was received; what was due before is due again.';

create function public.reverse_payment(payment_id uuid, reason text, expected_version integer) returns public.reservations
language plpgsql security definer set search_path = ''
as $$
declare
  locked record;
begin
  reason := private.required_text(reason, 1000, 'bad_body');
  select * into locked from private.lock_payment(reverse_payment.payment_id, expected_version);
  -- What the provider has taken is no mistake of ours: it goes back as a refund. What it has sent, it takes back itself.
  if exists (select from private.checkouts c where c.intent_id = (locked.paid).reference
      and (c.payment_id = reverse_payment.payment_id or (locked.paid).kind = 'unexpected'))
    or exists (select from private.card_refunds f where f.payment_id = reverse_payment.payment_id and f.state = 'done') then
    perform private.refuse('paid_by_card');
  end if;
  perform private.reverse_received(locked.paid, reason);
  return locked.stay;
end;
$$;
comment on function public.reverse_payment is
  'Staff take back, by a row of its own with the opposite amount, that a payment was received; what was due before is due again.';

create function public.waive_payment(payment_id uuid, reason text, expected_version integer) returns public.reservations
language plpgsql security definer set search_path = ''
as $$
declare
  locked record;
begin
  reason := private.required_text(reason, 1000, 'bad_body');
  select * into locked from private.lock_payment(payment_id, expected_version);
  -- Before arrival the price is a matter of the stay itself.
  if (locked.stay).check_in > private.house_today() then perform private.refuse('not_allowed'); end if;
  update public.payments p set voided_at = now(), waived = true
    where p.id = payment_id and p.kind in ('deposit', 'balance', 'damage') and private.is_open(p);
  if not found then perform private.refuse('bad_amount'); end if;
  perform private.log_stay((locked.stay).id,
    jsonb_build_object('waived', (locked.paid).kind, 'amount_cents', (locked.paid).amount_cents), reason);
  return locked.stay;
end;
$$;
comment on function public.waive_payment is
  'Staff give up a deposit, balance or damage deposit that is due, from the day of arrival on, with a reason that stands in the history; expected_version is the stay''s.';

grant execute on function private.stay_policy to anon, authenticated, service_role;
grant execute on function
  private.in_price, private.is_open, private.signed_cents, private.share_on, private.stricter
  to authenticated, service_role;
grant execute on function
  public.stay_refund, public.record_payment, public.reverse_payment, public.waive_payment
  to authenticated;
