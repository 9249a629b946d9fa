create table private.open_gaps (
  property_id text not null references public.properties (id),
  from_day date not null,
  to_day date not null check (to_day > from_day),
  primary key (property_id, to_day)
);
comment on table private.open_gaps is
  'Free nights that are fewer than their minimum stay, and that staff let guests book all the same, as a whole.';

alter table private.open_gaps enable row level security;
grant all on private.open_gaps to service_role;

create function private.close_gaps() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (new.nights, new.released_at) is distinct from (old.nights, old.released_at) then
    delete from private.open_gaps g where g.property_id = new.property_id
      and (daterange(g.from_day - 1, g.to_day + 1) && new.nights or daterange(g.from_day - 1, g.to_day + 1) && old.nights);
  end if;
  return null;
end;
$$;
comment on function private.close_gaps is 'Closes an open gap once its nights are taken, or those beside it are other ones.';

create trigger close_gaps after insert or update of nights, released_at on public.occupancy
  for each row execute function private.close_gaps();

create function private.night_rules(property_id text, from_day date, to_day date)
returns table (night date, rule text, cents integer, names jsonb, min_nights integer, arrival_days integer[])
language sql stable security definer set search_path = ''
as $$
  select n::date, coalesce(r.name, 'base'), coalesce(r.nightly_cents, p.nightly_cents), r.names,
    least(g.to_day - n::date, coalesce(r.min_nights, p.min_nights)),
    case when g.to_day is null then coalesce(r.arrival_days, '{1,2,3,4,5,6,7}') else '{1,2,3,4,5,6,7}' end
  from public.properties p
  cross join private.booking_rules() b
  cross join generate_series(night_rules.from_day, night_rules.to_day - 1, interval '1 day') n
  left join public.rates r on r.property_id = p.id and r.nights @> n::date
  -- An open gap begins with its first day on which somebody can still arrive.
  left join private.open_gaps g on g.property_id = p.id and g.to_day > n::date
    and n::date = greatest(g.from_day, private.house_today() + b.lead_days)
  where p.id = night_rules.property_id;
$$;
comment on function private.night_rules is
  'Of each night up to the one before to_day: what it costs today and by which rule, and what a stay that begins then must have.';

create function private.judge_stay(
  property_id text, check_in date, check_out date, guests integer, besides daterange default 'empty',
  pets integer default 0
) returns text
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_variable
declare
  house public.properties;
  min_nights integer;
  arrival_days integer[];
  rules private.booking_rules;
begin
  -- Visitors may not ask for a house that is not open; a stay that is already there can move.
  select * into house from public.properties p
    where p.id = property_id and (p.active or not isempty(besides) or private.is_staff());
  if not found then return 'unknown_property'; end if;
  if coalesce(check_out <= check_in or not isfinite(check_in) or not isfinite(check_out), true) then
    return 'bad_dates';
  end if;
  if check_in < private.house_today() then return 'past'; end if;
  rules := private.booking_rules();
  if check_out - check_in > rules.most_nights then return 'too_many_nights'; end if;
  if check_in - private.house_today() > rules.farthest_days then return 'too_far'; end if;
  if check_in - private.house_today() < rules.lead_days then return 'too_soon'; end if;
  if coalesce(guests < 1, true) then return 'bad_guests'; end if;
  if guests > house.sleeps then return 'too_many_guests'; end if;
  if coalesce(pets < 0, true) then return 'bad_pets'; end if;
  if pets > house.max_pets then return 'too_many_pets'; end if;
  if private.taken(property_id, daterange(check_in, check_out)) - datemultirange(besides) <> '{}' then
    return 'taken';
  end if;
  select r.min_nights, r.arrival_days into min_nights, arrival_days
    from private.night_rules(house.id, check_in, check_in + 1) r;
  if extract(isodow from check_in)::integer <> all (arrival_days) then return 'arrival_day'; end if;
  if check_out - check_in < min_nights then return 'min_nights'; end if;
  return null;
