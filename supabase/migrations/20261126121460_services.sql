-- What becomes of a request for a service: staff offer a day and a price, the guest accepts, and it is arranged.
create type public.service_status as enum ('asked', 'offered', 'accepted', 'arranged', 'done', 'declined', 'called_off');

create table public.service_arrangements (
  request_id uuid primary key references public.requests (id) on delete cascade,
  reservation_id uuid references public.reservations (id) on delete set null,
  status public.service_status not null default 'asked',
  on_day date check (isfinite(on_day)),
  at_time text check (at_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  price_cents integer check (price_cents between 0 and 9999999),
  note text check (char_length(note) between 1 and 1000),
  reason text check (char_length(reason) between 1 and 1000),
  closed_by text check (closed_by in ('guest', 'house', 'clock')),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  constraint service_arrangements_offer_check check (
    status in ('asked', 'declined', 'called_off') or on_day is not null and price_cents is not null
  ),
  constraint service_arrangements_closing_check check ((status in ('declined', 'called_off')) = (closed_by is not null))
);
comment on table public.service_arrangements is 'How far a request for a service has come, and the stay to which it belongs.';
comment on column public.service_arrangements.reservation_id is 'The stay that pays it; none for a service that is paid by itself.';
comment on column public.service_arrangements.at_time is 'Time of day at the house, HH:MM.';
comment on column public.service_arrangements.price_cents is 'US cents, taxes included; 0 is on the house.';
comment on column public.service_arrangements.note is 'What the guest should know of the offer, or of what is arranged.';
comment on column public.service_arrangements.closed_by is 'Who declined or called it off; the clock with the stay.';
create index service_arrangements_reservation_id_idx on public.service_arrangements (reservation_id);
create index service_arrangements_on_day_idx on public.service_arrangements (on_day);

alter table public.payments
  add constraint payments_service_id_fkey foreign key (service_id)
  references public.service_arrangements (request_id) on delete set null;
create index payments_service_id_idx on public.payments (service_id) where service_id is not null;

alter table public.service_arrangements enable row level security;
grant select on public.service_arrangements to authenticated;
grant all on public.service_arrangements to service_role;

create policy "Staff read all arrangements, guests those of their requests" on public.service_arrangements
  for select to authenticated using ((select private.is_staff()) or exists (
    select from public.requests q where q.id = request_id and q.guest_id = (select auth.uid())
  ));

create function private.check_service_stay() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.reservations r
    where r.id = new.reservation_id and r.guest_id = auth.uid() and r.status = 'confirmed'
      and r.check_out >= private.house_today()
  ) then
    perform private.refuse('not_allowed');
  end if;
  return new;
end;
$$;
comment on function private.check_service_stay is 'A service is asked for a confirmed stay of one''s own.';

create trigger check_service_stay before insert on public.service_bookings
  for each row when (new.reservation_id is not null and current_user in ('anon', 'authenticated'))
  execute function private.check_service_stay();

create function private.open_arrangement() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.service_arrangements (request_id, reservation_id)
  select new.id, b.reservation_id from public.service_bookings b where b.id = new.service_booking_id;
  return null;
end;
$$;

create trigger open_arrangement after insert on public.requests
  for each row when (new.kind = 'service') execute function private.open_arrangement();

-- Who may take an arrangement from which status to which.
create table private.service_transitions (
  from_status public.service_status not null,
  to_status public.service_status not null,
  actor text not null check (actor in ('guest', 'house', 'clock')),
  of_day text check (of_day in ('before', 'from')),
  primary key (from_status, to_status, actor)
);
comment on table private.service_transitions is
  'The permitted changes of an arrangement; guard_service refuses all others. The clock acts when the stay is canceled.';
comment on column private.service_transitions.of_day is 'Whether the change is made only before the day of the service, or from it on.';

alter table private.service_transitions enable row level security;

insert into private.service_transitions (from_status, to_status, actor, of_day) values
  ('asked', 'offered', 'house', null),
  ('asked', 'declined', 'house', null),
  ('asked', 'called_off', 'guest', null),
  ('asked', 'called_off', 'clock', null),
  ('offered', 'offered', 'house', null),
  ('offered', 'accepted', 'guest', null),
  -- Staff note what a guest said on the phone.
  ('offered', 'accepted', 'house', null),
  ('offered', 'arranged', 'house', null),
  ('offered', 'declined', 'guest', null),
  ('offered', 'declined', 'house', null),
  ('offered', 'called_off', 'clock', null),
  ('accepted', 'offered', 'house', null),
  ('accepted', 'arranged', 'house', null),
  ('accepted', 'called_off', 'guest', 'before'),
  ('accepted', 'called_off', 'house', null),
  ('accepted', 'called_off', 'clock', null),
  ('arranged', 'offered', 'house', null),
  ('arranged', 'done', 'house', 'from'),
  ('arranged', 'called_off', 'guest', 'before'),
  ('arranged', 'called_off', 'house', null),
  ('arranged', 'called_off', 'clock', null),
  -- A guest thinks again.
  ('declined', 'offered', 'house', null),
  ('called_off', 'offered', 'house', null);

