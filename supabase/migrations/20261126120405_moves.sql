-- Stays that get other nights: the price of the move, and what was agreed for each night.

-- A quote as the functions answer it.
create type private.quote as (
  nights integer, lines jsonb, total_cents bigint, deposit_cents bigint, balance_cents bigint, balance_due_on date,
  cancellation jsonb, quote_hash text
);

create function private.quote_move(reservation_id uuid, check_in date, check_out date) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  today constant date := private.house_today();
  by_staff constant boolean := private.is_staff();
  stay public.reservations;
  begun boolean;
  arrives date;
  code text;
begin
  -- Row security applies: whoever may not read the stay is not told that it exists.
  select * into stay from public.reservations r where r.id = quote_move.reservation_id;
  if not found or stay.status = 'cancelled' then perform private.refuse('not_allowed'); end if;
  begun := stay.status = 'confirmed' and stay.check_in < today;
  -- Nights that were slept stay where they are; of the others only those to come can be taken.
  if stay.check_out < today or begun and (check_out <= today or quote_move.check_in is distinct from stay.check_in) then
    perform private.refuse('past');
  end if;
  arrives := case when begun and by_staff then today else check_in end;
  code := private.judge_stay(stay.property_id, arrives, check_out, stay.guests, stay.nights);
  if code is not null and not (by_staff and code in ('min_nights', 'arrival_day')) then
    perform private.refuse_stay(code, stay.property_id, arrives);
  end if;
  return private.price_move(stay, check_in, check_out) || case when by_staff then
    jsonb_build_object('set_aside', case when not begun then private.set_aside_refusal(code, stay.property_id, arrives) end)
    else '{}' end;
end;
$$;
comment on function private.quote_move is 'See public.quote_move.';

create function public.quote_move(reservation_id uuid, check_in date, check_out date)
returns table (
  nights integer, lines jsonb, total_cents bigint, deposit_cents bigint, balance_cents bigint, balance_due_on date,
  cancellation jsonb, quote_hash text, set_aside jsonb
)
language sql stable set search_path = ''
as $$
  select q.*, nullif(priced -> 'set_aside', 'null')
  from private.quote_move(quote_move.reservation_id, quote_move.check_in, quote_move.check_out) priced,
    jsonb_populate_record(null::private.quote, priced) q;
$$;
comment on function public.quote_move is
  'The quote of a stay at other nights, under the rules of a new stay; nights that were agreed keep their price, and the stricter conditions of cancellation stay. For staff set_aside is the refusal of guests, by code and hint.';

create function public.ask_move(
  reservation_id uuid, check_in date, check_out date, message text, quote_hash text, request_key uuid,
  expected_version integer
) returns public.reservations
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  stay public.reservations;
  request uuid;
  priced jsonb;
begin
  if request_key is null then perform private.refuse('bad_key'); end if;
  message := private.optional_text(message, 1000, 'bad_message');
  -- The lock makes two tabs, or two clicks, wait for each other.
  select * into stay from public.reservations r where r.id = ask_move.reservation_id and r.guest_id = me for update;
  if not found then perform private.refuse('not_allowed'); end if;
  if exists (select from public.request_events e where e.actor_id = me and e.request_key = ask_move.request_key) then
    return stay;
  end if;
  if stay.version is distinct from expected_version then
    perform private.refuse_change(ask_move.reservation_id, expected_version);
  end if;
  priced := private.quote_move(ask_move.reservation_id, ask_move.check_in, ask_move.check_out);
  perform private.expect_price(priced, quote_hash);

  select q.id into request from public.requests q where q.reservation_id = ask_move.reservation_id;
  if (
    select count(*) from public.request_events e
    where e.request_id = request and e.actor_id = me and e.at > now() - interval '1 hour'
  ) >= 30 then
    perform private.refuse('too_many_messages');
  end if;
  insert into public.request_events (request_id, actor_id, actor, kind, body, data, request_key)
  values (request, me, 'guest', 'message_in', message, jsonb_build_object('move', jsonb_build_object(
    'check_in', ask_move.check_in, 'check_out', ask_move.check_out, 'quote', priced)), request_key);
  update public.requests q set state = 'open', snoozed_until = null, unread = true where q.id = request;
  return stay;
end;
$$;
comment on function public.ask_move is
  'The guest asks for other nights at the price of quote_move. The stay itself changes only when staff move it; the same request_key is one wish.';

grant execute on function private.quote_move, public.quote_move, public.ask_move to authenticated;

create function private.cents_of_nights(stay public.reservations) returns bigint
language sql immutable set search_path = ''
as $$ select coalesce(private.sum_lines(stay.quote -> 'lines', '{night}'), stay.total_cents); $$;
comment on function private.cents_of_nights is 'US cents of the nights of a stay before discount, fees and taxes.';

create function private.agree_nights() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Today's prices, where the stay was quoted at them. What no stay can be is refused by the table.
  if isfinite(new.check_in) and isfinite(new.check_out) and new.night_cents is null then
    select array_agg(n.cents order by n.night) into new.night_cents
      from private.night_rules(new.property_id, new.check_in, new.check_out) n
      having sum(n.cents) = private.cents_of_nights(new);
  end if;
  new.rent_cents := coalesce((
    select sum((line ->> 'amount_cents')::bigint) from jsonb_array_elements(new.quote -> 'lines') line
    where coalesce(line ->> 'kind', 'night') in ('night', 'discount') or line @> '{"for_owner": true}'
  ), new.total_cents);
  if new.status = 'cancelled' then new.closed_at := coalesce(new.closed_at, new.changed_at); end if;
  return new;
end;
$$;

create trigger agree_nights before insert or update of quote on public.reservations
  for each row execute function private.agree_nights();

create function private.agreed_nights(stay public.reservations) returns table (night date, cents integer)
language sql stable set search_path = ''
as $$
  -- Of a stay whose nights have no price of their own each has the same part of their price.
  select stay.check_in + at, case when cardinality(stay.night_cents) = length then stay.night_cents[at + 1]
    else (whole * (at + 1) / length - whole * at / length)::integer end
  from (select stay.check_out - stay.check_in as length, private.cents_of_nights(stay) as whole) as stay_length, generate_series(0, length - 1) at;
$$;
comment on function private.agreed_nights is 'The nights of a stay at the prices that were agreed.';

grant execute on function private.cents_of_nights, private.agreed_nights to authenticated;
