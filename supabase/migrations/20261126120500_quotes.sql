create function private.stay_policy() returns jsonb
language sql immutable set search_path = ''
as $$
  select '{
    "balance_days": 60,
    "cancellation": [
      {"days_before": 61, "refund_share": 0.95},
      {"days_before": 31, "refund_share": 0.5},
      {"days_before": 0, "refund_share": 0}
    ]
  }'::jsonb;
$$;
comment on function private.stay_policy is 'When the balance is due and what goes back after a cancellation, as the terms of the site say.';

create function private.judge_stay(
  property_id text, check_in date, check_out date, guests integer, besides daterange default 'empty'
) returns text
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_variable
declare
  house public.properties;
  min_nights integer;
  arrival_days integer[];
begin
  select * into house from public.properties p where p.id = property_id and p.active;
  if not found then return 'unknown_property'; end if;
  if coalesce(check_out <= check_in or not isfinite(check_in) or not isfinite(check_out), true) then
    return 'bad_dates';
  end if;
  if check_in < private.house_today() then return 'past'; end if;
  if check_out - check_in > 90 then return 'too_many_nights'; end if;
  if check_in - private.house_today() > 730 then return 'too_far'; end if;
  if coalesce(guests < 1, true) then return 'bad_guests'; end if;
  if guests > house.sleeps then return 'too_many_guests'; end if;
  if private.taken(property_id, daterange(check_in, check_out)) - datemultirange(besides) <> '{}' then
    return 'taken';
  end if;
  select r.min_nights, r.arrival_days into min_nights, arrival_days
    from public.rates r where r.property_id = house.id and r.nights @> check_in;
  if extract(isodow from check_in)::integer <> all (arrival_days) then return 'arrival_day'; end if;
  if check_out - check_in < coalesce(min_nights, house.min_nights) then return 'min_nights'; end if;
  return null;
end;
$$;
comment on function private.judge_stay is
  'The word of the first rule that a stay breaks; null when the house can be had. The nights of besides count as free.';

create function private.price_stay(
  property_id text, check_in date, check_out date, guests integer, asked_on date
) returns jsonb
language sql stable set search_path = ''
as $$
  with house as (select * from public.properties p where p.id = price_stay.property_id),
  nights as (
    select * from private.night_prices(price_stay.property_id, price_stay.check_in, price_stay.check_out)
  ),
  lines as (
    select min(night) as first_night, jsonb_build_object(
      'rule', rule, 'nights', count(*), 'unit_cents', cents, 'amount_cents', sum(cents)
    ) as line
    from nights group by rule, cents
  ),
  policy as (
    select private.stay_policy() as terms,
      price_stay.check_in - (private.stay_policy() ->> 'balance_days')::integer as balance_due_on
  ),
  sums as (
    select total, case
        when balance_due_on <= asked_on then total
        else round(total * deposit_percent / 100.0)::bigint
      end as deposit, balance_due_on, terms
    from (select sum(cents) as total from nights) as summed, house, policy
  ),
  quote as (
    select jsonb_build_object(
      'nights', price_stay.check_out - price_stay.check_in,
      'lines', (select jsonb_agg(line order by first_night) from lines),
      'total_cents', total,
      'deposit_cents', deposit,
      'balance_cents', total - deposit,
      'balance_due_on', case when deposit < total then balance_due_on end,
      'cancellation', (
        select coalesce(jsonb_agg(jsonb_build_object('until', until, 'refund_share', share) order by until), '[]')
        from (
          select price_stay.check_in - (step ->> 'days_before')::integer as until, step -> 'refund_share' as share
          from jsonb_array_elements(terms -> 'cancellation') step
        ) as steps
        where until >= asked_on
      )
    ) as facts
    from sums
  )
  select facts || jsonb_build_object('quote_hash', encode(sha256(convert_to(concat_ws('|',
    price_stay.property_id, price_stay.check_in, price_stay.check_out, price_stay.guests, facts
  ), 'UTF8')), 'hex')) from quote;
$$;
comment on function private.price_stay is 'The quote of a stay, whether or not the house is free.';

create function public.quote_stay(property_id text, check_in date, check_out date, guests integer)
returns table (
  nights integer, lines jsonb, total_cents bigint, deposit_cents bigint, balance_cents bigint, balance_due_on date,
  cancellation jsonb, quote_hash text
)
language plpgsql stable set search_path = ''
as $$
declare
  word constant text := private.judge_stay(property_id, check_in, check_out, guests);
begin
  if word is not null then
    perform private.refuse(word);
  end if;
  return query select q.* from jsonb_populate_record(
    null::private.quote, private.price_stay(property_id, check_in, check_out, guests, private.house_today())) q;
end;
$$;
comment on function public.quote_stay is 'Price, payments and conditions of a stay, line by line.';

