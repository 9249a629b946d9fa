-- Who may take a reservation from which status to which.
create table private.stay_transitions (
  from_status public.stay_status not null,
  to_status public.stay_status not null,
  closed_as public.stay_closing,
  actor text not null check (actor in ('guest', 'house', 'clock')),
  before text check (before in ('arrival', 'departure')),
  by_offer boolean not null default false,
  unique nulls not distinct (from_status, to_status, closed_as, actor)
);
comment on table private.stay_transitions is 'The permitted changes of a reservation''s status; guard_stay refuses all others.';
comment on column private.stay_transitions.before is 'The day of the stay from which on the change is refused; null for none.';
comment on column private.stay_transitions.by_offer is 'Whether only the link of an open offer permits the change.';

alter table private.stay_transitions enable row level security;

insert into private.stay_transitions (from_status, to_status, closed_as, actor, before, by_offer) values
  ('pending', 'confirmed', null, 'house', 'departure', false),
  -- The house has offered the stay, so the guest's yes agrees it.
  ('pending', 'confirmed', null, 'guest', 'departure', true),
  ('pending', 'cancelled', 'declined', 'house', null, false),
  ('pending', 'cancelled', 'withdrawn', 'guest', null, false),
  -- Staff note what a guest said on the phone.
  ('pending', 'cancelled', 'withdrawn', 'house', null, false),
  ('pending', 'cancelled', 'expired', 'clock', null, false),
  ('confirmed', 'cancelled', 'unpaid', 'clock', 'arrival', false),
  ('confirmed', 'cancelled', 'cancelled_by_guest', 'guest', 'arrival', false),
  ('confirmed', 'cancelled', 'cancelled_by_guest', 'house', 'departure', false),
  ('confirmed', 'cancelled', 'cancelled_by_house', 'house', 'departure', false);

-- The first argument says who asks: 'api' for a request, 'clock' for the database itself.
create function private.guard_stay() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  by_api constant boolean := tg_argv[0] = 'api';
  by_house constant boolean := by_api and private.is_staff();
  by_guest constant boolean := by_api and coalesce(old.guest_id = auth.uid(), false);
  by_link constant boolean := not by_api and private.answers_offer(old.id);
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
        and case t.actor when 'house' then by_house when 'guest' then by_link or by_guest and not t.by_offer
          else not by_api end
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
  new.changed_by := case when new.closed_as in ('expired', 'unpaid') then null else auth.uid() end;
  if new.status = 'cancelled' and old.status <> 'cancelled' then new.closed_at := now(); end if;
  return new;
end;
$$;
comment on function private.guard_stay is 'Refuses what stay_transitions does not list, so that a PATCH is no weaker than a function.';

create trigger guard_stay before update on public.reservations
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_stay('api');

create trigger guard_stay_inside before update on public.reservations
  for each row when (current_user not in ('anon', 'authenticated')) execute function private.guard_stay('clock');

-- Everything that follows from a change happens here, whether a function or a PATCH made it.
create function private.apply_stay() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request uuid;
  facts jsonb;
  today constant date := private.house_today();
  owed constant integer := private.owed(new.id);
  actor constant text := case
    when new.closed_as in ('expired', 'unpaid') then 'clock'
    when private.answers_offer(new.id) then 'guest'
    when auth.uid() is null then 'clock'
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
    facts := jsonb_build_object('new', private.stay_facts(new));
    if new.status = 'confirmed' then
      perform private.plan_payments(new);
      perform private.plan_side_payments(new);
    end if;
  else
    select q.id into request from public.requests q where q.reservation_id = new.id;
    facts := jsonb_build_object('old', private.stay_facts(old), 'new', private.stay_facts(new));
    if new.status <> old.status then
      -- Who cancels asks for no answer.
      update public.requests q set state = 'closed' where q.id = request;
    elsif new.hold_until <> old.hold_until then
      -- A decision that was due at the end of the hold moves with it; an answer that is owed does not.
      update public.requests q set turn_at = private.overdue_since(new.hold_until)
        where q.id = request and q.turn_at = private.overdue_since(old.hold_until);
    elsif new.status = 'confirmed' and new.nights <> old.nights then
      -- Moved as its guest wished in the last message.
      update public.requests q set state = 'closed'
        where q.id = request and q.state <> 'closed' and (
          select e.data ? 'move' from public.request_events e
          where e.request_id = request and e.kind = 'message_in' order by e.id desc limit 1);
    end if;
    if (new.status, new.quote) is distinct from (old.status, old.quote) and 'confirmed' in (new.status, old.status) then
      perform private.plan_payments(new);
    end if;
    if new.status <> old.status and 'confirmed' in (new.status, old.status) then
      perform private.plan_side_payments(new);
    end if;
    if new.check_in <> old.check_in then
      -- What is due on the day of arrival.
      update public.payments p set due_on = greatest(new.check_in, today)
        where p.reservation_id = new.id and private.is_open(p) and (p.kind = 'damage' or p.service_id is not null);
    end if;
    if new.status = 'cancelled' and old.status = 'confirmed' then
      facts := facts || jsonb_strip_nulls(jsonb_build_object('owed_cents', nullif(private.owed(new.id), 0),
        'ended_cents', nullif(owed - private.owed(new.id), 0)));
    end if;
  end if;
  if tg_op = 'INSERT' or private.stay_facts(new) <> private.stay_facts(old) then
    insert into public.request_events (request_id, at, actor_id, actor, kind, body, data)
    values (request, case tg_op when 'INSERT' then new.created_at else now() end,
      case when actor <> 'clock' then auth.uid() end, actor, 'reservation',
      nullif(current_setting('marisma.reason', true), ''), facts);
    -- The next change in this transaction has its own reason, or none.
    perform set_config('marisma.reason', '', true);
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

