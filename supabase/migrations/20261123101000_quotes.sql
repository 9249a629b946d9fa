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

create function private.judge_stay(property_id text, check_in date, check_out date, guests integer) returns text
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
  if private.taken(property_id, daterange(check_in, check_out)) <> '{}' then return 'taken'; end if;
  select r.min_nights, r.arrival_days into min_nights, arrival_days
    from public.rates r where r.property_id = house.id and r.nights @> check_in;
  if extract(isodow from check_in)::integer <> all (arrival_days) then return 'arrival_day'; end if;
  if check_out - check_in < coalesce(min_nights, house.min_nights) then return 'min_nights'; end if;
  return null;
end;
$$;
comment on function private.judge_stay is 'The word of the first rule that a stay breaks; null when the house can be had.';

create function private.price_stay(
  property_id text, check_in date, check_out date, guests integer, asked_on date
) returns jsonb
language sql stable set search_path = ''
as $$
  with house as (select * from public.properties p where p.id = price_stay.property_id),
  nights as (
    select n::date as night, coalesce(r.name, 'base') as rule, coalesce(r.nightly_cents, h.nightly_cents) as cents
    from house h
    cross join generate_series(price_stay.check_in, price_stay.check_out - 1, interval '1 day') n
    left join public.rates r on r.property_id = h.id and r.nights @> n::date
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
        else round(total * deposit_percent / 100.0)::integer
      end as deposit, balance_due_on, terms
    from (select sum(cents)::integer as total from nights) as summed, house, policy
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
        select jsonb_agg(jsonb_build_object('until', until, 'refund_share', share) order by until)
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

create function public.quote_stay(property_id text, check_in date, check_out date, guests integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  word constant text := private.judge_stay(property_id, check_in, check_out, guests);
begin
  if word is not null then
    perform private.refuse(word);
  end if;
  return private.price_stay(property_id, check_in, check_out, guests, private.house_today());
end;
$$;
comment on function public.quote_stay is 'Price, payments and conditions of a stay, line by line.';

create function public.availability(property_id text, from_day date, to_day date)
returns table (night date, free boolean, price_cents integer, min_nights integer, may_arrive boolean, may_leave boolean)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := private.house_today();
  taken datemultirange;
begin
  if coalesce(to_day <= from_day or not isfinite(from_day) or not isfinite(to_day), true) then
    perform private.refuse('bad_dates');
  end if;
  if to_day - from_day > 400 then
    perform private.refuse('too_many_nights');
  end if;
  if not exists (select from public.properties p where p.id = availability.property_id and p.active) then
    perform private.refuse('unknown_property');
  end if;
  -- A minimum stay is at most 30 nights.
  taken := private.taken(availability.property_id, daterange(from_day - 1, to_day + 30));
  return query
  select d.night, d.night >= today and not taken @> d.night, d.cents, d.min_nights,
    d.night >= today and d.right_day and not taken && daterange(d.night, d.night + d.min_nights),
    d.night > today and not taken @> d.night - 1
  from (
    select n::date as night, coalesce(r.nightly_cents, p.nightly_cents) as cents,
      coalesce(r.min_nights, p.min_nights) as min_nights,
      coalesce(extract(isodow from n)::integer = any (r.arrival_days), true) as right_day
    from public.properties p
    cross join generate_series(from_day, to_day - 1, interval '1 day') n
    left join public.rates r on r.property_id = p.id and r.nights @> n::date
    where p.id = availability.property_id
  ) as d
  order by d.night;
end;
$$;
comment on function public.availability is
  'A row for each night from from_day to the night before to_day; may_arrive counts the minimum stay in.';

create function public.available_properties(check_in date, check_out date, guests integer)
returns table (property_id text, free boolean, total_cents integer, reason text)
language sql stable set search_path = ''
as $$
  select p.id, judged.word is null,
    case when judged.word is null or judged.word in ('taken', 'min_nights', 'arrival_day', 'too_many_guests') then
      (private.price_stay(p.id, available_properties.check_in, available_properties.check_out,
        available_properties.guests, private.house_today()) ->> 'total_cents')::integer
    end,
    judged.word
  from public.properties p
  cross join lateral (
    select private.judge_stay(
      p.id, available_properties.check_in, available_properties.check_out, available_properties.guests
    ) as word
  ) as judged
  where p.active
  order by p.number;
$$;
comment on function public.available_properties is 'Of each property: whether it is free, the price of the stay, and why not.';

revoke all on function private.stay_policy, private.judge_stay, private.price_stay, public.quote_stay,
  public.availability, public.available_properties from public, anon, authenticated, service_role;
grant execute on function private.stay_policy, private.judge_stay, private.price_stay, public.quote_stay,
  public.availability, public.available_properties to anon, authenticated, service_role;
