-- How nights are taken and kept for a stay that is asked for.
create function private.release_expired(moment timestamptz, of_property text default null) returns integer
language plpgsql set search_path = ''
as $$
declare
  released integer;
begin
  -- A hold that somebody is deciding on at this moment is left to them.
  with expired as (
    select r.id from public.reservations r
    where r.status = 'pending' and r.hold_until <= moment and r.property_id = coalesce(of_property, r.property_id)
    order by r.id for update skip locked
  )
  update public.reservations r set status = 'cancelled', closed_as = 'expired' from expired where r.id = expired.id;
  get diagnostics released = row_count;
  return released;
end;
$$;
comment on function private.release_expired is 'Cancels the pending reservations whose hold is over.';

create function public.request_stay(
  property_id text, check_in date, check_out date, guests integer, message text, quote_hash text, request_key uuid,
  pets integer default 0, agreed_version integer default null
) returns public.reservations
language plpgsql security definer set search_path = ''
as $$
declare
  -- What one account may ask for: at once, and in an hour. How many stays at once is a rule of booking.
  most_nights constant integer := 90;
  most_an_hour constant integer := 10;
  me constant uuid := auth.uid();
  house public.properties;
  stay public.reservations;
  usage record;
  code text;
  quote jsonb;
begin
  if me is null then perform private.refuse('not_allowed'); end if;
  if request_key is null then perform private.refuse('bad_key'); end if;
  message := private.optional_text(message, 1000, 'bad_message');

  perform private.lock_account();
  -- Requests for one house wait for each other, so that none sees nights that another is about to take.
  select * into house from public.properties p where p.id = request_stay.property_id for no key update;
  select * into stay from public.reservations r where r.guest_id = me and r.request_key = request_stay.request_key;
  if found then return stay; end if;

  perform private.release_expired(now(), house.id);
  code := private.judge_stay(property_id, check_in, check_out, guests, pets => pets);
  if code is not null then perform private.refuse_stay(code, property_id, check_in); end if;
  quote := private.price_stay(property_id, check_in, check_out, guests, private.house_today(), pets);
  perform private.expect_price(quote, quote_hash);
  perform private.expect_terms(agreed_version);
  select count(*) filter (where waits) as holds,
    coalesce(sum(r.check_out - r.check_in) filter (where waits), 0) as nights,
    count(*) filter (where r.created_at > now() - interval '1 hour') as recent
  into usage
  from (
    select *, s.status = 'pending' and s.hold_until > now() as waits from public.reservations s where s.guest_id = me
  ) r;
  if usage.holds >= (private.booking_rules()).most_holds then perform private.refuse('too_many_holds'); end if;
  if usage.nights + (check_out - check_in) > most_nights then perform private.refuse('too_many_held_nights'); end if;
  if usage.recent >= most_an_hour then perform private.refuse('too_many_requests'); end if;

  insert into public.reservations
    (property_id, guest_id, check_in, check_out, guests, pets, quote, total_cents, hold_until, request_key, changed_by)
  values (property_id, me, check_in, check_out, guests, pets, quote, (quote ->> 'total_cents')::integer,
    now() + make_interval(hours => house.hold_hours), request_key, me)
  returning * into stay;
  insert into public.reservation_contacts (reservation_id, name, email, phone)
  select stay.id, coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email, '-'), p.email, p.phone
  from public.profiles p where p.user_id = me;
  perform private.keep_agreement(stay.id, agreed_version);
  if message is not null then
    insert into public.request_events (request_id, actor_id, actor, kind, body)
    select q.id, me, 'guest', 'message_in', message from public.requests q where q.reservation_id = stay.id;
  end if;
  return stay;
end;
$$;
comment on function public.request_stay is
  'Asks for a stay: takes its nights until hold_until. The same request_key gives the same reservation; a price that changed is refused with the new quote as hint, and terms that are not those in force.';

create function public.extend_hold(reservation_id uuid, hours integer, expected_version integer) returns public.reservations
language plpgsql volatile set search_path = ''
as $$
declare
  changed public.reservations;
begin
  update public.reservations r set hold_until = now() + make_interval(hours => hours)
    where r.id = reservation_id and r.version = expected_version
    returning r.* into changed;
  if not found then perform private.refuse_change(reservation_id, expected_version); end if;
  return changed;
end;
$$;
comment on function public.extend_hold is 'Staff keep the nights of a pending stay for so many hours from now.';

grant execute on function public.request_stay, public.extend_hold to authenticated;
