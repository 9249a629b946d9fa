-- An offer is a pending stay that the house proposes: its nights are kept as those of a request are, and the yes of
-- whoever holds its link agrees it. Until when it stands is the stay's hold_until, what became of it the stay's status.
create table public.offers (
  reservation_id uuid primary key references public.reservations (id) on delete cascade,
  request_id uuid references public.requests (id) on delete set null,
  message text check (char_length(message) between 1 and 1000),
  made_at timestamptz not null default now(),
  made_by uuid,
  opened_at timestamptz,
  accepted_at timestamptz,
  accept_key uuid,
  declined_at timestamptz,
  constraint offers_answer_check check (num_nonnulls(accepted_at, declined_at) <= 1),
  constraint offers_accepted_check check ((accepted_at is null) = (accept_key is null))
);
comment on table public.offers is 'Stays that staff have offered, and when the guest opened and answered the offer by its link.';
comment on column public.offers.request_id is 'The request that it answers; none for an offer made on the phone.';
comment on column public.offers.accept_key is 'The key of the yes: the same yes sent twice is one.';
create index offers_request_id_idx on public.offers (request_id);

create table private.offer_secrets (
  token_hash bytea primary key,
  reservation_id uuid not null references public.offers (reservation_id) on delete cascade
);
comment on table private.offer_secrets is
  'SHA-256 of the tokens in the links of each offer; a token itself stands only in a mail that is still to be sent.';
create index offer_secrets_reservation_id_idx on private.offer_secrets (reservation_id);

alter table public.offers enable row level security;
alter table private.offer_secrets enable row level security;
grant select on public.offers to authenticated;
grant all on public.offers, private.offer_secrets to service_role;

create policy "Staff read all offers" on public.offers
  for select to authenticated using ((select private.is_staff()));

create function private.offer_state(stay public.reservations) returns text
language sql stable set search_path = ''
as $$
  select case
    when stay.status = 'pending' then case when stay.hold_until > now() then 'open' else 'expired' end
    when stay.status = 'confirmed' then 'accepted'
    when stay.closed_as = 'expired' then 'expired'
    when stay.closed_as = 'withdrawn' then 'declined'
    when stay.closed_as = 'declined' then 'taken_back'
    else 'cancelled' end;
$$;
comment on function private.offer_state is 'What became of the offer of a stay.';

