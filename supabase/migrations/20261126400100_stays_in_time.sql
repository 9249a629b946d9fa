-- A change of a stay has its time. A guest cancels until the day of arrival, the house until the day of departure, and
-- nobody confirms or cancels what is over. What is owed from arrival on stays owed until it is paid or waived.
alter table private.stay_transitions add column before text check (before in ('arrival', 'departure'));
comment on column private.stay_transitions.before is 'The day of the stay from which on the change is refused; null for none.';
update private.stay_transitions t set before = case t.actor when 'guest' then 'arrival' else 'departure' end
  where 'confirmed' in (t.from_status, t.to_status);

alter table public.payments
  add column waived boolean not null default false,
  add constraint payments_waived_check check (not waived or voided_at is not null and kind <> 'refund');
comment on column public.payments.waived is 'Whether staff gave up what was due; the owner of the house earns it all the same.';

-- Owners read reservations, but not what a guest wrote: the words stand in the history of the request alone.
alter table public.reservations drop column closed_reason;

create or replace function private.guard_stay() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  by_api constant boolean := tg_argv[0] = 'api';
  by_house constant boolean := by_api and private.is_staff();
  by_guest constant boolean := by_api and coalesce(old.guest_id = auth.uid(), false);
  today constant date := private.house_today();
  open_to_api constant text[] := '{status,closed_as,hold_until,nights}';
begin
  if (old.status, old.closed_as) is distinct from (new.status, new.closed_as) then
    if new.status = 'confirmed' and (old.closed_as = 'expired' or old.hold_until <= now()) then
      perform private.refuse('hold_expired');
    end if;
    if not exists (
      select from private.stay_transitions t
      where t.from_status = old.status and t.to_status = new.status
        and t.closed_as is not distinct from new.closed_as
        and case t.actor when 'house' then by_house when 'guest' then by_guest else not by_api end
        and case t.before when 'arrival' then today < old.check_in when 'departure' then today < old.check_out else true end
    ) then
      perform private.refuse('not_allowed');
    end if;
    new.hold_until := null;
  elsif by_api then
    if not by_house or old.status <> 'pending' or new.hold_until is not distinct from old.hold_until then
      perform private.refuse('not_allowed');
    end if;
    if new.hold_until is null or new.hold_until not between now() and now() + interval '7 days' then
      perform private.refuse('bad_hold');
    end if;
  end if;
  if by_api and (to_jsonb(new) - open_to_api) is distinct from (to_jsonb(old) - open_to_api) then
    perform private.refuse('not_allowed');
  end if;
  new.version := old.version + 1;
  new.changed_at := now();
  new.changed_by := case when new.closed_as is distinct from 'expired' then auth.uid() end;
  return new;
end;
$$;

