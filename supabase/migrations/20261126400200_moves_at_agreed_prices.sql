-- A move is bound to its quote: nights that were agreed keep their price, and the stricter conditions stay.
alter table public.reservations add column night_cents integer[];
comment on column public.reservations.night_cents is 'The price of each night as it was agreed.';

create function private.night_prices(property_id text, from_day date, to_day date)
returns table (night date, rule text, cents integer)
language sql stable set search_path = ''
as $$
  select n::date, coalesce(r.name, 'base'), coalesce(r.nightly_cents, p.nightly_cents)
  from public.properties p
  cross join generate_series(night_prices.from_day, night_prices.to_day - 1, interval '1 day') n
  left join public.rates r on r.property_id = p.id and r.nights @> n::date
  where p.id = night_prices.property_id;
$$;
comment on function private.night_prices is 'The price of each night today, and its rule.';

create function private.nights_as_quoted(stay public.reservations) returns integer[]
language sql stable set search_path = ''
as $$
  select prices from (
    select 1 as at, array_agg(n.cents order by n.night) as prices
    from private.night_prices(stay.property_id, stay.check_in, stay.check_out) n
    union all
    select 2, array_agg((line ->> 'unit_cents')::integer order by l.at)
    from jsonb_array_elements(stay.quote -> 'lines') with ordinality as l (line, at),
      generate_series(1, (line ->> 'nights')::integer)
  ) as ways
  where cardinality(prices) = stay.check_out - stay.check_in
    and (select sum(cents) from unnest(prices) cents) = stay.total_cents
  order by at limit 1;
$$;
comment on function private.nights_as_quoted is
  'The price of each night of a stay: today''s, where they make its total, or those of the lines of its quote; null where neither does.';

create function private.agree_nights() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- What no stay can be is refused by the table.
  if isfinite(new.check_in) and isfinite(new.check_out) and new.night_cents is null then
    new.night_cents := private.nights_as_quoted(new);
  end if;
  return new;
end;
$$;
create trigger agree_nights before insert on public.reservations
  for each row execute function private.agree_nights();

alter table public.reservations disable trigger user;
update public.reservations r set night_cents = private.nights_as_quoted(r);
alter table public.reservations enable trigger user;

create function private.agreed_nights(stay public.reservations) returns table (night date, cents integer)
language sql stable set search_path = ''
as $$
  -- Of a stay whose nights have no price of their own each has the same part of the total.
  select stay.check_in + at, case when cardinality(stay.night_cents) = length then stay.night_cents[at + 1]
    else (stay.total_cents::bigint * (at + 1) / length - stay.total_cents::bigint * at / length)::integer end
  from (select stay.check_out - stay.check_in as length) as stay_length, generate_series(0, length - 1) at;
$$;
comment on function private.agreed_nights is 'The nights of a stay at the prices that were agreed.';

create function private.nights_of_move(stay public.reservations, arrive date, leave date)
returns table (night date, rule text, cents integer)
language sql stable set search_path = ''
as $$
  select p.night, coalesce(case when a.night is not null then (
      select line ->> 'rule' from jsonb_array_elements(stay.quote -> 'lines') line
      where (line ->> 'unit_cents')::integer = a.cents limit 1) end, p.rule), coalesce(a.cents, p.cents)
  from private.night_prices(stay.property_id, arrive, leave) p
  left join private.agreed_nights(stay) a on a.night = p.night;
$$;
comment on function private.nights_of_move is 'The nights of a stay that is moved: those that were agreed at their price, the others at today''s.';

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

create function private.price_move(stay public.reservations, arrive date, leave date) returns jsonb
language sql stable set search_path = ''
as $$
  with fresh as (
    select private.price_stay(stay.property_id, arrive, leave, stay.guests, private.house_today()) as quote
  ),
  nights as materialized (select * from private.nights_of_move(stay, arrive, leave)),
  sums as (
    select total, case when quote -> 'balance_due_on' = 'null' then total
        else round(total * p.deposit_percent / 100.0)::integer end as deposit
    from fresh, public.properties p, (select sum(cents)::integer as total from nights) as summed
    where p.id = stay.property_id
  ),
  facts as (
    select quote || jsonb_build_object(
      'lines', (
        select jsonb_agg(line order by first_night)
        from (
          select min(night) as first_night, jsonb_build_object('rule', rule, 'nights', count(*), 'unit_cents', cents,
            'amount_cents', sum(cents)) as line
          from nights group by rule, cents
        ) as lines
      ),
      'total_cents', total, 'deposit_cents', deposit, 'balance_cents', total - deposit,
      -- What was only asked for has no conditions yet.
      'cancellation', case stay.status when 'confirmed' then private.stricter(stay.quote -> 'cancellation',
        quote -> 'cancellation', private.house_today(), arrive) else coalesce(nullif(quote -> 'cancellation', 'null'), '[]') end
    ) as quote
    from fresh, sums
  )
  select quote || jsonb_build_object('quote_hash', encode(sha256(convert_to(concat_ws('|',
    stay.id, arrive, leave, quote - 'quote_hash'), 'UTF8')), 'hex')) from facts;