create function public.available_properties(check_in date, check_out date, guests integer)
returns table (property_id text, free boolean, total_cents integer, reason text)
language sql stable set search_path = ''
as $$
  select p.id, priced.word is null, case when priced.total <= 2147483647 then priced.total::integer end, priced.word
  from public.properties p
  cross join lateral (
    select private.judge_stay(
      p.id, available_properties.check_in, available_properties.check_out, available_properties.guests
    ) as word
  ) as judged
  cross join lateral (
    select case when judged.word is null or judged.word in ('taken', 'min_nights', 'arrival_day', 'too_many_guests') then
      (private.price_stay(p.id, available_properties.check_in, available_properties.check_out,
        available_properties.guests, private.house_today()) ->> 'total_cents')::bigint
    end as total
  ) as summed
  -- A price that no stay can have takes its own house off the listing, and no other.
  cross join lateral (
    select summed.total, case when summed.total > 2147483647 then 'unknown_property' else judged.word end as word
  ) as priced
  where p.active
  order by p.number;
$$;
comment on function public.available_properties is 'Of each property: whether it is free, the price of the stay, and why not.';

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
        quote -> 'cancellation', private.house_today(), arrive) else quote -> 'cancellation' end
    ) as quote
    from fresh, sums
  )
  select quote || jsonb_build_object('quote_hash', encode(sha256(convert_to(concat_ws('|',
    stay.id, arrive, leave, quote - 'quote_hash'), 'UTF8')), 'hex')) from facts;
$$;
comment on function private.price_move is 'The quote of a stay at other nights, whether or not they are free.';

revoke all on function
  private.stay_policy, private.price_stay, public.quote_stay, public.available_properties
  from public, anon, authenticated, service_role;
revoke all on function private.judge_stay, private.price_move from public;
grant execute on function
  private.stay_policy, private.judge_stay, private.price_stay, public.quote_stay, public.available_properties
  to anon, authenticated, service_role;
grant execute on function private.price_move to authenticated;

-- A guest who asks for other nights chooses them in a calendar, in which the nights of her own stay are free. One
-- function lists nights; what everybody and what a guest reads differ in what counts as free.
create function private.house_nights(property_id text, from_day date, to_day date, besides daterange default 'empty')
returns table (night date, free boolean, price_cents integer, min_nights integer, may_arrive boolean, may_leave boolean)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := private.house_today();
  first_night constant date := coalesce(from_day, today);
  end_day constant date := coalesce(to_day, first_night + 400);
  taken datemultirange;
begin
  if end_day <= first_night or not isfinite(first_night) or not isfinite(end_day) then
    perform private.refuse('bad_dates');
  end if;
  if end_day - first_night > 400 then
    perform private.refuse('too_many_nights');
  end if;
  if not exists (select from public.properties p where p.id = house_nights.property_id and p.active) then
    perform private.refuse('unknown_property');
  end if;
  -- A minimum stay is at most 30 nights.
  taken := private.taken(house_nights.property_id, daterange(first_night - 1, end_day + 30)) - datemultirange(besides);
  return query
  select d.night, d.night >= today and not taken @> d.night, d.cents, d.min_nights,
    d.night >= today and d.right_day and not taken && daterange(d.night, d.night + d.min_nights),
    d.night > today and not taken @> d.night - 1
  from (
    select n::date as night, coalesce(r.nightly_cents, p.nightly_cents) as cents,
      coalesce(r.min_nights, p.min_nights) as min_nights,
      coalesce(extract(isodow from n)::integer = any (r.arrival_days), true) as right_day
    from public.properties p
    cross join generate_series(first_night, end_day - 1, interval '1 day') n
    left join public.rates r on r.property_id = p.id and r.nights @> n::date
    where p.id = house_nights.property_id
  ) as d
  order by d.night;
end;
$$;
comment on function private.house_nights is
  'The nights of a house, as public.availability describes them; the nights of besides count as free.';

create function public.move_nights(reservation_id uuid, from_day date default null, to_day date default null)
returns table (night date, free boolean, price_cents integer, min_nights integer, may_arrive boolean, may_leave boolean)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_variable
declare
  stay public.reservations;
begin
  -- Row security applies, and leaves the owner of the house, who does not move stays.
  select * into stay from public.reservations r
    where r.id = move_nights.reservation_id and r.status <> 'cancelled'
      and (r.guest_id = auth.uid() or private.is_staff());
  if not found then perform private.refuse('not_allowed'); end if;
  return query select * from private.house_nights(stay.property_id, from_day, to_day, stay.nights);
end;
$$;
comment on function public.move_nights is
  'The nights that a stay could move to, as public.availability lists them; its own count as free. For its guest and staff.';

create function public.house_today() returns date
language sql stable set search_path = ''
as $$ select private.house_today(); $$;
comment on function public.house_today is 'The date where the houses are. A device''s clock can be wrong.';

-- A page cannot know the house's date, because a device's clock may be wrong: without days the first row is today.
create function public.availability(property_id text, from_day date default null, to_day date default null)
returns table (night date, free boolean, price_cents integer, min_nights integer, may_arrive boolean, may_leave boolean)
language sql stable set search_path = ''
as $$
  select * from private.house_nights(availability.property_id, availability.from_day, availability.to_day);
$$;
comment on function public.availability is
  'A row for each night from from_day, by default today where the house is, to the night before to_day, by default 400 nights later; may_arrive counts the minimum stay in.';

revoke all on function private.house_nights from public;
revoke all on function
  public.move_nights, public.house_today, public.availability
  from public, anon, authenticated, service_role;
grant execute on function
  private.house_nights, public.house_today, public.availability
  to anon, authenticated, service_role;
grant execute on function public.move_nights to authenticated;
