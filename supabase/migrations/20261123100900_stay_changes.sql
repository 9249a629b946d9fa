-- Who may take a reservation from which status to which.
create table private.stay_transitions (
  from_status public.stay_status not null,
  to_status public.stay_status not null,
  closed_as public.stay_closing,
  actor text not null check (actor in ('guest', 'house', 'clock')),
  unique nulls not distinct (from_status, to_status, closed_as, actor)
);
comment on table private.stay_transitions is 'The permitted changes of a reservation''s status; guard_stay refuses all others.';
alter table private.stay_transitions enable row level security;
revoke all on private.stay_transitions from anon, authenticated;

insert into private.stay_transitions (from_status, to_status, closed_as, actor) values
  ('pending', 'confirmed', null, 'house'),
  ('pending', 'cancelled', 'declined', 'house'),
  ('pending', 'cancelled', 'withdrawn', 'guest'),
  -- The house writes down what a guest said on the phone.
  ('pending', 'cancelled', 'withdrawn', 'house'),
  ('pending', 'cancelled', 'expired', 'clock'),
  ('confirmed', 'cancelled', 'cancelled_by_guest', 'guest'),
  ('confirmed', 'cancelled', 'cancelled_by_guest', 'house'),
  ('confirmed', 'cancelled', 'cancelled_by_house', 'house');

-- The first argument says who asks: 'api' for a request, 'clock' for the database itself.
create function private.guard_stay() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  by_api constant boolean := tg_argv[0] = 'api';
  by_house constant boolean := by_api and private.is_staff();
  by_guest constant boolean := by_api and coalesce(old.guest_id = auth.uid(), false);
  open_to_api constant text[] := '{status,closed_as,closed_reason,hold_until,nights}';
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
comment on function private.guard_stay is 'Refuses what stay_transitions does not list, so that a PATCH is no weaker than a function.';

create trigger guard_stay before update on public.reservations
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_stay('api');

create trigger guard_stay_inside before update on public.reservations
  for each row when (current_user not in ('anon', 'authenticated')) execute function private.guard_stay('clock');

create function private.plan_payments(stay public.reservations) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  received integer;
  deposit constant integer := (stay.quote ->> 'deposit_cents')::integer;
begin
  update public.payments p set voided_at = now()
    where p.reservation_id = stay.id and p.received_at is null and p.voided_at is null;
  select coalesce(sum(case p.kind when 'refund' then -p.amount_cents else p.amount_cents end), 0) into received
    from public.payments p where p.reservation_id = stay.id and p.received_at is not null;

  if stay.status = 'confirmed' then
    insert into public.payments (reservation_id, kind, amount_cents, due_on)
    select stay.id, plan.kind, plan.amount, coalesce(plan.due_on, private.house_today())
    from (values
      ('deposit'::public.payment_kind, deposit - received, null::date),
      ('balance', stay.total_cents - greatest(received, deposit), (stay.quote ->> 'balance_due_on')::date),
      ('refund', received - stay.total_cents, null)
    ) as plan (kind, amount, due_on)
    where plan.amount > 0;
  elsif received > 0 then
    insert into public.payments (reservation_id, kind, amount_cents, due_on)
    select stay.id, 'refund', round(received * share), private.house_today()
    from (select case when stay.closed_as = 'cancelled_by_guest' then private.refund_share(stay.quote) else 1 end) as kept (share)
    where round(received * share) > 0;
  end if;
end;
$$;
comment on function private.plan_payments is 'Writes what is due for a stay: deposit and balance, or what goes back after it was cancelled.';

create function private.refund_share(quote jsonb) returns numeric
language sql stable set search_path = ''
as $$
  select coalesce((
    select (step ->> 'refund_share')::numeric from jsonb_array_elements(quote -> 'cancellation') step
    where (step ->> 'until')::date >= private.house_today()
    order by step ->> 'until' limit 1
  ), 0);
$$;
comment on function private.refund_share is 'The share of what was paid that goes back when the guest cancels today.';

-- Everything that follows from a change happens here, whether a function or a PATCH made it.
create function private.apply_stay() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request uuid;
  said jsonb;
  who constant text := case
    when new.closed_as = 'expired' or auth.uid() is null then 'clock'
    when auth.uid() = new.guest_id then 'guest' else 'house' end;
begin
  begin
    if tg_op = 'INSERT' then
      insert into public.occupancy (property_id, nights, kind, reservation_id, held_until, created_by, released_at)
      values (new.property_id, new.nights, 'reservation', new.id, new.hold_until, auth.uid(),
        case when new.status = 'cancelled' then new.changed_at end);
    else
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
  else
    select q.id into request from public.requests q where q.reservation_id = new.id;
    said := jsonb_build_object('old', private.stay_facts(old), 'new', private.stay_facts(new));
    if new.status <> old.status then
      update public.requests q set state =
        case when new.closed_as = 'cancelled_by_guest' then 'open' else 'closed' end::public.request_state
        where q.id = request;
    end if;
  end if;
  if tg_op = 'INSERT' or private.stay_facts(new) <> private.stay_facts(old) then
    insert into public.request_events (request_id, at, actor_id, actor, kind, body, data)
    values (request, case tg_op when 'INSERT' then new.created_at else now() end,
      case when who <> 'clock' then auth.uid() end, who, 'reservation', new.closed_reason, said);
  end if;

  if tg_op = 'INSERT' then
    if new.status = 'confirmed' then
      perform private.plan_payments(new);
    end if;
  elsif (new.status, new.quote) is distinct from (old.status, old.quote)
    and 'confirmed' in (new.status, old.status) then
    perform private.plan_payments(new);
  end if;
  return null;
end;
$$;
comment on function private.apply_stay is 'Keeps occupancy, request, events and payments in step with a reservation.';

create function private.stay_facts(stay public.reservations) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'check_in', stay.check_in, 'check_out', stay.check_out, 'guests', stay.guests, 'status', stay.status,
    'closed_as', stay.closed_as, 'total_cents', stay.total_cents, 'hold_until', stay.hold_until
  );
$$;
comment on function private.stay_facts is 'What the history of a stay records.';

create trigger apply_stay after insert or update on public.reservations
  for each row execute function private.apply_stay();

revoke all on function private.guard_stay, private.plan_payments, private.refund_share, private.apply_stay,
  private.stay_facts from public;
grant execute on function private.refund_share to authenticated, service_role;
