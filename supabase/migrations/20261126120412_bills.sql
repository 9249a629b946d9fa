-- What is on a stay's bill beside its price, and what lowers or ends it: extras, damage deposits, rent of nights that are
-- let again, discounts, stays that nobody pays.

create function private.add_to_bill(stay uuid, what text, cents integer, on_day date, service uuid default null)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  extra public.payments;
begin
  insert into public.payments (reservation_id, kind, amount_cents, due_on, what, service_id)
  values (stay, 'extra', cents, on_day, what, service) returning * into extra;
  perform private.note_money(extra, null, '{"added": true}');
end;
$$;
comment on function private.add_to_bill is 'Makes an extra of a stay due.';

create function private.can_drop(payment public.payments) returns boolean
language sql stable security definer set search_path = ''
as $$ select payment.kind = 'extra' and payment.voided_at is null and payment.reverses is null and not private.is_undone(payment); $$;
comment on function private.can_drop is 'Whether something on the bill can be taken off it.';

create function private.remove_from_bill(paid public.payments, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if paid.received_at is null then
    update public.payments p set voided_at = now() where p.id = paid.id;
  else
    perform private.return_payment(paid);
  end if;
  perform private.note_money(paid, reason, '{"dropped": true}');
end;
$$;
comment on function private.remove_from_bill is 'Takes an extra off the bill; what was paid for it goes back.';

create function public.add_extra(
  reservation_id uuid, what text, amount_cents integer, due_on date, expected_version integer
) returns public.reservations
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.reservations;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  what := private.required_text(what, 100, 'bad_extra');
  if coalesce(amount_cents not between 1 and 9999999 or due_on < private.house_today() or not isfinite(due_on), true) then
    perform private.refuse('bad_extra');
  end if;
  update public.reservations r set changed_at = now()
    where r.id = reservation_id and r.version = expected_version and r.status = 'confirmed' returning r.* into changed;
  if not found then perform private.refuse_change(reservation_id, expected_version); end if;
  perform private.add_to_bill(reservation_id, what, amount_cents, due_on);
  return changed;
end;
$$;
comment on function public.add_extra is 'Staff put something on the bill of a confirmed stay, taxes included; it is no part of the price and is not shared with the owner.';

create function public.drop_extra(payment_id uuid, reason text, expected_version integer) returns public.reservations
language plpgsql security definer set search_path = ''
as $$
declare
  locked record;
begin
  reason := private.required_text(reason, 1000, 'bad_body');
  select * into locked from private.lock_payment(payment_id, expected_version);
  if not private.can_drop(locked.paid) then perform private.refuse('bad_amount'); end if;
  perform private.remove_from_bill(locked.paid, reason);
  return locked.stay;
end;
$$;
comment on function public.drop_extra is 'Staff take an extra off the bill; what was paid for it goes back.';

create function public.release_damage(payment_id uuid, claim_cents integer, reason text, expected_version integer)
returns public.reservations
language plpgsql security definer set search_path = ''
as $$
declare
  claimed constant integer := coalesce(release_damage.claim_cents, 0);
  locked record;
begin
  select * into locked from private.lock_payment(payment_id, expected_version);
  if not private.is_held(locked.paid) or claimed not between 0 and (locked.paid).amount_cents then
    perform private.refuse('bad_amount');
  end if;
  reason := private.optional_text(reason, 1000, 'bad_body');
  if (claimed > 0) <> (reason is not null) then perform private.refuse('bad_body'); end if;
  if (locked.stay).status = 'confirmed' and (locked.stay).check_out > private.house_today() then
    perform private.refuse('not_allowed');
  end if;
  if claimed > 0 then
    update public.payments p set claim_cents = claimed, claim_reason = reason where p.id = payment_id;
  end if;
  perform private.return_payment(locked.paid, (locked.paid).amount_cents - claimed);
  perform private.note_money(locked.paid, reason,
    jsonb_build_object('released_cents', (locked.paid).amount_cents - claimed, 'claim_cents', claimed));
  return locked.stay;
end;
$$;
comment on function public.release_damage is
  'From departure on staff give a damage deposit back, less what they claim with a reason; 0 claims nothing.';

create function private.relet_refund(stay public.reservations) returns integer
language sql stable security definer set search_path = ''
as $$
  select case when stay.closed_as = 'cancelled_by_guest' then greatest(0, least((
    -- What the house has of the price and does not give back.
    select coalesce(sum(private.signed_cents(p)) filter (where p.received_at is not null or p.kind = 'refund'), 0)
    from public.payments p where p.reservation_id = stay.id and private.in_price(p) and p.voided_at is null
  ), coalesce((
    -- What the guests of the same nights have brought, in the proportion of these nights to their whole stay.
    select sum(round(n.rent_cents::numeric * n.shared / n.whole)) from (
      select r.rent_cents, sum(a.cents) as whole, sum(a.cents) filter (where stay.nights @> a.night) as shared
      from public.reservations r cross join lateral private.agreed_nights(r) a
      where r.property_id = stay.property_id and r.nights && stay.nights and r.status = 'confirmed'
        and r.created_at > stay.closed_at and r.check_out <= private.house_today()
      group by r.id, r.rent_cents
    ) as n
  ), 0) - stay.relet_cents))::integer else 0 end;
$$;
comment on function private.relet_refund is
  'US cents that a guest who cancelled still gets back, because the same nights were let again and slept: what they brought, and never more than was kept.';

create function public.relet_refund(reservation_id uuid) returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  return (select private.relet_refund(r) from public.reservations r where r.id = reservation_id);
end;
$$;
comment on function public.relet_refund is 'For staff: what goes back on top for nights that were let again; see private.relet_refund.';

create function public.grant_relet(reservation_id uuid, amount_cents integer, expected_version integer)
returns public.reservations
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  stay public.reservations;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  select * into stay from public.reservations r where r.id = reservation_id and r.version = expected_version for update;
  if not found then perform private.refuse_change(reservation_id, expected_version); end if;
  if coalesce(amount_cents not between 1 and private.relet_refund(stay), true) then perform private.refuse('bad_amount'); end if;
  update public.reservations r set relet_cents = r.relet_cents + amount_cents where r.id = stay.id returning r.* into stay;
  perform private.plan_payments(stay);
  perform private.log_stay(stay.id, jsonb_build_object('relet_cents', amount_cents));
  return stay;
end;
$$;
comment on function public.grant_relet is 'Staff confirm what relet_refund found, or less; it becomes due as a refund.';

create function private.quote_discount(stay public.reservations, cents integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() or stay.id is null or stay.status = 'cancelled' then perform private.refuse('not_allowed'); end if;
  if coalesce(cents < 0 or cents >= private.cents_of_nights(stay), true) then perform private.refuse('bad_amount'); end if;
  return private.price_move(stay, stay.check_in, stay.check_out, cents);
end;
$$;
comment on function private.quote_discount is 'See public.quote_discount.';

create function public.quote_discount(reservation_id uuid, amount_cents integer)
returns table (
  nights integer, lines jsonb, total_cents bigint, deposit_cents bigint, balance_cents bigint, balance_due_on date,
  cancellation jsonb, quote_hash text
)
language sql stable set search_path = ''
as $$
  select q.* from jsonb_populate_record(null::private.quote, private.quote_discount(
    (select r from public.reservations r where r.id = quote_discount.reservation_id), quote_discount.amount_cents)) q;
$$;
comment on function public.quote_discount is 'For staff: a stay with so many US cents off its nights; 0 takes a discount back.';

create function public.discount_stay(
  reservation_id uuid, amount_cents integer, reason text, quote_hash text, expected_version integer
) returns public.reservations
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  stay public.reservations;
  priced jsonb;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  reason := private.required_text(reason, 500, 'bad_note');
  select * into stay from public.reservations r where r.id = reservation_id and r.version = expected_version for update;
  if not found then perform private.refuse_change(reservation_id, expected_version); end if;
  priced := private.quote_discount(stay, amount_cents);
  perform private.expect_price(priced, quote_hash);
  perform set_config('marisma.reason', reason, true);
  update public.reservations r set quote = priced, total_cents = (priced ->> 'total_cents')::integer,
      discount_cents = amount_cents, discount_reason = case when amount_cents > 0 then reason end
    where r.id = stay.id returning r.* into stay;
  return stay;
end;
$$;
comment on function public.discount_stay is
  'Staff take so many US cents off the nights of a stay, with a reason that stands in the history; fees stay, taxes follow.';

create function private.lapses_on(stay public.reservations) returns date
language sql stable security definer set search_path = ''
as $$
  -- Nobody who has paid a part, or has arrived, loses the stay to the clock.
  select case when stay.status = 'confirmed' and stay.check_in > private.house_today() and min(p.due_on) is not null
      and (select coalesce(sum(private.signed_cents(r)), 0) from public.payments r
        where r.reservation_id = stay.id and r.received_at is not null and private.in_price(r)) <= 0
    then greatest(min(p.due_on) + lapse_days, stay.told_unpaid_on + lapse_days, stay.keep_until) end
  from (select coalesce(stay.quote ->> 'lapse_days', private.stay_policy() ->> 'lapse_days')::integer as lapse_days) as policy
  left join public.payments p on p.reservation_id = stay.id and p.kind = 'deposit' and private.is_open(p)
  group by lapse_days;
$$;
comment on function private.lapses_on is 'The last day on which an agreed stay of which nothing was paid is kept; null where none is lost.';

create function public.stay_lapses_on(reservation_id uuid) returns date
language sql stable set search_path = ''
as $$ select private.lapses_on(r) from public.reservations r where r.id = stay_lapses_on.reservation_id; $$;
comment on function public.stay_lapses_on is
  'The last day on which a stay of which nothing was paid is kept; null where none is lost, or for a stay that the caller cannot read.';

create function private.lapse_unpaid(moment timestamptz) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  today constant date := moment at time zone 'America/Mexico_City';
  stay public.reservations;
  lapsed integer := 0;
begin
  for stay in
    select r.* from public.reservations r
    where r.status = 'confirmed' and r.check_in > today and exists (
      select from public.payments p where p.reservation_id = r.id and p.kind = 'deposit' and private.is_open(p) and p.due_on < today)
    for update of r skip locked
  loop
    if private.lapses_on(stay) is null then continue; end if;
    -- Guest and house are told first, however late the clock is.
    if stay.told_unpaid_on is null then
      update public.reservations r set told_unpaid_on = today where r.id = stay.id returning r.* into stay;
      perform private.log_stay(stay.id, jsonb_build_object('unpaid', true, 'lapses_on', private.lapses_on(stay)));
      perform private.reopen_for_staff(stay.id);
    elsif private.lapses_on(stay) < today then
      update public.reservations r set status = 'cancelled', closed_as = 'unpaid' where r.id = stay.id;
      lapsed := lapsed + 1;
    end if;
  end loop;
  return lapsed;
end;
$$;
comment on function private.lapse_unpaid is
  'Tells of deposits that have not come, and later ends the stays that nobody paid or kept; returns how many ended.';

create function public.keep_unpaid(reservation_id uuid, until date, expected_version integer) returns public.reservations
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  stay public.reservations;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  update public.reservations r set keep_until = until
    where r.id = reservation_id and r.version = expected_version and private.lapses_on(r) is not null returning r.* into stay;
  if not found then perform private.refuse_change(reservation_id, expected_version); end if;
  if coalesce(until not between private.house_today() and stay.check_in, true) then perform private.refuse('bad_dates'); end if;
  perform private.log_stay(stay.id, jsonb_build_object('keep_until', until));
  return stay;
end;
$$;
comment on function public.keep_unpaid is 'Staff keep a stay that is not paid until a day, at most the day of arrival.';

grant execute on function
  private.quote_discount, private.lapses_on, public.add_extra, public.drop_extra, public.release_damage,
  public.relet_refund, public.grant_relet, public.quote_discount, public.discount_stay, public.keep_unpaid,
  public.stay_lapses_on
  to authenticated;