create function private.service_facts(service public.service_arrangements) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('status', service.status, 'on_day', service.on_day, 'at_time', service.at_time,
    'price_cents', service.price_cents, 'note', service.note);
$$;

create function private.guard_service() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  guest constant uuid := (select q.guest_id from public.requests q where q.id = old.request_id);
  by_guest constant boolean := coalesce(guest = auth.uid(), false);
  by_clock constant boolean := exists (
    select from public.reservations r where r.id = new.reservation_id and r.status = 'cancelled');
  today constant date := private.house_today();
begin
  if private.service_facts(new) is distinct from private.service_facts(old) and not exists (
    select from private.service_transitions t
    where t.from_status = old.status and t.to_status = new.status
      and case t.actor when 'house' then private.is_staff() when 'guest' then by_guest else by_clock end
      and case t.of_day when 'before' then today < old.on_day when 'from' then today >= old.on_day else true end
  ) then
    perform private.refuse('not_allowed');
  end if;
  if new.status = 'accepted' and new.on_day < today then perform private.refuse('not_allowed'); end if;
  new.closed_by := case when new.status in ('declined', 'called_off') then
    case when by_clock then 'clock' when by_guest or new.closed_by = 'guest' then 'guest' else 'house' end end;
  if new.closed_by is null then new.reason := null; end if;
  new.version := old.version + 1;
  new.changed_at := now();
  new.changed_by := auth.uid();
  return new;
end;
$$;
comment on function private.guard_service is 'Refuses what service_transitions does not list, whoever writes the row.';

create trigger guard_service before update on public.service_arrangements
  for each row execute function private.guard_service();

-- Everything that follows from a change: the bill of the stay, whose turn the request is, and its history.
create function private.apply_service() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  agreed constant public.service_status[] := '{accepted,arranged,done}';
  request public.requests;
  stay public.reservations;
  actor text;
begin
  select * into request from public.requests q where q.id = new.request_id;
  -- What a guest decided on the phone is noted by staff.
  actor := case when new.closed_by = 'clock' then 'clock' when auth.uid() = request.guest_id then 'guest' else 'house' end;
  if new.status = any (agreed) and old.status <> all (agreed) and new.reservation_id is not null and new.price_cents > 0 then
    update public.reservations r set changed_at = now()
      where r.id = new.reservation_id and r.status = 'confirmed' returning * into stay;
    if not found then perform private.refuse('not_allowed'); end if;
    perform private.add_to_bill(stay.id,
      (select left(b.service_title, 100) from public.service_bookings b where b.id = request.service_booking_id),
      new.price_cents, greatest(stay.check_in, private.house_today()), new.request_id);
  elsif new.status <> all (agreed) and old.status = any (agreed) then
    if actor <> 'clock' then
      update public.reservations r set changed_at = now() where r.id = old.reservation_id;
    end if;
    perform private.remove_from_bill(p, coalesce(new.reason, new.note)) from public.payments p
      where p.service_id = new.request_id and private.can_drop(p);
  end if;

  update public.requests q
    set state = next.state::public.request_state, turn_at = case when next.state = 'open' then q.turn_at end,
      snoozed_until = null, unread = next.state = 'open' and actor <> 'house'
    from (select case
      when new.status = 'offered' then 'waiting'
      when new.status = 'accepted' then 'open'
      -- Somebody has to tell who was to come.
      when new.status = 'called_off' and old.status = any (agreed) and actor <> 'house' then 'open'
      else 'closed' end as state) as next
    where q.id = new.request_id;

  insert into public.request_events (request_id, actor_id, actor, kind, body, data)
  values (new.request_id, case when actor <> 'clock' then auth.uid() end, actor, 'service',
    coalesce(new.reason, case when new.note is distinct from old.note or new.status = 'offered' then new.note end),
    jsonb_build_object('old', private.service_facts(old), 'new', private.service_facts(new), 'closed_by', new.closed_by));
  return null;