$$;
comment on function private.price_move is 'The quote of a stay at other nights, whether or not they are free.';

create or replace function public.quote_move(reservation_id uuid, check_in date, check_out date) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  today constant date := private.house_today();
  by_staff constant boolean := private.is_staff();
  stay public.reservations;
  begun boolean;
  word text;
begin
  -- Row security applies: whoever may not read the stay is not told that it exists.
  select * into stay from public.reservations r where r.id = quote_move.reservation_id;
  if not found or stay.status = 'cancelled' then perform private.refuse('not_allowed'); end if;
  begun := stay.status = 'confirmed' and stay.check_in < today;
  -- Nights that were slept stay where they are; of the others only those to come can be taken.
  if stay.check_out < today or begun and (check_out <= today or quote_move.check_in is distinct from stay.check_in) then
    perform private.refuse('past');
  end if;
  word := private.judge_stay(stay.property_id, case when begun and by_staff then today else check_in end, check_out,
    stay.guests, stay.nights);
  if word is not null and not (by_staff and word in ('min_nights', 'arrival_day')) then perform private.refuse(word); end if;
  return private.price_move(stay, check_in, check_out)
    || case when by_staff then jsonb_build_object('set_aside', case when not begun then word end) else '{}' end;
end;
$$;
comment on function public.quote_move is
  'The quote of a stay at other nights, under the rules of a new stay; nights that were agreed keep their price, and the stricter conditions of cancellation stay. For staff set_aside is the rule of guests that the nights break.';

create or replace function public.staff_quote(
  property_id text, check_in date, check_out date, guests integer, reservation_id uuid default null
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  word text;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if reservation_id is not null then return public.quote_move(reservation_id, check_in, check_out); end if;
  word := private.judge_stay(property_id, check_in, check_out, guests);
  if word not in ('min_nights', 'arrival_day') then perform private.refuse(word); end if;
  return private.price_stay(property_id, check_in, check_out, guests, private.house_today())
    || jsonb_build_object('set_aside', word);
end;
$$;
comment on function public.staff_quote is
  'A quote for staff, of a new stay or, as quote_move has it, of one at other nights; set_aside is the rule of guests that the nights break, and that staff may set aside.';

drop function public.move_stay(uuid, date, date, integer);
drop function private.move_stay(uuid, date, date, integer);

create function private.move_stay(stay uuid, arrive date, leave date, quote_hash text, expected_version integer)
returns jsonb
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
  priced := public.quote_move(stay, arrive, leave);
  if priced ->> 'quote_hash' is distinct from quote_hash then
    perform private.refuse('price_changed', priced::text);
  end if;
  update public.reservations r
    set check_in = arrive, check_out = leave, quote = priced - 'set_aside', total_cents = (priced ->> 'total_cents')::integer,
      night_cents = (select array_agg(n.cents order by n.night) from private.nights_of_move(before, arrive, leave) n)
    where r.id = stay returning r.* into changed;
  return private.stay_shape(changed);
end;
$$;
comment on function private.move_stay is 'See public.move_stay.';

create function public.move_stay(
  reservation_id uuid, check_in date, check_out date, quote_hash text, expected_version integer
) returns jsonb
language sql volatile set search_path = ''
as $$ select private.move_stay(reservation_id, check_in, check_out, quote_hash, expected_version); $$;
comment on function public.move_stay is
  'Staff give a stay other nights at the price of quote_move; another price is refused with the new quote as hint. Minimum stay and days of arrival bind guests only.';

revoke all on function private.night_prices, private.nights_as_quoted, private.agree_nights, private.agreed_nights,
  private.nights_of_move, private.stricter, private.price_move, private.move_stay from public;
revoke all on function public.move_stay from public, anon, authenticated, service_role;
grant execute on function private.night_prices, private.agreed_nights, private.nights_of_move, private.stricter,
  private.price_move, private.move_stay, public.move_stay to authenticated;
