create function private.stay_shape(stay public.reservations) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'id', stay.id, 'code', stay.code, 'property_id', stay.property_id, 'check_in', stay.check_in,
    'check_out', stay.check_out, 'guests', stay.guests, 'status', stay.status, 'closed_as', stay.closed_as,
    'total_cents', stay.total_cents, 'hold_until', stay.hold_until, 'version', stay.version
  );
$$;
comment on function private.stay_shape is 'A reservation as the functions answer it.';

create function private.release_expired(moment timestamptz, of_property text default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  released integer;
begin
  -- A hold that somebody is deciding on at this moment is left to them.
  with over as (
    select r.id from public.reservations r
    where r.status = 'pending' and r.hold_until <= moment and r.property_id = coalesce(of_property, r.property_id)
    order by r.id for update skip locked
  )
  update public.reservations r set status = 'cancelled', closed_as = 'expired' from over where r.id = over.id;
  get diagnostics released = row_count;
  return released;
end;
$$;
comment on function private.release_expired is 'Cancels the pending reservations whose hold is over.';

create function private.take_stay(
  property_id text, check_in date, check_out date, guests integer, message text, quote_hash text, request_key uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  said constant text := nullif(btrim(message, E' \t\r\n'), '');
  house public.properties;
  stay public.reservations;
  word text;
  quote jsonb;
begin
  if me is null then perform private.refuse('not_allowed'); end if;
  if request_key is null then perform private.refuse('bad_key'); end if;
  if char_length(said) > 1000 then perform private.refuse('bad_message'); end if;

  -- Requests for one house wait for each other, so that none sees nights that another is about to take.
  select * into house from public.properties p where p.id = take_stay.property_id for no key update;
  select * into stay from public.reservations r where r.guest_id = me and r.request_key = take_stay.request_key;
  if found then return private.stay_shape(stay); end if;

  perform private.release_expired(now(), house.id);
  word := private.judge_stay(property_id, check_in, check_out, guests);
  if word is not null then perform private.refuse(word); end if;
  quote := private.price_stay(property_id, check_in, check_out, guests, private.house_today());
  if quote ->> 'quote_hash' is distinct from quote_hash then
    perform private.refuse('price_changed', quote::text);
  end if;
  if (select count(*) from public.reservations r where r.guest_id = me and r.status = 'pending') >= 5 then
    perform private.refuse('too_many_holds');
  end if;

  insert into public.reservations
    (property_id, guest_id, check_in, check_out, guests, quote, total_cents, hold_until, request_key, changed_by)
  values (property_id, me, check_in, check_out, guests, quote, (quote ->> 'total_cents')::integer,
    now() + make_interval(hours => house.hold_hours), request_key, me)
  returning * into stay;
  insert into public.reservation_contacts (reservation_id, name, email, phone)
  select stay.id, coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email, '-'), p.email, p.phone
  from public.profiles p where p.user_id = me;
  if said is not null then
    insert into public.request_events (request_id, actor_id, actor, kind, body)
    select q.id, me, 'guest', 'message_in', said from public.requests q where q.reservation_id = stay.id;
  end if;
  return private.stay_shape(stay);
end;
$$;
comment on function private.take_stay is 'Takes the nights for the signed-in guest; see public.request_stay.';

create function public.request_stay(
  property_id text, check_in date, check_out date, guests integer, message text, quote_hash text, request_key uuid
) returns jsonb
language sql volatile set search_path = ''
as $$
  select private.take_stay(property_id, check_in, check_out, guests, message, quote_hash, request_key);
$$;
comment on function public.request_stay is
  'Asks for a stay: takes its nights until hold_until. The same request_key gives the same reservation; a price that changed is refused with the new quote as hint.';

create function private.refuse_change(stay uuid, expected_version integer) returns void
language plpgsql stable set search_path = ''
as $$
declare
  seen public.reservations;
begin
  -- Row security applies: whoever may not read the stay is not told that it exists.
  select * into seen from public.reservations r where r.id = stay;
  if seen.version is distinct from expected_version and seen.id is not null then
    perform private.refuse('stale', format('%s changed it at %s.',
      private.first_name_of(seen.changed_by), to_char(seen.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')));
  end if;
  perform private.refuse('not_allowed');
end;
$$;
comment on function private.refuse_change is 'Says why a change met no row: it is stale, or not allowed.';

create function private.first_name_of(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((select p.first_name from public.profiles p where p.user_id = account), 'Marisma');
$$;
comment on function private.first_name_of is 'Who changed something, for the hint of a refusal.';

create function private.change_stay(
  stay uuid, expected_version integer, to_status public.stay_status, as_closed public.stay_closing, reason text
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  changed public.reservations;
begin
  update public.reservations r set status = to_status, closed_as = as_closed, closed_reason = reason
    where r.id = stay and r.version = expected_version
    returning r.* into changed;
  if not found then perform private.refuse_change(stay, expected_version); end if;
  return private.stay_shape(changed);
end;
$$;
comment on function private.change_stay is 'Changes a status as the caller, under row security and guard_stay.';

create function public.confirm_stay(reservation_id uuid, expected_version integer) returns jsonb
language sql volatile set search_path = ''
as $$ select private.change_stay(reservation_id, expected_version, 'confirmed', null, null); $$;
comment on function public.confirm_stay is 'Staff agree to a pending stay; deposit and balance become due.';

create function public.decline_stay(reservation_id uuid, reason text, expected_version integer) returns jsonb
language sql volatile set search_path = ''
as $$ select private.change_stay(reservation_id, expected_version, 'cancelled', 'declined', reason); $$;
comment on function public.decline_stay is 'Staff refuse a pending stay; its nights are free again.';

create function public.withdraw_stay(reservation_id uuid, expected_version integer) returns jsonb
language sql volatile set search_path = ''
as $$ select private.change_stay(reservation_id, expected_version, 'cancelled', 'withdrawn', null); $$;
comment on function public.withdraw_stay is 'The guest takes a pending stay back.';

create function public.cancel_stay(
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
  'Cancels a confirmed stay: by its guest, by staff for a guest who asked for it (for_guest), or by the house, which returns everything.';

create function public.extend_hold(reservation_id uuid, hours integer, expected_version integer) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  changed public.reservations;
begin
  update public.reservations r set hold_until = now() + make_interval(hours => hours)
    where r.id = reservation_id and r.version = expected_version
    returning r.* into changed;
  if not found then perform private.refuse_change(reservation_id, expected_version); end if;
  return private.stay_shape(changed);
end;
$$;
comment on function public.extend_hold is 'Staff keep the nights of a pending stay for so many hours from now.';

create function private.move_stay(stay uuid, arrive date, leave date, expected_version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  before public.reservations;
  changed public.reservations;
  priced jsonb;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  select * into before from public.reservations r where r.id = stay;
  -- In the order of request_stay, or the two could wait for each other.
  perform from public.properties p where p.id = before.property_id for no key update;
  perform private.release_expired(now(), before.property_id);
  select * into before from public.reservations r where r.id = stay for update;
  if before.version is distinct from expected_version then perform private.refuse_change(stay, expected_version); end if;
  if before.status = 'cancelled' then perform private.refuse('not_allowed'); end if;
  if coalesce(leave <= arrive or not isfinite(arrive) or not isfinite(leave), true) then
    perform private.refuse('bad_dates');
  end if;
  if leave - arrive > 90 then perform private.refuse('too_many_nights'); end if;
  if leave <= private.house_today() then perform private.refuse('past'); end if;

  priced := private.price_stay(before.property_id, arrive, leave, before.guests, private.house_today());
  update public.reservations r
    set check_in = arrive, check_out = leave, quote = priced, total_cents = (priced ->> 'total_cents')::integer
    where r.id = stay returning r.* into changed;
  return private.stay_shape(changed);
end;
$$;
comment on function private.move_stay is 'Moves a stay and prices it anew; see public.move_stay.';

create function public.move_stay(reservation_id uuid, check_in date, check_out date, expected_version integer)
returns jsonb
language sql volatile set search_path = ''
as $$ select private.move_stay(reservation_id, check_in, check_out, expected_version); $$;
comment on function public.move_stay is 'Staff give a stay other nights, at the price of those; minimum stay and days of arrival bind guests only.';

create function private.note_payment(
  stay uuid, of_kind public.payment_kind, amount integer, expected_version integer
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.reservations;
  due public.payments;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  update public.reservations r set changed_at = now() where r.id = stay and r.version = expected_version
    returning r.* into changed;
  if not found then perform private.refuse_change(stay, expected_version); end if;
  select * into due from public.payments p
    where p.reservation_id = stay and p.kind = of_kind and p.received_at is null and p.voided_at is null
    for update;
  if coalesce(amount not between 1 and due.amount_cents, true) then perform private.refuse('bad_amount'); end if;

  -- What is left of a part payment stays due.
  update public.payments p set received_at = now(), noted_by = auth.uid(), amount_cents = amount where p.id = due.id;
  insert into public.payments (reservation_id, kind, amount_cents, due_on)
    select stay, of_kind, due.amount_cents - amount, due.due_on where amount < due.amount_cents;
  insert into public.request_events (request_id, actor_id, actor, kind, data)
    select q.id, auth.uid(), 'house', 'reservation', jsonb_build_object('payment', of_kind, 'amount_cents', amount)
    from public.requests q where q.reservation_id = stay;
  return private.stay_shape(changed);
end;
$$;
comment on function private.note_payment is 'Notes money that came or went; see public.record_payment.';

create function public.record_payment(
  reservation_id uuid, kind public.payment_kind, amount_cents integer, expected_version integer
) returns jsonb
language sql volatile set search_path = ''
as $$ select private.note_payment(reservation_id, kind, amount_cents, expected_version); $$;
comment on function public.record_payment is 'Staff note a deposit, balance or refund that is due as received, whole or in part.';

create function public.stay_refund(reservation_id uuid) returns integer
language sql stable set search_path = ''
as $$
  select round(private.refund_share(r.quote) * coalesce((
      select sum(case p.kind when 'refund' then -p.amount_cents else p.amount_cents end)
      from public.payments p where p.reservation_id = r.id and p.received_at is not null
    ), 0))::integer
  from public.reservations r where r.id = stay_refund.reservation_id;
$$;
comment on function public.stay_refund is 'US cents that go back if the guest cancels today; null for a stay that the caller cannot read.';

revoke all on function private.stay_shape, private.release_expired, private.take_stay, private.refuse_change,
  private.first_name_of, private.change_stay, private.move_stay, private.note_payment from public;
revoke all on function public.request_stay, public.confirm_stay, public.decline_stay, public.withdraw_stay,
  public.cancel_stay, public.extend_hold, public.move_stay, public.record_payment, public.stay_refund
  from public, anon, authenticated, service_role;
grant execute on function private.stay_shape, private.take_stay, private.refuse_change, private.first_name_of,
  private.change_stay, private.move_stay, private.note_payment, public.request_stay, public.confirm_stay,
  public.decline_stay, public.withdraw_stay, public.cancel_stay, public.extend_hold, public.move_stay,
  public.record_payment, public.stay_refund to authenticated;
grant execute on function private.release_expired to service_role;