create or replace function private.change_stay(
  stay uuid, expected_version integer, to_status public.stay_status, as_closed public.stay_closing, reason text
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  changed public.reservations;
begin
  if char_length(reason) > 1000 then perform private.refuse('bad_message'); end if;
  -- apply_stay writes it into the history.
  perform set_config('marisma.reason', coalesce(reason, ''), true);
  update public.reservations r set status = to_status, closed_as = as_closed
    where r.id = stay and r.version = expected_version
    returning r.* into changed;
  if not found then perform private.refuse_change(stay, expected_version); end if;
  return private.stay_shape(changed);
end;
$$;

create function private.share_on(steps jsonb, day date) returns numeric
language sql immutable set search_path = ''
as $$
  select coalesce((
    select (step ->> 'refund_share')::numeric from jsonb_array_elements(share_on.steps) step
    where (step ->> 'until')::date >= share_on.day order by step ->> 'until' limit 1
  ), 0);
$$;
comment on function private.share_on is 'The share of what was paid that steps of cancellation give back on a day.';

create or replace function private.refund_share(quote jsonb) returns numeric
language sql stable set search_path = ''
as $$ select private.share_on(refund_share.quote -> 'cancellation', private.house_today()); $$;

create function private.payments_due(stay public.reservations)
returns table (kind public.payment_kind, amount_cents integer, due_on date)
language sql stable security definer set search_path = ''
as $$
  with money as (
    select coalesce(sum(case p.kind when 'refund' then -p.amount_cents else p.amount_cents end)
        filter (where p.received_at is not null), 0)::integer as received,
      coalesce(sum(p.amount_cents) filter (where p.waived), 0)::integer as waived
    from public.payments p where p.reservation_id = stay.id
  ),
  open as (
    select received, greatest(0, stay.total_cents - received - waived) as cents,
      -- Once a part is paid, what is left of a stay that is due at once is its balance.
      case when received + waived > 0 and quoted >= stay.total_cents then 0
        else greatest(0, coalesce(quoted, 0) - received - waived) end as deposit
    from money, (select (stay.quote ->> 'deposit_cents')::integer as quoted) as agreed
  )
  select plan.kind, plan.cents, greatest(plan.due_on, private.house_today())
  from open cross join lateral (values
    ('deposit'::public.payment_kind, case when stay.status = 'confirmed' then least(deposit, cents) end, null::date),
    ('balance', case when stay.status = 'confirmed' then cents - least(deposit, cents) end,
      (stay.quote ->> 'balance_due_on')::date),
    ('refund', case when stay.status = 'confirmed' then received - stay.total_cents
      when stay.closed_as = 'cancelled_by_guest' then round(received * private.refund_share(stay.quote))::integer
      else received end, null)
  ) as plan (kind, cents, due_on)
  where plan.cents > 0
  union all
  -- Who leaves early owes what was due.
  select p.kind, p.amount_cents, p.due_on from public.payments p
  where p.reservation_id = stay.id and p.kind <> 'refund' and p.received_at is null and p.voided_at is null
    and stay.closed_as = 'cancelled_by_guest' and stay.check_in <= private.house_today();
$$;
comment on function private.payments_due is 'What is due for a stay, or goes back after it was cancelled; no day is past but of what stays due.';

create or replace function private.plan_payments(stay public.reservations) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := private.house_today();
begin
  -- What stays the same keeps its row, so that nobody is reminded of it again.
  update public.payments p set voided_at = now()
    where p.reservation_id = stay.id and p.received_at is null and p.voided_at is null
      and not exists (
        select from private.payments_due(stay) d
        where (d.kind, d.amount_cents, greatest(d.due_on, today)) = (p.kind, p.amount_cents, greatest(p.due_on, today)));
  insert into public.payments (reservation_id, kind, amount_cents, due_on)
  select stay.id, d.kind, d.amount_cents, d.due_on from private.payments_due(stay) d
  where not exists (
    select from public.payments p
    where p.reservation_id = stay.id and p.received_at is null and p.voided_at is null and p.kind = d.kind);
end;
$$;

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

create function private.owed(stay uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(p.amount_cents), 0)::integer from public.payments p
  where p.reservation_id = owed.stay and p.kind <> 'refund' and p.received_at is null and p.voided_at is null;
$$;
comment on function private.owed is 'US cents that are still to be paid for a stay.';

create or replace function private.apply_stay() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request uuid;
  said jsonb;
  today constant date := private.house_today();
  owed constant integer := private.owed(new.id);
  who constant text := case
    when new.closed_as = 'expired' or auth.uid() is null then 'clock'
    when auth.uid() = new.guest_id then 'guest' else 'house' end;
begin
  begin
    if tg_op = 'INSERT' then
      insert into public.occupancy (property_id, nights, kind, reservation_id, held_until, created_by, released_at)
      values (new.property_id, new.nights, 'reservation', new.id, new.hold_until, auth.uid(),
        case when new.status = 'cancelled' then new.changed_at end);
    elsif new.status = 'cancelled' and old.status = 'confirmed' and new.check_in <= today then
      -- The guests are in the house, also tonight.
      update public.occupancy o set nights = daterange(new.check_in, least(new.check_out, today + 1))
        where o.reservation_id = new.id;
    elsif (new.status, new.check_in, new.check_out, new.hold_until)
      is distinct from (old.status, old.check_in, old.check_out, old.hold_until) then
      update public.occupancy o
        set nights = new.nights, held_until = new.hold_until,
          released_at = case when new.status = 'cancelled' then coalesce(o.released_at, now()) end
        where o.reservation_id = new.id;
    end if;
  exception when exclusion_violation then
    perform private.refuse('taken');
  end;

  if tg_op = 'INSERT' then
    insert into public.requests (kind, reservation_id, guest_id, opened_at, state)
    values ('stay', new.id, new.guest_id, new.created_at,
      case when new.status = 'pending' then 'open' else 'closed' end::public.request_state)
    returning id into request;
    said := jsonb_build_object('new', private.stay_facts(new));
    if new.status = 'confirmed' then perform private.plan_payments(new); end if;
  else
    select q.id into request from public.requests q where q.reservation_id = new.id;
    said := jsonb_build_object('old', private.stay_facts(old), 'new', private.stay_facts(new));
    if new.status <> old.status then
      -- Who cancels asks for no answer.
      update public.requests q set state = 'closed' where q.id = request;
    end if;
    if (new.status, new.quote) is distinct from (old.status, old.quote) and 'confirmed' in (new.status, old.status) then
      perform private.plan_payments(new);
    end if;
    if new.status = 'cancelled' and old.status = 'confirmed' then
      said := said || jsonb_strip_nulls(jsonb_build_object('owed_cents', nullif(private.owed(new.id), 0),
        'ended_cents', nullif(owed - private.owed(new.id), 0)));
    end if;
  end if;
  if tg_op = 'INSERT' or private.stay_facts(new) <> private.stay_facts(old) then
    insert into public.request_events (request_id, at, actor_id, actor, kind, body, data)
    values (request, case tg_op when 'INSERT' then new.created_at else now() end,
      case when who <> 'clock' then auth.uid() end, who, 'reservation',
      nullif(current_setting('marisma.reason', true), ''), said);
    -- The next change in this transaction has its own reason, or none.
    perform set_config('marisma.reason', '', true);
  end if;
  return null;
end;
$$;

create or replace function public.cancel_stay(
  reservation_id uuid, reason text, expected_version integer, for_guest boolean default false
) returns jsonb
language sql volatile set search_path = ''
as $$
  select private.change_stay(cancel_stay.reservation_id, expected_version, 'cancelled',
    case when for_guest or exists (
      select from public.reservations r where r.id = cancel_stay.reservation_id and r.guest_id = auth.uid()
    ) then 'cancelled_by_guest' else 'cancelled_by_house' end::public.stay_closing, reason);
$$;
comment on function public.cancel_stay is
  'Cancels a confirmed stay: by its guest until the day of arrival, by staff until the day of departure, for a guest who asked for it (for_guest) or by the house, which returns everything. From arrival on what is due stays due, and the nights up to tonight stay taken.';

create function private.waive_payment(payment uuid, reason text, expected_version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  said constant text := nullif(btrim(reason, E' \t\r\n'), '');
  due public.payments;
  changed public.reservations;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if coalesce(char_length(said) not between 1 and 1000, true) then perform private.refuse('bad_body'); end if;
  select * into due from public.payments p where p.id = payment;
  if not found then perform private.refuse('bad_amount'); end if;
  update public.reservations r set changed_at = now() where r.id = due.reservation_id and r.version = expected_version
    returning r.* into changed;
  if not found then perform private.refuse_change(due.reservation_id, expected_version); end if;
  -- Before arrival the price is a matter of the stay itself.
  if changed.check_in > private.house_today() then perform private.refuse('not_allowed'); end if;
  update public.payments p set voided_at = now(), waived = true
    where p.id = payment and p.kind <> 'refund' and p.received_at is null and p.voided_at is null
    returning p.* into due;
  if not found then perform private.refuse('bad_amount'); end if;
  insert into public.request_events (request_id, actor_id, actor, kind, body, data)
    select q.id, auth.uid(), 'house', 'reservation', said,
      jsonb_build_object('waived', due.kind, 'amount_cents', due.amount_cents)
    from public.requests q where q.reservation_id = changed.id;
  return private.stay_shape(changed);
end;
$$;
comment on function private.waive_payment is 'See public.waive_payment.';

create function public.waive_payment(payment_id uuid, reason text, expected_version integer) returns jsonb
language sql volatile set search_path = ''
as $$ select private.waive_payment(payment_id, reason, expected_version); $$;
comment on function public.waive_payment is
  'Staff give up a deposit or balance that is due, from the day of arrival on, with a reason that stands in the history; expected_version is the stay''s.';

-- Who leaves early leaves a house that has to be cleaned.
create or replace function private.tasks_of(stay public.reservations) returns table (kind public.task_kind, due_on date)
language sql stable security definer set search_path = ''
as $$
  select 'clean'::public.task_kind, upper(o.nights) from public.occupancy o
    where o.reservation_id = stay.id and stay.status = 'cancelled' and o.released_at is null
  union all
  select 'clean', stay.check_out where stay.status = 'confirmed'
  union all
  select 'inspect', stay.check_in - 1 where stay.status = 'confirmed' and not exists (
    select from public.occupancy o join public.properties p on p.id = stay.property_id
    left join public.reservations r on r.id = o.reservation_id
    where int4range(o.property_number, o.property_number, '[]') && int4range(p.number, p.number, '[]')
      and o.nights && daterange(stay.check_in - 14, stay.check_in)
      and o.released_at is null and (o.kind = 'feed' or r.status = 'confirmed')
  );
$$;

revoke all on function private.share_on, private.payments_due, private.drop_reminder, private.owed,
  private.waive_payment from public;
revoke all on function public.waive_payment from public, anon, authenticated, service_role;
grant execute on function private.share_on, private.waive_payment, public.waive_payment to authenticated;
grant execute on function private.share_on to service_role;