end;
$$;
comment on function private.judge_stay is
  'The code of the first rule that a stay breaks; null when the house can be had. The nights of besides count as free.';

create function private.refuse_stay(code text, property_id text, check_in date) returns void
language plpgsql stable set search_path = ''
as $$
begin
  perform private.refuse(code, case when code in
    ('too_many_guests', 'too_many_pets', 'arrival_day', 'min_nights', 'too_soon', 'too_far', 'too_many_nights') then
    private.stay_rules(property_id, check_in)::text end);
end;
$$;
comment on function private.refuse_stay is 'Refuses a stay by a code of judge_stay; the hint has the numbers that it breaks.';

create function private.expect_price(quote jsonb, quote_hash text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if quote ->> 'quote_hash' is distinct from quote_hash then
    perform private.refuse('price_changed', (quote - '{charges,deposit_days,lapse_days}'::text[])::text);
  end if;
end;
$$;
comment on function private.expect_price is 'Refuses a stay at another price than was shown; the hint is the new quote.';

create function private.stay_rules(property_id text, check_in date) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('sleeps', p.sleeps, 'max_pets', p.max_pets, 'season', nullif(r.rule, 'base'), 'min_nights', r.min_nights,
    'arrival_days', r.arrival_days, 'lead_days', b.lead_days, 'most_nights', b.most_nights, 'farthest_days', b.farthest_days)
  from public.properties p
  cross join private.booking_rules() b
  cross join private.night_rules(p.id, stay_rules.check_in, stay_rules.check_in + 1) r
  where p.id = stay_rules.property_id;
$$;
comment on function private.stay_rules is 'What a house asks of a stay that begins on a day; season is null outside all.';

create function private.set_aside_refusal(code text, property_id text, check_in date) returns jsonb
language sql stable set search_path = ''
as $$
  select case when code is not null then
    jsonb_build_object('code', code, 'hint', private.stay_rules(property_id, check_in)::text) end;
$$;
comment on function private.set_aside_refusal is 'The refusal that staff set aside, as guests would be given it.';

create function private.night_lines(nights jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_agg(line order by first_night) from (
    select min(n ->> 'night') as first_night, jsonb_build_object('kind', 'night', 'rule', n -> 'rule', 'nights', count(*),
      'unit_cents', n -> 'cents', 'amount_cents', sum((n ->> 'cents')::bigint))
      || jsonb_strip_nulls(jsonb_build_object('names', n -> 'names')) as line
    from jsonb_array_elements(nights) n group by n -> 'rule', n -> 'names', n -> 'cents'
  ) as lines;
$$;
comment on function private.night_lines is 'Nights with rule and cents as lines of a quote, one a rule and price.';

create function private.build_quote(
  property_id text, check_in date, check_out date, guests integer, pets integer, asked_on date, night_lines jsonb,
  discount_cents integer, charges jsonb
) returns jsonb
language sql stable set search_path = ''
as $$
  with billed as (
    select private.bill(night_lines, guests, pets, discount_cents, charges) as lines, private.stay_policy() as terms
  ),
  sums as (
    select lines, terms, total, check_in - (terms ->> 'balance_days')::integer as balance_due_on
    from billed cross join lateral (
      select sum((line ->> 'amount_cents')::bigint)::bigint as total from jsonb_array_elements(lines) line
    ) as summed
  ),
  parts as (
    select sums.*, case when balance_due_on <= asked_on then total
      else round(total * p.deposit_percent / 100.0)::bigint end as deposit
    from sums, public.properties p where p.id = build_quote.property_id
  )
  select jsonb_build_object(
    'nights', check_out - check_in,
    'lines', lines,
    'total_cents', total,
    'deposit_cents', deposit,
    'balance_cents', total - deposit,
    'balance_due_on', case when deposit < total then balance_due_on end,
    'deposit_days', terms -> 'deposit_days',
    'lapse_days', terms -> 'lapse_days',
    'cancellation', (
      select coalesce(jsonb_agg(jsonb_build_object('until', until, 'refund_share', share) order by until), '[]')
      from (
        select check_in - (step ->> 'days_before')::integer as until, step -> 'refund_share' as share
        from jsonb_array_elements(terms -> 'cancellation') step
      ) as steps
      where until >= asked_on
    ),
    'charges', charges
  ) from parts;
$$;
comment on function private.build_quote is 'The quote of nights at their prices, without its hash.';

create function private.price_stay(
  property_id text, check_in date, check_out date, guests integer, asked_on date, pets integer default 0,
  discount_cents integer default 0
) returns jsonb
language sql stable set search_path = ''
as $$
  select facts || jsonb_build_object('quote_hash', encode(sha256(convert_to(concat_ws('|',
    price_stay.property_id, price_stay.check_in, price_stay.check_out, price_stay.guests, price_stay.pets, facts
  ), 'UTF8')), 'hex'))
  from private.build_quote(price_stay.property_id, price_stay.check_in, price_stay.check_out, price_stay.guests,
    price_stay.pets, price_stay.asked_on, (
      select private.night_lines(jsonb_agg(to_jsonb(n)))
      from private.night_rules(price_stay.property_id, price_stay.check_in, price_stay.check_out) n
    ), price_stay.discount_cents, private.charges_on(price_stay.property_id, price_stay.check_in)) facts;
$$;
comment on function private.price_stay is
  'The quote of a stay with so many US cents off its nights, whether or not the house is free.';

create function public.quote_stay(
  property_id text, check_in date, check_out date, guests integer, pets integer default 0
) returns table (
  nights integer, lines jsonb, total_cents bigint, deposit_cents bigint, balance_cents bigint, balance_due_on date,
  cancellation jsonb, quote_hash text
)
language plpgsql stable set search_path = ''
as $$
declare
  code constant text := private.judge_stay(property_id, check_in, check_out, guests, pets => pets);
begin
  if code is not null then perform private.refuse_stay(code, property_id, check_in); end if;
  return query select q.* from jsonb_populate_record(
    null::private.quote, private.price_stay(property_id, check_in, check_out, guests, private.house_today(), pets)) q;
end;
$$;
comment on function public.quote_stay is 'Price, payments and conditions of a stay, line by line.';

create function public.available_properties(check_in date, check_out date, guests integer, pets integer default 0)
returns table (property_id text, free boolean, total_cents integer, taxed boolean, reason text)
language sql stable set search_path = ''
as $$
  select p.id, priced.code is null, case when priced.total <= 2147483647 then priced.total::integer end,
    coalesce(quoted.quote @> '{"lines": [{"kind": "tax"}]}', false), priced.code
  from public.properties p
  cross join lateral (
    select private.judge_stay(
      p.id, available_properties.check_in, available_properties.check_out, available_properties.guests,
      pets => available_properties.pets
    ) as code
  ) as judged
  cross join lateral (
    select case when judged.code is null or judged.code in ('taken', 'min_nights', 'arrival_day', 'too_soon', 'too_many_guests', 'too_many_pets') then
      private.price_stay(p.id, available_properties.check_in, available_properties.check_out,
        available_properties.guests, private.house_today(), available_properties.pets)
    end as quote
  ) as quoted
  cross join lateral (select (quoted.quote ->> 'total_cents')::bigint as total) as summed
  -- A price that no stay can have takes its own house off the listing, and no other.
  cross join lateral (
    select summed.total, case when summed.total > 2147483647 then 'unknown_property' else judged.code end as code
  ) as priced
  where p.active
  order by p.number;
$$;
comment on function public.available_properties is 'Of each property: whether it is free, the price of the stay and whether it includes taxes, and why not.';

create function private.nights_of_move(stay public.reservations, arrive date, leave date)
returns table (night date, rule text, cents integer, names jsonb)
language sql stable set search_path = ''
as $$
  select p.night, coalesce(quoted.line ->> 'rule', p.rule), coalesce(a.cents, p.cents),
    case when quoted.line is null then p.names else quoted.line -> 'names' end
  from private.night_rules(stay.property_id, arrive, leave) p
  left join private.agreed_nights(stay) a on a.night = p.night
  left join lateral (
    select line from jsonb_array_elements(stay.quote -> 'lines') line
    where (line ->> 'unit_cents')::integer = a.cents and coalesce(line ->> 'kind', 'night') = 'night' limit 1
  ) quoted on true;
$$;
comment on function private.nights_of_move is 'The nights of a stay that is moved: those that were agreed at their price, the others at today''s.';

create function private.price_move(
  stay public.reservations, arrive date, leave date, discount_cents integer default null
) returns jsonb
language sql stable set search_path = ''
as $$
  with nights as materialized (select * from private.nights_of_move(stay, arrive, leave)),
  facts as (
    select private.build_quote(stay.property_id, arrive, leave, stay.guests, stay.pets, private.house_today(),
      (select private.night_lines(jsonb_agg(to_jsonb(n))) from nights n),
      -- A discount goes with the nights for which it was given.
      coalesce(price_move.discount_cents, (
        select round(stay.discount_cents::numeric * coalesce(sum(a.cents) filter (where n.night is not null), 0)
          / sum(a.cents))::integer
        from private.agreed_nights(stay) a left join nights n on n.night = a.night
      )),
      coalesce(stay.quote -> 'charges', '[]')) as quote
  ),
  agreed as (
    select quote || jsonb_build_object(
      -- What was only asked for has no conditions yet.
      'cancellation', case stay.status when 'confirmed' then private.stricter(stay.quote -> 'cancellation',
        quote -> 'cancellation', private.house_today(), arrive) else quote -> 'cancellation' end
    ) as quote
    from facts
  )
  select quote || jsonb_build_object('quote_hash', encode(sha256(convert_to(concat_ws('|',
    stay.id, arrive, leave, quote), 'UTF8')), 'hex')) from agreed;
$$;
comment on function private.price_move is
  'The quote of a stay at other nights, or with another discount, whether or not they are free; fees and taxes as they were agreed.';

grant execute on function
  private.stay_policy, private.night_rules, private.judge_stay, private.refuse_stay, private.stay_rules, private.night_lines, private.build_quote, private.price_stay, public.quote_stay, public.available_properties
  to anon, authenticated, service_role;
grant execute on function private.nights_of_move, private.price_move, private.set_aside_refusal to authenticated;

-- A guest who asks for other nights chooses them in a calendar, in which the nights of their own stay are free. One
-- function lists nights; what everybody and what a guest reads differ in what counts as free.
create function private.house_nights(property_id text, from_day date, to_day date, besides daterange default 'empty')
returns table (night date, free boolean, price_cents integer, min_nights integer, may_arrive boolean, may_leave boolean)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := private.house_today();
  rules constant private.booking_rules := private.booking_rules();
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
  if not exists (select from public.properties p
    where p.id = house_nights.property_id and (p.active or not isempty(besides) or private.is_staff())) then
    perform private.refuse('unknown_property');
  end if;
  -- A minimum stay is at most 30 nights.
  taken := private.taken(house_nights.property_id, daterange(first_night - 1, end_day + 30)) - datemultirange(besides);
  return query
  select d.night, d.night >= today and not taken @> d.night, d.cents, d.min_nights,
    d.night between today + rules.lead_days and today + rules.farthest_days
      and extract(isodow from d.night)::integer = any (d.arrival_days) and not taken && daterange(d.night, d.night + d.min_nights),
    d.night > today and not taken @> d.night - 1
  from private.night_rules(house_nights.property_id, first_night, end_day) d
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

grant execute on function
  private.house_nights, public.house_today, public.availability
  to anon, authenticated, service_role;
grant execute on function public.move_nights to authenticated;
