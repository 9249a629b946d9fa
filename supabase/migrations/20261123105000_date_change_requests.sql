-- A guest asks for other nights; staff answer with move_stay. What the guest's own stay takes does not count against it.
drop function private.judge_stay(text, date, date, integer);

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

create function public.quote_move(reservation_id uuid, check_in date, check_out date) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  stay public.reservations;
  word text;
begin
  -- Row security applies: whoever may not read the stay is not told that it exists.
  select * into stay from public.reservations r where r.id = quote_move.reservation_id;
  if not found or stay.status = 'cancelled' then perform private.refuse('not_allowed'); end if;
  word := private.judge_stay(stay.property_id, check_in, check_out, stay.guests, stay.nights);
  if word is not null then perform private.refuse(word); end if;
  return private.price_stay(stay.property_id, check_in, check_out, stay.guests, private.house_today());
end;
$$;
comment on function public.quote_move is 'The quote of a stay at other nights, under the rules of a new stay.';

create function private.ask_move(
  stay_id uuid, arrive date, leave date, message text, quote_hash text, request_key uuid, expected_version integer
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  said constant text := nullif(btrim(message, E' \t\r\n'), '');
  stay public.reservations;
  request uuid;
  priced jsonb;
begin
  if request_key is null then perform private.refuse('bad_key'); end if;
  if char_length(said) > 1000 then perform private.refuse('bad_message'); end if;
  -- The lock makes two tabs, or two clicks, wait for each other.
  select * into stay from public.reservations r where r.id = stay_id and r.guest_id = me for update;
  if not found then perform private.refuse('not_allowed'); end if;
  if exists (select from public.request_events e where e.actor_id = me and e.request_key = ask_move.request_key) then
    return private.stay_shape(stay);
  end if;
  if stay.version is distinct from expected_version then
    perform private.refuse_change(stay_id, expected_version);
  end if;
  priced := public.quote_move(stay_id, arrive, leave);
  if priced ->> 'quote_hash' is distinct from quote_hash then
    perform private.refuse('price_changed', priced::text);
  end if;

  select q.id into request from public.requests q where q.reservation_id = stay_id;
  if (
    select count(*) from public.request_events e
    where e.request_id = request and e.actor_id = me and e.at > now() - interval '1 hour'
  ) >= 30 then
    perform private.refuse('too_many_messages');
  end if;
  insert into public.request_events (request_id, actor_id, actor, kind, body, data, request_key)
  values (request, me, 'guest', 'message_in', said, jsonb_build_object('move', jsonb_build_object(
    'check_in', arrive, 'check_out', leave, 'quote', priced)), request_key);
  update public.requests q set state = 'open', snoozed_until = null, unread = true where q.id = request;
  return private.stay_shape(stay);
end;
$$;
comment on function private.ask_move is 'Writes the wish into the stay''s request and opens it; see public.ask_move.';

create function public.ask_move(
  reservation_id uuid, check_in date, check_out date, message text, quote_hash text, request_key uuid,
  expected_version integer
) returns jsonb
language sql volatile set search_path = ''
as $$
  select private.ask_move(reservation_id, check_in, check_out, message, quote_hash, request_key, expected_version);
$$;
comment on function public.ask_move is
  'The guest asks for other nights at the price of quote_move. The stay itself changes only when staff move it; the same request_key is one wish.';

revoke all on function private.judge_stay, private.ask_move from public;
revoke all on function public.quote_move, public.ask_move from public, anon, authenticated, service_role;
grant execute on function private.judge_stay to anon, authenticated, service_role;
grant execute on function private.ask_move, public.quote_move, public.ask_move to authenticated;
