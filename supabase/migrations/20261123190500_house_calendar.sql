-- Staff see all houses on one calendar, and write down the stay of a guest who telephones. What the site asks of guests
-- (minimum stay, days of arrival) they may set aside, as move_stay lets them; what is not possible stays so.
insert into private.refusals (word, status, message) values
  ('bad_name', 'PT400', 'A name has between 1 and 201 characters.'),
  ('bad_email', 'PT400', 'This is no email address.'),
  ('bad_phone', 'PT400', 'A phone number has at most 20 characters.'),
  ('no_contact', 'PT400', 'A guest needs an email address or a phone number.');

-- A stay without an account belongs to no guest, so the key alone makes twice once.
create unique index reservations_staff_request_key_idx on public.reservations (request_key) where guest_id is null;

create function private.house_calendar(from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  today constant date := private.house_today();
  asked daterange;
  around datemultirange;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if coalesce(to_day <= from_day or not isfinite(from_day) or not isfinite(to_day), true) then
    perform private.refuse('bad_dates');
  end if;
  if to_day - from_day > 100 then perform private.refuse('too_many_nights'); end if;
  asked := daterange(from_day, to_day);
  -- A minimum stay is at most 30 nights, so further away nothing closes a gap of these days.
  around := datemultirange(daterange(from_day - 31, to_day + 31), daterange(today - 1, today + 1));
  return (
    with nights as materialized (
      select o.*, p.min_nights
      from public.properties p
      join public.occupancy o on int4range(o.property_number, o.property_number, '[]') && int4range(p.number, p.number, '[]')
        and o.nights && around and o.released_at is null and (o.held_until is null or o.held_until > now())
    ),
    taken as (
      select n.id, n.property_id, lower(n.nights) as from_day, upper(n.nights) as to_day, n.kind, n.note,
        r.id as reservation_id, r.code, r.guests, r.status, r.hold_until, r.total_cents, r.version,
        c.name, c.email, c.phone, q.id as request_id
      from nights n
      left join public.reservations r on r.id = n.reservation_id
      left join public.reservation_contacts c on c.reservation_id = r.id
      left join public.requests q on q.reservation_id = r.id
      where n.nights && asked or today in (lower(n.nights), upper(n.nights))
    ),
    gaps as (
      select p.id as property_id, free.from_day, upper(part) as to_day, coalesce(s.min_nights, p.min_nights) as min_nights
      from public.properties p
      cross join lateral unnest(datemultirange(daterange(greatest(from_day - 31, today), greatest(to_day + 31, today)))
        - (select coalesce(range_agg(n.nights), '{}') from nights n where n.property_id = p.id)) part
      cross join lateral (select lower(part) as from_day) free
      left join public.rates s on s.property_id = p.id and s.nights @> free.from_day
      where p.active and part && asked and upper(part) - free.from_day < coalesce(s.min_nights, p.min_nights)
    )
    select jsonb_build_object(
      'today', today,
      'houses', (select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'sleeps', p.sleeps,
        'min_nights', p.min_nights) order by p.number) from public.properties p where p.active),
      'taken', (select coalesce(jsonb_agg(to_jsonb(t) order by t.from_day, t.property_id), '[]') from taken t),
      'gaps', (select coalesce(jsonb_agg(to_jsonb(g) order by g.from_day, g.property_id), '[]') from gaps g)
    )
  );
end;
$$;
comment on function private.house_calendar is 'See public.house_calendar; a definer, because row security keeps && from the index.';

create function public.house_calendar(from_day date, to_day date) returns jsonb
language sql stable set search_path = ''
as $$ select private.house_calendar(from_day, to_day); $$;
comment on function public.house_calendar is
  'For staff: what takes the nights of all houses up to the one before to_day, who arrives and leaves today, and free stretches from today that are shorter than their minimum stay.';