create trigger apply_stay after insert or update on public.reservations
  for each row execute function private.apply_stay();

create function private.refuse_change(stay uuid, expected_version integer) returns void
language plpgsql stable set search_path = ''
as $$
declare
  current_stay public.reservations;
begin
  -- The answer names who changed the stay, who may be the guest: only staff and the guest are told.
  select * into current_stay from public.reservations r
    where r.id = stay and (r.guest_id = auth.uid() or private.is_staff());
  if found then
    perform private.expect_version(current_stay.version, expected_version, current_stay.changed_by, current_stay.changed_at);
  end if;
  perform private.refuse('not_allowed');
end;
$$;
comment on function private.refuse_change is 'Says why a change met no row: it is stale, or not allowed.';

create function private.change_stay(
  stay uuid, expected_version integer, to_status public.stay_status, as_closed public.stay_closing, reason text
) returns public.reservations
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
  return changed;
end;
$$;
comment on function private.change_stay is 'Changes a status as the caller, under row security and guard_stay.';

create function public.confirm_stay(reservation_id uuid, expected_version integer) returns public.reservations
language sql volatile set search_path = ''
as $$ select private.change_stay(reservation_id, expected_version, 'confirmed', null, null); $$;
comment on function public.confirm_stay is 'Staff agree to a pending stay; deposit and balance become due.';

create function public.decline_stay(reservation_id uuid, reason text, expected_version integer) returns public.reservations
language sql volatile set search_path = ''
as $$ select private.change_stay(reservation_id, expected_version, 'cancelled', 'declined', reason); $$;
comment on function public.decline_stay is 'Staff refuse a pending stay; its nights are free again.';

create function public.withdraw_stay(reservation_id uuid, expected_version integer) returns public.reservations
language sql volatile set search_path = ''
as $$ select private.change_stay(reservation_id, expected_version, 'cancelled', 'withdrawn', null); $$;
comment on function public.withdraw_stay is 'The guest takes a pending stay back.';

create function public.cancel_stay(
  reservation_id uuid, reason text, expected_version integer, for_guest boolean default false
) returns public.reservations
language sql volatile set search_path = ''
as $$
  select private.change_stay(cancel_stay.reservation_id, expected_version, 'cancelled',
    case when for_guest or exists (
      select from public.reservations r where r.id = cancel_stay.reservation_id and r.guest_id = auth.uid()
    ) then 'cancelled_by_guest' else 'cancelled_by_house' end::public.stay_closing, reason);
$$;
comment on function public.cancel_stay is
  'Cancels a confirmed stay: by its guest until the day of arrival, by staff until the day of departure, for a guest who asked for it (for_guest) or by the office, which returns everything. From arrival on what is due stays due, and the nights up to tonight stay taken.';

create function public.move_stay(
  reservation_id uuid, check_in date, check_out date, quote_hash text, expected_version integer
) returns public.reservations
language plpgsql security definer set search_path = ''
as $$
declare
  before public.reservations;
  changed public.reservations;
  priced jsonb;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  select * into before from public.reservations r where r.id = reservation_id;
  -- In the order of request_stay, or the two could wait for each other.
  perform from public.properties p where p.id = before.property_id for no key update;
  perform private.release_expired(now(), before.property_id);
  select * into before from public.reservations r where r.id = reservation_id for update;
  if before.version is distinct from expected_version then
    perform private.refuse_change(reservation_id, expected_version);
  end if;
  priced := private.quote_move(reservation_id, move_stay.check_in, move_stay.check_out);
  perform private.expect_price(priced, quote_hash);
  update public.reservations r
    set check_in = move_stay.check_in, check_out = move_stay.check_out, quote = priced - 'set_aside',
      total_cents = (priced ->> 'total_cents')::integer, night_cents = (select array_agg(n.cents order by n.night)
        from private.nights_of_move(before, move_stay.check_in, move_stay.check_out) n),
      discount_cents = -coalesce(private.sum_lines(priced -> 'lines', '{discount}'), 0)
    where r.id = reservation_id returning r.* into changed;
  return changed;
end;
$$;
comment on function public.move_stay is
  'Staff give a stay other nights at the price of quote_move; another price is refused with the new quote as hint. Minimum stay and days of arrival bind guests only.';

grant execute on function
  private.refuse_change, private.change_stay, public.confirm_stay, public.decline_stay, public.withdraw_stay,
  public.cancel_stay, public.move_stay
  to authenticated;
