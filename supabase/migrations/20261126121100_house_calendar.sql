-- A stay without an account belongs to no guest, so the key alone makes twice once.
create unique index reservations_staff_request_key_idx on public.reservations (request_key) where guest_id is null;

create type public.night_kind as enum ('confirmed', 'pending', 'block', 'feed', 'gap');

create function public.taken_nights(from_day date, to_day date)
returns table (
  kind public.night_kind, id uuid, property_id text, "from" date, "to" date, note text, is_own boolean,
  reservation_id uuid, code text, guests integer
)
language sql stable set search_path = ''
as $$
  select case when o.kind <> 'reservation' then o.kind::text when r.status = 'pending' then 'pending' else 'confirmed'
    end::public.night_kind,
    o.id, o.property_id, lower(o.nights), upper(o.nights), o.note, o.created_by is not distinct from auth.uid(),
    o.reservation_id, r.code, r.guests
  from public.occupancy o left join public.reservations r on r.id = o.reservation_id
  where o.nights && daterange(from_day, to_day) and o.released_at is null
    and (o.held_until is null or o.held_until > now())
  order by 4, 3;
$$;
comment on function public.taken_nights is
  'What takes nights up to the one before to_day, earliest first; row security gives owners those of their houses in their time, staff all. "to" is the day on which the house is free again, is_own says that the caller has blocked them.';