create function public.staff_quote(
  property_id text, check_in date, check_out date, guests integer, reservation_id uuid default null
) returns jsonb
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_variable
declare
  today constant date := private.house_today();
  besides constant daterange := coalesce((
    select r.nights from public.reservations r where r.id = reservation_id and r.status <> 'cancelled'
  ), 'empty');
  -- Of a stay that has begun, only the nights to come can be taken or too far away.
  begun constant boolean := not isempty(besides) and check_in < today;
  word text;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  word := private.judge_stay(property_id, case when begun then today else check_in end, check_out, guests, besides);
  if word not in ('min_nights', 'arrival_day') then perform private.refuse(word); end if;
  return private.price_stay(property_id, check_in, check_out, guests, today)
    || jsonb_build_object('set_aside', case when not begun then word end);
end;
$$;
comment on function public.staff_quote is
  'A quote for staff, also of a stay at other nights; set_aside is the rule of guests that the nights break, and that staff may set aside.';

create function private.create_stay(
  property_id text, check_in date, check_out date, guests integer, name text, email text, phone text,
  confirmed boolean, locale text, quote_hash text, request_key uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  called constant text := nullif(btrim(name, E' \t\r\n'), '');
  address constant text := nullif(btrim(email, E' \t\r\n'), '');
  number constant text := nullif(btrim(phone, E' \t\r\n'), '');
  house public.properties;
  stay public.reservations;
  about public.requests;
  mail record;
  quote jsonb;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if request_key is null then perform private.refuse('bad_key'); end if;
  if called is null or char_length(called) > 201 then perform private.refuse('bad_name'); end if;
  if not private.is_email(address) then perform private.refuse('bad_email'); end if;
  if char_length(number) > 20 then perform private.refuse('bad_phone'); end if;
  if coalesce(address, number) is null then perform private.refuse('no_contact'); end if;

  -- In the order of request_stay, or the two could wait for each other.
  select * into house from public.properties p where p.id = property_id for no key update;
  select * into stay from public.reservations r where r.guest_id is null and r.request_key = create_stay.request_key;
  if found then return private.stay_shape(stay); end if;
  perform private.release_expired(now(), house.id);
  quote := public.staff_quote(property_id, check_in, check_out, guests);
  if quote ->> 'quote_hash' is distinct from quote_hash then
    perform private.refuse('price_changed', quote::text);
  end if;

  insert into public.reservations
    (property_id, check_in, check_out, guests, status, quote, total_cents, hold_until, request_key, changed_by)
  values (property_id, check_in, check_out, guests,
    case when confirmed then 'confirmed' else 'pending' end::public.stay_status, quote - 'set_aside',
    (quote ->> 'total_cents')::integer,
    case when not confirmed then now() + make_interval(hours => house.hold_hours) end, request_key, auth.uid())
  returning * into stay;
  insert into public.reservation_contacts (reservation_id, name, email, phone)
  values (stay.id, called, address, number);
  update public.requests q set locale = case when create_stay.locale = 'es' then 'es' else 'en' end
    where q.reservation_id = stay.id returning q.* into about;
  -- A stay that begins confirmed has no change of state of which queue_mails could tell the guest.
  if confirmed and address is not null then
    select * into mail from private.mail_facts(about);
    insert into private.mail_outbox (template, locale, address, data, request_id)
    values ('confirmed', about.locale, address, mail.facts, about.id);
  end if;
  return private.stay_shape(stay);
end;
$$;
comment on function private.create_stay is 'See public.create_stay.';

create function public.create_stay(
  property_id text, check_in date, check_out date, guests integer, name text, email text, phone text,
  confirmed boolean, locale text, quote_hash text, request_key uuid
) returns jsonb
language sql volatile set search_path = ''
as $$
  select private.create_stay(property_id, check_in, check_out, guests, name, email, phone, confirmed, locale,
    quote_hash, request_key);
$$;
comment on function public.create_stay is
  'Staff write down the stay of a guest without an account, agreed at once or held like a request; the same request_key gives the same stay, another price than that of staff_quote is refused with the new quote as hint.';

revoke all on function private.house_calendar, private.create_stay from public;
revoke all on function public.house_calendar, public.staff_quote, public.create_stay
  from public, anon, authenticated, service_role;
grant execute on function private.house_calendar, private.create_stay, public.house_calendar, public.staff_quote,
  public.create_stay to authenticated;
