-- What one account may ask for: at once, and in an hour.
create or replace function private.take_stay(
  property_id text, check_in date, check_out date, guests integer, message text, quote_hash text, request_key uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  most_holds constant integer := 5;
  most_nights constant integer := 90;
  most_an_hour constant integer := 10;
  me constant uuid := auth.uid();
  said constant text := nullif(btrim(message, E' \t\r\n'), '');
  house public.properties;
  stay public.reservations;
  held record;
  word text;
  quote jsonb;
begin
  if me is null then perform private.refuse('not_allowed'); end if;
  if request_key is null then perform private.refuse('bad_key'); end if;
  if char_length(said) > 1000 then perform private.refuse('bad_message'); end if;

  perform private.lock_account();
  -- Requests for one house wait for each other, so that none sees nights that another is about to take.
  select * into house from public.properties p where p.id = take_stay.property_id for no key update;
  select * into stay from public.reservations r where r.guest_id = me and r.request_key = take_stay.request_key;
  if found then return private.stay_shape(stay); end if;

  perform private.release_expired(now(), house.id);
  word := private.judge_stay(property_id, check_in, check_out, guests);
  if word is not null then perform private.refuse(word); end if;
  quote := private.price_stay(property_id, check_in, check_out, guests, private.house_today());
  if quote ->> 'quote_hash' is distinct from quote_hash then
    perform private.refuse('price_changed', quote::text);
  end if;
  select count(*) filter (where waits) as holds,
    coalesce(sum(r.check_out - r.check_in) filter (where waits), 0) as nights,
    count(*) filter (where r.created_at > now() - interval '1 hour') as asked
  into held
  from (
    select *, s.status = 'pending' and s.hold_until > now() as waits from public.reservations s where s.guest_id = me
  ) r;
  if held.holds >= most_holds then perform private.refuse('too_many_holds'); end if;
  if held.nights + (check_out - check_in) > most_nights then perform private.refuse('too_many_held_nights'); end if;
  if held.asked >= most_an_hour then perform private.refuse('too_many_requests'); end if;

  insert into public.reservations
    (property_id, guest_id, check_in, check_out, guests, quote, total_cents, hold_until, request_key, changed_by)
  values (property_id, me, check_in, check_out, guests, quote, (quote ->> 'total_cents')::integer,
    now() + make_interval(hours => house.hold_hours), request_key, me)
  returning * into stay;
  insert into public.reservation_contacts (reservation_id, name, email, phone)
  select stay.id, coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email, '-'), p.email, p.phone
  from public.profiles p where p.user_id = me;
  if said is not null then
    insert into public.request_events (request_id, actor_id, actor, kind, body)
    select q.id, me, 'guest', 'message_in', said from public.requests q where q.reservation_id = stay.id;
  end if;
  return private.stay_shape(stay);
end;
$$;
comment on function private.take_stay is 'Takes the nights for the signed-in guest; see public.request_stay.';