-- A definer, because row security keeps && from the index.
create function public.house_calendar(from_day date, to_day date)
returns table (
  kind public.night_kind, id uuid, property_id text, "from" date, "to" date, note text, reservation_id uuid, code text,
  guests integer, status public.stay_status, hold_until timestamptz, total_cents integer, version integer, name text,
  email text, phone text, request_id uuid, min_nights integer, is_open boolean
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := private.house_today();
  span daterange;
  around datemultirange;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if coalesce(to_day <= from_day or not isfinite(from_day) or not isfinite(to_day), true) then
    perform private.refuse('bad_dates');
  end if;
  if to_day - from_day > 100 then perform private.refuse('too_many_nights'); end if;
  span := daterange(from_day, to_day);
  -- A minimum stay is at most 30 nights, so further away nothing closes a gap of these days.
  around := datemultirange(daterange(from_day - 31, to_day + 31), daterange(today - 1, today + 1));
  return query
  with taken as materialized (
    select o.*
    from public.properties p
    join public.occupancy o on int4range(o.property_number, o.property_number, '[]') && int4range(p.number, p.number, '[]')
      and o.nights && around and o.released_at is null and (o.held_until is null or o.held_until > now())
  )
  select
    case when t.kind <> 'reservation' then t.kind::text when r.status = 'pending' then 'pending' else 'confirmed'
      end::public.night_kind,
    t.id, t.property_id, lower(t.nights), upper(t.nights), t.note, r.id, r.code, r.guests, r.status, r.hold_until,
    r.total_cents, r.version, coalesce(c.name, r.code), c.email, c.phone, q.id, null::integer, false
  from taken t
  left join public.reservations r on r.id = t.reservation_id
  left join public.reservation_contacts c on c.reservation_id = r.id
  left join public.requests q on q.reservation_id = r.id
  where t.nights && span or today in (lower(t.nights), upper(t.nights))
  union all
  select 'gap', null, p.id, free.first_day, upper(part), null, null, null, null, null, null, null, null, null, null,
    null, null, coalesce(s.min_nights, p.min_nights), exists (
      select from private.open_gaps g
      where g.property_id = p.id and g.from_day <= free.first_day and g.to_day = upper(part))
  from public.properties p
  cross join lateral unnest(datemultirange(daterange(greatest(from_day - 31, today), greatest(to_day + 31, today)))
    - (select coalesce(range_agg(t.nights), '{}') from taken t where t.property_id = p.id)) part
  cross join lateral (select lower(part) as first_day) free
  left join public.rates s on s.property_id = p.id and s.nights @> free.first_day
  where p.active and part && span and upper(part) - free.first_day < coalesce(s.min_nights, p.min_nights)
  order by 4, 3;
end;
$$;
comment on function public.house_calendar is
  'For staff, earliest first: what takes the nights of all houses up to the one before to_day, who arrives and leaves today, and as gap free stretches from today that are shorter than their minimum stay; is_open says that guests can book such a gap as a whole.';

create function public.open_gap(property_id text, from_day date, to_day date, opened boolean default true) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  days constant jsonb := jsonb_build_object('from_day', from_day, 'to_day', to_day);
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  -- As those who ask for its nights, so that a gap is not opened while it is taken.
  perform from public.properties p where p.id = open_gap.property_id for no key update;
  perform private.release_expired(now(), property_id);
  if opened then
    if not exists (
      select from public.house_calendar(from_day, to_day) c
      where c.kind = 'gap' and c.property_id = open_gap.property_id and (c."from", c."to") = (from_day, to_day)
    ) then
      perform private.refuse('no_gap');
    end if;
    insert into private.open_gaps values (property_id, from_day, to_day) on conflict do nothing;
  else
    delete from private.open_gaps g where g.property_id = open_gap.property_id and g.to_day = open_gap.to_day;
  end if;
  if found then
    perform private.note_setting('gap', property_id, case when not opened then days end, case when opened then days end);
  end if;
end;
$$;
comment on function public.open_gap is
  'Staff let guests book a gap as a whole, though it is shorter than its minimum stay, or no longer. It closes by itself once its nights are past or taken, or those beside it free.';

create function private.staff_quote(
  property_id text, check_in date, check_out date, guests integer, reservation_id uuid default null,
  pets integer default 0, discount_cents integer default 0
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  code text;
  priced jsonb;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if reservation_id is not null then return private.quote_move(reservation_id, check_in, check_out); end if;
  code := private.judge_stay(property_id, check_in, check_out, guests, pets => pets);
  if code not in ('min_nights', 'arrival_day', 'too_soon') then perform private.refuse_stay(code, property_id, check_in); end if;
  priced := private.price_stay(property_id, check_in, check_out, guests, private.house_today(), pets, discount_cents);
  if coalesce(discount_cents < 0 or discount_cents >= private.sum_lines(priced -> 'lines', '{night}'), true) then
    perform private.refuse('bad_amount');
  end if;
  return priced || jsonb_build_object('set_aside', private.set_aside_refusal(code, property_id, check_in));
end;
$$;
comment on function private.staff_quote is 'See public.staff_quote.';

create function public.staff_quote(
  property_id text, check_in date, check_out date, guests integer, reservation_id uuid default null,
  pets integer default 0, discount_cents integer default 0
) returns table (
  nights integer, lines jsonb, total_cents bigint, deposit_cents bigint, balance_cents bigint, balance_due_on date,
  cancellation jsonb, quote_hash text, set_aside jsonb
)
language sql stable set search_path = ''
as $$
  select q.*, nullif(priced -> 'set_aside', 'null')
  from private.staff_quote(property_id, check_in, check_out, guests, reservation_id, pets, discount_cents) priced,
    jsonb_populate_record(null::private.quote, priced) q;
$$;
comment on function public.staff_quote is
  'A quote for staff, of a new stay with so many US cents off its nights or, as quote_move has it, of one at other nights; set_aside is the refusal of guests, by code and hint, that staff may set aside.';

create function private.create_stay(
  property_id text, check_in date, check_out date, guests integer, name text, email text, phone text,
  confirmed boolean, locale text, quote_hash text, request_key uuid, pets integer default 0,
  discount_cents integer default 0, hold_hours integer default null
) returns public.reservations
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  house public.properties;
  stay public.reservations;
  request public.requests;
  mail record;
  quote jsonb;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if request_key is null then perform private.refuse('bad_key'); end if;
  name := private.required_text(name, 201, 'bad_name');
  email := private.optional_text(email, 255, 'bad_email');
  if not private.is_email(email) then perform private.refuse('bad_email'); end if;
  phone := private.optional_text(phone, 20, 'bad_phone');
  if coalesce(email, phone) is null then perform private.refuse('no_contact'); end if;

  -- In the order of request_stay, or the two could wait for each other.
  select * into house from public.properties p where p.id = property_id for no key update;
  select * into stay from public.reservations r where r.guest_id is null and r.request_key = create_stay.request_key;
  if found then return stay; end if;
  perform private.release_expired(now(), house.id);
  quote := private.staff_quote(property_id, check_in, check_out, guests, pets => pets, discount_cents => discount_cents);
  perform private.expect_price(quote, quote_hash);

  insert into public.reservations
    (property_id, check_in, check_out, guests, pets, discount_cents, status, quote, total_cents, hold_until, request_key,
    changed_by)
  values (property_id, check_in, check_out, guests, pets, discount_cents,
    case when confirmed then 'confirmed' else 'pending' end::public.stay_status, quote - 'set_aside',
    (quote ->> 'total_cents')::integer,
    case when not confirmed then now() + make_interval(hours => coalesce(hold_hours, house.hold_hours)) end, request_key, auth.uid())
  returning * into stay;
  insert into public.reservation_contacts (reservation_id, name, email, phone)
  values (stay.id, name, email, phone);
  update public.requests q set locale = case when create_stay.locale = 'es' then 'es' else 'en' end
    where q.reservation_id = stay.id returning q.* into request;
  -- A stay that begins confirmed has no change of state of which queue_mails could tell the guest.
  if confirmed and email is not null then
    select * into mail from private.mail_facts(request);
    insert into private.mail_outbox (template, locale, address, data, request_id)
    values ('confirmed', request.locale, email, mail.facts, request.id);
  end if;
  return stay;
end;
$$;
comment on function private.create_stay is 'See public.create_stay.';

create function public.create_stay(
  property_id text, check_in date, check_out date, guests integer, name text, email text, phone text,
  confirmed boolean, locale text, quote_hash text, request_key uuid, pets integer default 0
) returns public.reservations
language sql volatile set search_path = ''
as $$
  select private.create_stay(property_id, check_in, check_out, guests, name, email, phone, confirmed, locale,
    quote_hash, request_key, pets);
$$;
comment on function public.create_stay is
  'Staff write down the stay of a guest without an account, agreed at once or held like a request; the same request_key gives the same stay, another price than that of staff_quote is refused with the new quote as hint.';

grant execute on function
  public.taken_nights, public.house_calendar, public.open_gap, private.staff_quote, public.staff_quote,
  private.create_stay, public.create_stay
  to authenticated;

-- The reservations of all houses, as management works with them: filtered, page by page, with the sums of all that the
-- filter meets.
create index reservations_check_in_code_idx on public.reservations (check_in, code);

create view private.stay_money with (security_invoker = true) as
select p.reservation_id,
  sum(private.signed_cents(p)) filter (where p.received_at is not null and private.in_price(p)) as received_cents,
  sum(p.amount_cents) filter (where p.kind <> 'refund' and p.received_at is null) as due_cents,
  sum(p.amount_cents) filter (
    where p.kind <> 'refund' and p.received_at is null and p.due_on < private.house_today()
  ) as overdue_cents,
  sum(p.amount_cents) filter (where p.kind = 'refund' and p.received_at is null) as refund_cents
from public.payments p where p.voided_at is null
group by p.reservation_id;
comment on view private.stay_money is
  'What was received of the price of each stay, less what went back; what is due, extras and damage deposits too; what of it is overdue; what has to go back.';

create function public.list_stays(
  show text default 'coming', house text default null, state text default null, from_day date default null,
  to_day date default null, owed text default null, words text default null, after_day date default null,
  after_code text default null, most integer default 50
) returns table (stays jsonb, totals jsonb)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  today constant date := private.house_today();
  latest_first constant boolean := show in ('past', 'all');
  parts constant text[] := (
    select array_agg('%' || word || '%')
    from regexp_split_to_table(btrim(private.plain(left(list_stays.words, 200))), '\s+') word where word <> '');
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  return query
    with matching as not materialized (
      select r.id, r.code, r.property_id, r.check_in, r.check_out, r.guests, r.status, r.closed_as, r.total_cents,
        r.hold_until
      from public.reservations r
      where case show when 'all' then true when 'past' then r.check_out <= today else r.check_out > today end
        and (house is null or r.property_id = house)
        and (state is null or r.status::text = state)
        and (from_day is null or r.check_in >= from_day)
        and (to_day is null or r.check_in <= to_day)
        and (parts is null or r.id in (
          select w.reservation_id from private.stay_words w where w.words like all (parts)))
        and (owed is null or owed not in ('due', 'overdue', 'refund') or r.id in (
          select p.reservation_id from public.payments p
          where p.received_at is null and p.voided_at is null
            and (p.kind = 'refund') = (owed = 'refund') and (owed <> 'overdue' or p.due_on < today)))
    ),
    page as materialized (
      select row_number() over (order by
          case when latest_first then matching.check_in end desc, case when not latest_first then matching.check_in end, matching.code
        ) as place, matching.*
      from matching
      where after_day is null or matching.check_in = after_day and matching.code > after_code
        or case when latest_first then matching.check_in < after_day else matching.check_in > after_day end
      order by place limit least(greatest(most, 1), 1000)
    )
    select (
        select coalesce(jsonb_agg(to_jsonb(page) - 'place' || jsonb_build_object(
          'name', n.name, 'email', n.email, 'phone', n.phone,
          'received_cents', coalesce(m.received_cents, 0), 'due_cents', coalesce(m.due_cents, 0),
          'overdue_cents', coalesce(m.overdue_cents, 0), 'refund_cents', coalesce(m.refund_cents, 0),
          'request_id', (select q.id from public.requests q where q.reservation_id = page.id)
        ) order by page.place), '[]')
        from page
        left join public.reservation_contacts n on n.reservation_id = page.id
        left join lateral (
          select * from private.stay_money m where m.reservation_id = page.id
        ) m on true
      ),
      -- A page that follows has the sums of the first.
      case when after_day is null then (
        select to_jsonb(stay) || to_jsonb(money) from (
          select count(*) as stays,
            coalesce(sum(matching.check_out - matching.check_in) filter (where matching.status = 'confirmed'), 0) as nights,
            coalesce(sum(matching.total_cents) filter (where matching.status = 'confirmed'), 0) as revenue_cents
          from matching
        ) stay, (
          select coalesce(sum(m.received_cents), 0) as received_cents, coalesce(sum(m.due_cents), 0) as due_cents,
            coalesce(sum(m.overdue_cents), 0) as overdue_cents, coalesce(sum(m.refund_cents), 0) as refund_cents
          from matching join private.stay_money m on m.reservation_id = matching.id
        ) money) end;
end;
$$;
comment on function public.list_stays is
  'For staff: the stays of all houses by arrival; show is coming, past or all, the latter two latest first; from_day and to_day bound the arrival; owed is due, overdue or refund; words are parts of code or name. A page follows the row with after_day and after_code; the first has the totals of all that is met: nights and revenue of confirmed stays.';

grant execute on function public.list_stays to authenticated;

-- The list of stays cuts its page first and counts the money of that page alone; the sums of all that a filter meets
-- are one pass over their payments. What the search compares is kept, not made anew for each stay.
create table private.stay_words (
  reservation_id uuid primary key references public.reservation_contacts (reservation_id) on delete cascade,
  words text not null
);
comment on table private.stay_words is 'Code and name of each stay as the search compares them.';

alter table private.stay_words enable row level security;

create function private.keep_stay_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.stay_words (reservation_id, words)
  select r.id, private.plain(concat_ws(' ', r.code, new.name)) from public.reservations r where r.id = new.reservation_id
  on conflict (reservation_id) do update set words = excluded.words;
  return null;
end;
$$;

create trigger keep_stay_words after insert or update of name on public.reservation_contacts
  for each row execute function private.keep_stay_words();