end;
$$;
comment on function private.apply_service is 'Keeps bill, request and history in step with an arrangement.';

create trigger apply_service after update on public.service_arrangements
  for each row when ((old.status, old.on_day, old.at_time, old.price_cents, old.note)
    is distinct from (new.status, new.on_day, new.at_time, new.price_cents, new.note)
    -- An offer that staff send again.
    or new.status = 'offered' and new.changed_by is not null)
  execute function private.apply_service();

-- With a stay go its services that are still to come; of one that is moved the house looks at those outside its nights.
create function private.follow_stay() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := private.house_today();
begin
  if new.status = 'cancelled' then
    update public.service_arrangements a set status = 'called_off'
      where a.reservation_id = new.id and a.status in ('asked', 'offered', 'accepted', 'arranged')
        and (new.check_in > today or a.on_day is null or a.on_day > today);
  else
    update public.requests q set state = 'open', snoozed_until = null, unread = true
      from public.service_arrangements a
      where a.request_id = q.id and a.reservation_id = new.id and a.status in ('offered', 'accepted', 'arranged')
        and a.on_day not between new.check_in and new.check_out;
  end if;
  return null;
end;
$$;
comment on function private.follow_stay is 'Calls off the services of a stay that is canceled, and shows the desk those that a move leaves outside it.';

-- After apply_stay, by the order of names, which takes what is not paid off the bill.
create trigger follow_stay after update on public.reservations
  for each row when (old.status = 'confirmed' and (old.status, old.check_in, old.check_out)
    is distinct from (new.status, new.check_in, new.check_out))
  execute function private.follow_stay();

create function private.lock_service(request uuid, expected_version integer) returns public.service_arrangements
language plpgsql security definer set search_path = ''
as $$
declare
  arrangement public.service_arrangements;
begin
  select a.* into arrangement from public.service_arrangements a join public.requests q on q.id = a.request_id
    where a.request_id = request and (private.is_staff() or q.guest_id = auth.uid());
  if not found then perform private.refuse('not_allowed'); end if;
  -- In the order of all who change payments: the stay first.
  perform from public.reservations r where r.id = arrangement.reservation_id for no key update;
  select * into arrangement from public.service_arrangements a where a.request_id = request for update;
  perform private.expect_version(arrangement.version, expected_version, arrangement.changed_by, arrangement.changed_at);
  return arrangement;
end;
$$;
comment on function private.lock_service is 'Locks an arrangement and its stay for its guest or staff, who have seen its latest version.';

create function public.offer_service(
  request_id uuid, on_day date, at_time text, price_cents integer, note text, reservation_id uuid, expected_version integer
) returns public.service_arrangements
language plpgsql security definer set search_path = ''
as $$
declare
  start_time constant text := nullif(btrim(offer_service.at_time), '');
  request public.requests;
  changed public.service_arrangements;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  perform private.lock_service(offer_service.request_id, expected_version);
  note := private.optional_text(note, 1000, 'bad_service');
  if coalesce(offer_service.on_day not between private.house_today() and private.house_today() + 1000
    or start_time !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' or offer_service.price_cents not between 0 and 9999999,
    offer_service.on_day is null or offer_service.price_cents is null) then
    perform private.refuse('bad_service');
  end if;
  select * into request from public.requests q where q.id = offer_service.request_id;
  -- One account or, without any, one address: as requests that are answered together.
  if offer_service.reservation_id is not null and not exists (
    select from public.reservations r
    left join public.reservation_contacts n on n.reservation_id = r.id
    where r.id = offer_service.reservation_id and r.status = 'confirmed' and r.guest_id is not distinct from request.guest_id
      and (r.guest_id is not null or lower(n.email) = (
        select lower(b.email) from public.service_bookings b where b.id = request.service_booking_id))
  ) then
    perform private.refuse('bad_service_stay');
  end if;
  update public.service_arrangements a
    set status = 'offered', on_day = offer_service.on_day, at_time = start_time, price_cents = offer_service.price_cents,
      note = offer_service.note, reservation_id = offer_service.reservation_id
    where a.request_id = offer_service.request_id returning * into changed;
  return changed;
end;
$$;
comment on function public.offer_service is
  'Staff offer a service: its day and hour at the house, its price, taxes included, and the stay that pays it. Offered anew, what was accepted is off the bill and must be accepted again.';