create function private.expect_open(state text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if state <> 'open' then
    perform private.refuse(case when state in ('expired', 'taken_back') then 'offer_' || state else 'offer_answered' end);
  end if;
end;
$$;
comment on function private.expect_open is 'Refuses an answer to an offer that no longer stands.';

create function private.answers_offer(stay uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.offers o where o.reservation_id = stay and now() in (o.accepted_at, o.declined_at)
  );
$$;
comment on function private.answers_offer is 'Whether this transaction is the answer of whoever holds the link of an offer.';

create function private.offer_token(stay uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- 244 random bits.
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into private.offer_secrets (token_hash, reservation_id) values (sha256(token::bytea), stay);
  return token;
end;
$$;
comment on function private.offer_token is 'A further token that opens an offer; links that were sent before go on opening it.';

-- The histories of the offered stay and of the request that the offer answers both tell of it.
create function private.log_offer(offer public.offers, step text, actor text, only_asked boolean default false) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.request_events (request_id, actor_id, actor, kind, data)
  select q.id, case when actor <> 'clock' then auth.uid() end, actor, 'reservation', jsonb_strip_nulls(jsonb_build_object(
    'offer', step, 'code', r.code, 'total_cents', r.total_cents, 'request_id', nullif(stay_request.id, q.id)))
  from public.reservations r
  join public.requests stay_request on stay_request.reservation_id = r.id
  join public.requests q on q.id = offer.request_id or q.id = stay_request.id and not only_asked
  where r.id = offer.reservation_id;
$$;
comment on function private.log_offer is
  'Writes a step of an offer into the histories; only_asked leaves out that of the stay, which tells of it by itself.';

create function public.make_offer(
  property_id text, check_in date, check_out date, guests integer, pets integer, name text, email text, phone text,
  locale text, discount_cents integer, message text, hours integer, quote_hash text, request_key uuid,
  request_id uuid default null
) returns public.reservations
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  request public.requests;
  stay public.reservations;
  offer public.offers;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  message := private.optional_text(message, 1000, 'bad_message');
  if coalesce(hours not between 1 and 168, true) then perform private.refuse('bad_hold'); end if;
  -- In the order of create_stay, or the two could wait for each other.
  perform from public.properties p where p.id = property_id for no key update;
  select r.* into stay from public.reservations r join public.offers o on o.reservation_id = r.id
    where r.request_key = make_offer.request_key and o.made_by = auth.uid();
  if found then return stay; end if;
  if request_id is not null then
    select * into request from public.requests q where q.id = request_id and q.kind <> 'stay' for update;
    if not found then perform private.refuse('not_allowed'); end if;
  end if;

  stay := private.create_stay(property_id, check_in, check_out, guests, name, email, phone, false, locale, quote_hash,
    request_key, pets, discount_cents, hours);
  insert into public.offers (reservation_id, request_id, message, made_by)
    values (stay.id, request.id, message, auth.uid()) returning * into offer;
  perform private.log_offer(offer, 'sent', 'house');
  -- It is the guest's turn, in the request that was asked too.
  update public.requests q set state = 'waiting', turn_at = null, snoozed_until = null, unread = false
    where q.reservation_id = stay.id or q.id = request.id;
  return stay;
end;
$$;
comment on function public.make_offer is
  'Staff offer a stay at the price of staff_quote, in answer to a request or on the phone, and keep its nights for so many hours, seven days at most; the guest gets a link by mail. The same request_key is one offer.';

create function public.offer_link(reservation_id uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if not exists (select from public.offers o where o.reservation_id = offer_link.reservation_id) then
    perform private.refuse('unknown_offer');
  end if;
  return private.offer_token(offer_link.reservation_id);
end;
$$;
comment on function public.offer_link is
  'Staff get the token of a further link to an offer, for a guest whom no mail reaches; answered this once.';

create function private.offer_of_token(token text) returns public.offers
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stay uuid;
  offer public.offers;
begin
  select s.reservation_id into stay from private.offer_secrets s where s.token_hash = sha256(convert_to(token, 'UTF8'));
  if not found then perform private.refuse('unknown_offer'); end if;
  -- The lock makes two answers wait for each other; the stay comes first, as in all changes of stays.
  perform from public.reservations r where r.id = stay for update;
  select * into offer from public.offers o where o.reservation_id = stay;
  return offer;
end;
$$;
comment on function private.offer_of_token is 'The offer that a token opens, its stay locked.';

create function public.read_offer(token text)
returns table (
  state text, code text, property_id text, property text, check_in date, check_out date, guests integer, pets integer,
  message text, expires_at timestamptz, nights integer, lines jsonb, total_cents bigint, deposit_cents bigint,
  balance_cents bigint, balance_due_on date, cancellation jsonb, quote_hash text
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  offer constant public.offers := private.offer_of_token(read_offer.token);
begin
  if offer.opened_at is null and not private.is_staff() then
    update public.offers o set opened_at = now() where o.reservation_id = offer.reservation_id;
    perform private.log_offer(offer, 'opened', 'guest');
  end if;
  return query
  select private.offer_state(r), r.code, p.id, p.name, r.check_in, r.check_out, r.guests, r.pets, offer.message,
    r.hold_until, q.nights, q.lines, q.total_cents, q.deposit_cents, q.balance_cents, q.balance_due_on, q.cancellation,
    q.quote_hash
  from public.reservations r
  join public.properties p on p.id = r.property_id
  cross join lateral jsonb_populate_record(null::private.quote, r.quote) q
  where r.id = offer.reservation_id;
end;
$$;
comment on function public.read_offer is
  'The offer that a link''s token opens, without name and contact of its guest, whatever has become of it; expires_at while it is open.';

create function public.accept_offer(token text, request_key uuid, agreed_version integer, quote_hash text)
returns table (code text, email text, account boolean)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  offer constant public.offers := private.offer_of_token(accept_offer.token);
  stay public.reservations;
  contact public.reservation_contacts;
  guest_account uuid;
begin
  if accept_offer.request_key is null then perform private.refuse('bad_key'); end if;
  select * into stay from public.reservations r where r.id = offer.reservation_id;
  select * into contact from public.reservation_contacts c where c.reservation_id = stay.id;
  if offer.accept_key is distinct from accept_offer.request_key then
    perform private.expect_open(private.offer_state(stay));
    perform private.expect_price(stay.quote, accept_offer.quote_hash);
    perform private.expect_terms(accept_offer.agreed_version);
    -- As with what was sent signed out, a confirmed address says whose it is.
    select a.user_id into guest_account from private.confirmed_addresses a where a.email = lower(contact.email);
    update public.offers o set accepted_at = now(), accept_key = accept_offer.request_key
      where o.reservation_id = stay.id;
    update public.reservations r set status = 'confirmed', guest_id = coalesce(r.guest_id, guest_account)
      where r.id = stay.id returning r.* into stay;
    perform private.keep_agreement(stay.id, accept_offer.agreed_version);
    update public.requests q set guest_id = stay.guest_id where q.reservation_id = stay.id and stay.guest_id is not null;
  end if;
  return query select stay.code, contact.email, stay.guest_id is not null;
end;
$$;
comment on function public.accept_offer is
  'Whoever holds the link of an open offer accepts it as read_offer has shown it, which confirms the stay, and the terms in force; answers to which address the guest''s account goes and whether there is one. The same request_key is one yes.';

create function public.decline_offer(token text, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  offer constant public.offers := private.offer_of_token(decline_offer.token);
  state constant text := (
    select private.offer_state(r) from public.reservations r where r.id = offer.reservation_id
  );
begin
  reason := private.optional_text(reason, 1000, 'bad_message');
  -- A no sent twice is one.
  if state = 'declined' then return; end if;
  perform private.expect_open(state);
  update public.offers o set declined_at = now() where o.reservation_id = offer.reservation_id;
  -- apply_stay writes it into the history.
  perform set_config('marisma.reason', coalesce(reason, ''), true);
  update public.reservations r set status = 'cancelled', closed_as = 'withdrawn' where r.id = offer.reservation_id;
end;
$$;
comment on function public.decline_offer is 'Whoever holds the link of an open offer refuses it; its nights are free again.';

create function private.follow_offer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  offer public.offers;
  outcome constant text := private.offer_state(new);
  actor constant text := case when outcome = 'expired' then 'clock' when private.answers_offer(new.id) then 'guest'
    else 'house' end;
begin
  select * into offer from public.offers o where o.reservation_id = new.id;
  if offer.request_id is null then return null; end if;
  perform private.log_offer(offer, outcome, actor, only_asked => true);
  -- What was not accepted is the house's turn again; what the house took back it has dealt with.
  update public.requests q
    set state = case when outcome = 'accepted' then 'closed' else 'open' end::public.request_state,
      unread = actor = 'guest' and outcome <> 'accepted'
    where q.id = offer.request_id and outcome <> 'taken_back' and q.merged_into is null;
  return null;
end;
$$;
comment on function private.follow_offer is 'Tells the request that an offer answers what became of it.';

-- After apply_stay, by the order of names.
create trigger follow_offer after update of status on public.reservations
  for each row when (old.status = 'pending' and new.status <> 'pending')
  execute function private.follow_offer();

grant execute on function private.offer_state to authenticated, service_role;
grant execute on function public.make_offer, public.offer_link to authenticated;
grant execute on function public.read_offer, public.accept_offer, public.decline_offer to anon, authenticated;
