-- A night costs less than 100,000 dollars, so that a stay of 90 nights fits an integer of cents. A price from before
-- that is higher stays until it is corrected, and takes no other house off the listing.
alter table public.properties drop constraint properties_nightly_cents_check;
alter table public.properties add constraint properties_nightly_cents_check
  check (nightly_cents between 1 and 9999999) not valid;
alter table public.rates drop constraint rates_nightly_cents_check;
alter table public.rates add constraint rates_nightly_cents_check
  check (nightly_cents between 1 and 9999999) not valid;

create or replace function private.price_stay(
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

create or replace function public.available_properties(check_in date, check_out date, guests integer)
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

create or replace function private.write_rates(property_id text, draft jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  today constant date := private.house_today();
  cents constant text := '^[1-9][0-9]{0,6}$';
  stay constant text := '^([1-9]|[12][0-9]|30)$';
  day constant text := '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';
  seasons constant jsonb := draft -> 'seasons';
begin
  if coalesce(draft #>> '{base,nightly_cents}' !~ cents or draft #>> '{base,min_nights}' !~ stay
    or jsonb_typeof(seasons) <> 'array' or jsonb_array_length(seasons) > 200, true)
  or exists (
    select from jsonb_array_elements(seasons) s
    where coalesce(s ->> 'name' !~ '^[a-z][a-z_]{0,39}$' or s ->> 'name' = 'base'
      or s ->> 'from_day' !~ day or s ->> 'to_day' !~ day or s ->> 'to_day' <= s ->> 'from_day'
      or s ->> 'to_day' <= today::text or s ->> 'to_day' > (today + 3653)::text
      or s ->> 'nightly_cents' !~ cents or s ->> 'min_nights' !~ stay
      or jsonb_typeof(s -> 'arrival_days') <> 'array' or s -> 'arrival_days' = '[]'
      or not s -> 'arrival_days' <@ '[1,2,3,4,5,6,7]', true)
    or s ->> 'id' is not null and not exists (
      select from public.rates r where r.property_id = write_rates.property_id and r.id::text = s ->> 'id')
  ) or exists (
    select from jsonb_array_elements(seasons) s where s ->> 'id' is not null group by s ->> 'id' having count(*) > 1
  ) then
    perform private.refuse('bad_rates');
  end if;

  set constraints public.rates_apart deferred;
  update public.properties p
    set nightly_cents = (draft #>> '{base,nightly_cents}')::integer, min_nights = (draft #>> '{base,min_nights}')::integer
    where p.id = write_rates.property_id;
  -- A season that has begun ends today: what its past nights cost stays on record.
  update public.rates r set nights = daterange(lower(r.nights), today)
    where r.property_id = write_rates.property_id and upper(r.nights) > today and lower(r.nights) < today
      and not exists (select from jsonb_array_elements(seasons) s where s ->> 'id' = r.id::text);
  delete from public.rates r
    where r.property_id = write_rates.property_id and upper(r.nights) > today
      and not exists (select from jsonb_array_elements(seasons) s where s ->> 'id' = r.id::text);
  with written as (
    select (s ->> 'id')::uuid as id, s ->> 'name' as name,
      daterange((s ->> 'from_day')::date, (s ->> 'to_day')::date) as nights,
      (s ->> 'nightly_cents')::integer as nightly_cents, (s ->> 'min_nights')::integer as min_nights,
      array(select distinct d::integer from jsonb_array_elements_text(s -> 'arrival_days') d order by 1) as arrival_days
    from jsonb_array_elements(seasons) s
  ), changed as (
    update public.rates r set name = w.name, nights = w.nights, nightly_cents = w.nightly_cents,
      min_nights = w.min_nights, arrival_days = w.arrival_days
    from written w where r.id = w.id and r.property_id = write_rates.property_id
  )
  insert into public.rates (property_id, name, nights, nightly_cents, min_nights, arrival_days)
  select write_rates.property_id, w.name, w.nights, w.nightly_cents, w.min_nights, w.arrival_days
  from written w where w.id is null;
  set constraints public.rates_apart immediate;
exception
  when exclusion_violation then
    perform private.refuse('season_overlap');
  when datetime_field_overflow or invalid_datetime_format then
    -- 31 February.
    perform private.refuse('bad_rates');
end;
$$;