create function private.change_service(
  request uuid, expected_version integer, to_status public.service_status, explanation text default null,
  for_guest boolean default false
) returns public.service_arrangements
language plpgsql security definer set search_path = ''
as $$
declare
  closes constant boolean := to_status = 'declined';
  arrangement constant public.service_arrangements := private.lock_service(request, expected_version);
  changed public.service_arrangements;
begin
  if arrangement.status = to_status then perform private.refuse('not_allowed'); end if;
  explanation := private.optional_text(explanation, 1000, 'bad_message');
  -- Staff say why; a guest need not.
  if closes and explanation is null and private.is_staff() and not for_guest then perform private.refuse('bad_body'); end if;
  update public.service_arrangements a
    set status = case when closes and (arrangement.status in ('accepted', 'arranged')
          or arrangement.status = 'asked' and not private.is_staff()) then 'called_off' else to_status end,
      note = case when closes then a.note else coalesce(explanation, a.note) end,
      reason = case when closes then explanation end,
      closed_by = case when closes and for_guest and private.is_staff() then 'guest' end
    where a.request_id = request returning * into changed;
  return changed;
end;
$$;
comment on function private.change_service is
  'Changes a status under guard_service. What is declined once it was agreed, or by a guest before an offer, is called off.';

create function public.accept_service(request_id uuid, expected_version integer) returns public.service_arrangements
language sql volatile set search_path = ''
as $$ select private.change_service(request_id, expected_version, 'accepted'); $$;
comment on function public.accept_service is
  'The guest accepts an offer, or staff for a guest on the phone; the price is on the bill of the stay.';

create function public.decline_service(
  request_id uuid, reason text, expected_version integer, for_guest boolean default false
) returns public.service_arrangements
language sql volatile set search_path = ''
as $$ select private.change_service(request_id, expected_version, 'declined', reason, for_guest); $$;
comment on function public.decline_service is
  'The guest, staff for a guest on the phone (for_guest) or, with a reason, staff decline a service; one that was accepted is called off, and its price is off the bill.';

create function public.arrange_service(request_id uuid, note text, expected_version integer)
returns public.service_arrangements
language sql volatile set search_path = ''
as $$ select private.change_service(request_id, expected_version, 'arranged', note); $$;
comment on function public.arrange_service is
  'Staff say that everything is ready: after the guest accepted, or said yes on the phone. A note replaces that of the offer.';

create function public.finish_service(request_id uuid, expected_version integer) returns public.service_arrangements
language sql volatile set search_path = ''
as $$ select private.change_service(request_id, expected_version, 'done'); $$;
comment on function public.finish_service is 'Staff say that a service took place, from its day on.';

-- What a guest, and the desk, are told of a service. With a stay its services end in the stay's mail.
create function private.queue_service_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  status constant text := new.data -> 'new' ->> 'status';
  closer constant text := coalesce(new.data ->> 'closed_by', new.actor);
  to_guest constant text := case
    when new.actor = 'clock' then null
    when status in ('offered', 'arranged') then 'service_' || status
    when status = 'called_off' or status = 'declined' and closer = 'house' then 'service_closed' end;
  to_desk constant text := case when new.actor = 'guest' then 'service_' || status end;
  request public.requests;
  mail record;
begin
  if coalesce(to_guest, to_desk) is null then return null; end if;
  select * into request from public.requests q where q.id = new.request_id;
  if not found then return null; end if;
  select * into mail from private.mail_facts(request);
  mail.facts := mail.facts || (
    select jsonb_strip_nulls(new.data -> 'new' || jsonb_build_object('body', new.body, 'by', closer, 'code', r.code,
      'property', p.name, 'property_id', p.id))
    from (select new.request_id) one
    left join public.service_arrangements a on a.request_id = one.request_id
    left join public.reservations r on r.id = a.reservation_id
    left join public.properties p on p.id = r.property_id);
  insert into private.mail_outbox (template, locale, address, data, request_id)
  select to_guest, request.locale, mail.address, mail.facts, request.id
  where to_guest is not null and mail.address is not null
  union all
  select 'new_request', 'en', null, mail.facts || jsonb_build_object('news', to_desk), request.id
  where to_desk is not null;
  return null;
end;
$$;
comment on function private.queue_service_mails is 'Queues what a change of a service is to be told to the guest and the desk.';

create constraint trigger queue_service_mails after insert on public.request_events
  deferrable initially deferred for each row when (new.kind = 'service')
  execute function private.queue_service_mails();

grant execute on function
  private.change_service, public.offer_service, public.accept_service, public.decline_service, public.arrange_service,
  public.finish_service
  to authenticated;
