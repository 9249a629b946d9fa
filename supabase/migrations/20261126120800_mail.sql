create table private.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  template text not null check (template in ('request_received', 'reply', 'confirmed', 'declined', 'expired',
    'cancelled', 'offer', 'payment_due', 'payment_received', 'payment_reversed', 'refund_due', 'refund_sent', 'damage_settled',
    'unpaid', 'kept_unpaid', 'lapsed', 'new_request', 'statement_ready', 'service_offered', 'service_arranged',
    'service_closed', 'withdrawn', 'move_asked', 'before_arrival', 'after_stay', 'attachments_refused', 'owner_booked',
    'owner_cancelled', 'approval_wanted', 'account_approved', 'account_refused', 'cost_wanted',
    'feed_failing')),
  locale text not null check (locale in ('en', 'es')),
  address text check (private.is_email(address)),
  data jsonb not null,
  request_id uuid references public.requests (id) on delete cascade,
  payment_id uuid references public.payments (id) on delete cascade,
  step integer,
  attempts integer not null default 0,
  next_try timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text check (char_length(last_error) <= 500),
  queued_at timestamptz not null default now(),
  unasked boolean not null default false,
  constraint mail_outbox_step_key unique (payment_id, step),
  constraint mail_outbox_step_check check ((payment_id is null) = (step is null))
);
comment on table private.mail_outbox is 'Mails that the worker sends, and those that it sent or gave up.';
comment on column private.mail_outbox.address is 'None for mails to the desk, whose address the worker knows.';
comment on column private.mail_outbox.unasked is
  'Whether its reader has not confirmed the address and no member of staff had it sent.';
comment on column private.mail_outbox.payment_id is 'The payment that a reminder asks for.';
comment on column private.mail_outbox.step is 'How many days before its payment is due a reminder is for.';
create index mail_outbox_next_try_idx on private.mail_outbox (next_try) where sent_at is null and given_up_at is null;
create index mail_outbox_given_up_idx on private.mail_outbox (given_up_at) where given_up_at is not null;
create index mail_outbox_request_id_idx on private.mail_outbox (request_id);

alter table private.mail_outbox enable row level security;
grant all on private.mail_outbox to service_role;

-- Mails also say what a stay costs, what is due and how to pay it, what goes back, until when nights are kept and where
-- the guest can look.
create function private.mail_facts(request public.requests, out address text, out facts jsonb)
language sql stable security definer set search_path = ''
as $$
  select coalesce(n.email, c.email, b.email), jsonb_strip_nulls(jsonb_build_object(
    'request_id', request.id, 'kind', request.kind, 'name', coalesce(n.name, c.name, b.name),
    'account', request.guest_id is not null,
    'owner', nullif(c.inquiry_type = 'owner' and exists (
      select from public.user_roles u where u.user_id = request.guest_id and u.role = 'owner'), false),
    'service', b.service_title, 'date', b.preferred_date, 'code', r.code,
    'property', p.name, 'property_id', p.id, 'check_in', coalesce(r.check_in, c.check_in),
    'check_out', coalesce(r.check_out, c.check_out), 'check_in_time', p.check_in_time, 'check_out_time', p.check_out_time,
    'guests', coalesce(r.guests, c.guests),
    'total_cents', r.total_cents, 'due_at', public.answer_due(request.turn_at),
    'hold_until', case r.status when 'pending' then r.hold_until end,
    'cancellation', case r.status when 'confirmed' then r.quote -> 'cancellation' end,
    'lines', r.quote -> 'lines', 'at_once', nullif(r.quote ->> 'balance_due_on' is null and r.id is not null, false),
    'due', money.due, 'paid_cents', money.paid, 'lapses_on', private.lapses_on(r),
    'ways', case when money.asks then (select to_jsonb(w) from public.payment_ways() w) end))
  from (select request.id) target
  left join public.contact_submissions c on c.id = request.contact_submission_id
  left join public.service_bookings b on b.id = request.service_booking_id
  left join public.reservations r on r.id = request.reservation_id
  left join public.reservation_contacts n on n.reservation_id = r.id
  left join public.properties p on p.id = coalesce(r.property_id, c.property_id)
  cross join lateral (
    select
      sum(private.signed_cents(m)) filter (where m.received_at is not null and private.in_price(m)) as paid,
      jsonb_agg(jsonb_build_object('kind', m.kind, 'amount_cents', m.amount_cents, 'due_on', m.due_on, 'what', m.what)
        order by m.due_on, m.kind) filter (where private.is_open(m)) as due,
      bool_or(m.kind <> 'refund') filter (where private.is_open(m)) as asks
    from public.payments m where m.reservation_id = r.id
  ) money;
$$;
comment on function private.mail_facts is 'Whom mails about a request go to, and what they can say.';

-- An answer says who wrote it and to what, a message by mail from whom and what was left out, a wish which nights.
create function private.message_facts(event public.request_events) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object('body', event.body)
    || case event.kind when 'message_out' then jsonb_build_object(
      'author', (select nullif(btrim(p.first_name), '') from public.profiles p where p.user_id = event.actor_id),
      'question', (
        select e.body from public.request_events e
        where e.request_id = event.request_id and e.kind = 'message_in' and e.id < event.id and e.body is not null
          and not e.data ? 'sender'
        order by e.id desc limit 1))
    when 'message_in' then jsonb_build_object('sender', event.data -> 'sender',
      'attachments', event.data -> 'attachments', 'wish', (event.data -> 'move') - 'quote'
        || jsonb_build_object('total_cents', event.data #> '{move,quote,total_cents}'))
    else '{}' end);
$$;
comment on function private.message_facts is 'What mails say of a message, besides what all mails about its request say.';

-- What a guest, and the desk, are told of an event about money, and the facts that it lacks.
create function private.money_news(event public.request_events, out to_guest text, out to_desk text, out facts jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  event_data constant jsonb := event.data;
  paid public.payments;
  -- What it reverses, and what it returns.
  mistake public.payments;
  returned public.payments;
begin
  select * into paid from public.payments p where p.id = (event_data ->> 'payment_id')::uuid;
  select * into mistake from public.payments p where p.id = paid.reverses;
  select * into returned from public.payments p where p.id = paid.refund_of;
  if event_data ? 'unpaid' then
    to_guest := 'unpaid'; to_desk := 'unpaid';
  elsif event_data ? 'keep_until' then
    to_guest := 'kept_unpaid';
  elsif event_data ? 'relet_cents' then
    to_guest := 'refund_due';
  elsif event_data ? 'dispute' then
    to_desk := 'dispute_' || (event_data ->> 'dispute');
  elsif event_data ->> 'refund' in ('failed', 'unsure', 'twice') then
    to_desk := 'refund_' || (event_data ->> 'refund');
  elsif event_data ? 'reversed' then
    to_guest := 'payment_reversed';
    -- A bank gave it back.
    if paid.kind = 'refund' and event.actor = 'clock' then to_desk := 'refund_failed'; end if;
  elsif event_data ? 'released_cents' then
    to_guest := 'damage_settled';
  elsif event_data ? 'dropped' then
    if paid.received_at is not null then to_guest := 'refund_due'; end if;
  elsif event_data ? 'added' then
    to_guest := 'payment_due';
  elsif paid.received_at is not null and not event_data ? 'refund' then
    to_guest := case paid.kind when 'refund' then 'refund_sent' when 'unexpected' then 'refund_due' else 'payment_received' end;
    to_desk := case when paid.kind = 'unexpected' then 'unexpected' end;
  end if;
  facts := event_data - '{old,new,payment_id}'::text[] || jsonb_strip_nulls(jsonb_build_object(
    'amount_cents', abs((event_data ->> 'amount_cents')::integer), 'what', coalesce(paid.what, returned.what),
    'due_on', paid.due_on, 'receipt_no', coalesce(mistake.receipt_no, paid.receipt_no), 'returns', returned.kind));
end;
$$;
comment on function private.money_news is 'Which mails an event about money is told by, and what they say of it.';

create function private.queue_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request public.requests;
  before constant jsonb := new.data -> 'old';
  after constant jsonb := new.data -> 'new';
  closed_as constant text := after ->> 'closed_as';
  moved constant boolean := coalesce(before ->> 'status' = after ->> 'status'
    and (before ->> 'check_in', before ->> 'check_out') <> (after ->> 'check_in', after ->> 'check_out'), false);
  to_guest text;
  to_desk text;
  repriced constant boolean := not moved and coalesce(before ->> 'status' = after ->> 'status'
    and before ->> 'total_cents' <> after ->> 'total_cents', false);
  money record;
  mail record;
  offer public.offers;
begin
  select * into request from public.requests q where q.id = new.request_id;
  if not found then return null; end if;
  if new.kind = 'message_out' then
    to_guest := 'reply';
  elsif new.kind = 'message_in' and new.data ? 'move' then
    to_guest := 'move_asked'; to_desk := 'move';
  elsif new.kind = 'message_in' and new.at = request.opened_at then
    -- The message of a stay comes with the reservation, which has its own event.
    if request.kind <> 'stay' then to_guest := 'request_received'; to_desk := 'new'; end if;
  elsif new.kind = 'message_in' then
    to_desk := 'message';
  elsif new.kind = 'reservation' and before is null and after ->> 'status' = 'pending' then
    to_guest := 'request_received'; to_desk := 'new';
  elsif new.kind = 'reservation' and after is null then
    select * into money from private.money_news(new);
    to_guest := money.to_guest; to_desk := money.to_desk;
  elsif new.kind = 'reservation' and (moved or repriced) then
    to_guest := case after ->> 'status' when 'pending' then 'request_received' when 'confirmed' then 'confirmed' end;
  elsif new.kind = 'reservation' and after ->> 'status' <> before ->> 'status' then
    to_guest := case when after ->> 'status' = 'confirmed' then 'confirmed'
      when closed_as in ('declined', 'withdrawn', 'expired') then closed_as
      when closed_as = 'unpaid' then 'lapsed'
      when closed_as like 'cancelled%' then 'cancelled' end;
    to_desk := case when closed_as = 'cancelled_by_guest' then 'cancelled'
      when closed_as = 'withdrawn' and new.actor = 'guest' then 'withdrawn' end;
  end if;
  select * into offer from public.offers o where o.reservation_id = request.reservation_id;
  if offer.reservation_id is not null then
    if to_guest = 'request_received' then
      -- The desk has made it.
      to_guest := 'offer'; to_desk := null;
    elsif new.actor = 'guest' and before ->> 'status' = 'pending' then
      to_desk := case when closed_as is null then 'offer_accepted' else 'offer_declined' end;
    end if;
  end if;
  if coalesce(to_guest, to_desk) is null then return null; end if;

  select * into mail from private.mail_facts(request);
  mail.facts := mail.facts || private.message_facts(new) || jsonb_strip_nulls(jsonb_build_object('closed_as', closed_as,
    'moved', nullif(moved, false), 'repriced', nullif(repriced, false)));
  if after is null and new.kind = 'reservation' then mail.facts := mail.facts || money.facts; end if;
  if offer.reservation_id is not null then mail.facts := mail.facts || '{"offer": true}'; end if;
  if to_guest in ('cancelled', 'lapsed') then
    -- Those that this transaction called off with the stay.
    mail.facts := mail.facts || jsonb_strip_nulls(jsonb_build_object('services', (
      select jsonb_agg(b.service_title order by a.on_day, b.service_title)
      from public.service_arrangements a
      join public.requests q on q.id = a.request_id
      join public.service_bookings b on b.id = q.service_booking_id
      where a.reservation_id = request.reservation_id and a.closed_by = 'clock' and a.changed_at = now())));
  end if;
  if to_guest = 'offer' and mail.address is not null then
    mail.facts := mail.facts - 'body' || jsonb_strip_nulls(jsonb_build_object(
      'body', offer.message, 'token', private.offer_token(offer.reservation_id)));
  end if;
  insert into private.mail_outbox (template, locale, address, data, request_id)
  select to_guest, request.locale, mail.address, mail.facts, request.id
  where to_guest is not null and mail.address is not null
  union all
  select 'new_request', 'en', null, mail.facts || jsonb_build_object('news', to_desk), request.id
  where to_desk is not null;
  return null;
end;
$$;
comment on function private.queue_mails is 'Queues what an event of a request is to be told to the guest and the desk.';

-- At the end of the transaction, when the contact of a new stay is there too.
create constraint trigger queue_mails after insert on public.request_events
  deferrable initially deferred for each row
  when (new.kind in ('message_in', 'message_out', 'reservation'))
  execute function private.queue_mails();

create function public.claim_mail(most integer default 10)
returns table (
  id uuid, template text, locale text, address text, data jsonb, attempts integer, earlier uuid[], answers text
)
language sql volatile set search_path = ''
as $$
  with due as (
    select m.id from private.mail_outbox m
    where m.sent_at is null and m.given_up_at is null and m.next_try <= now()
    order by m.next_try limit least(most, 100) for update skip locked
  )
  update private.mail_outbox m set next_try = now() + interval '5 minutes' from due where m.id = due.id
  returning m.id, m.template, m.locale, m.address, m.data, m.attempts,
    array(
      select last.id from (
        select e.id, e.sent_at from private.mail_outbox e
        where e.request_id = m.request_id and e.address is not distinct from m.address and e.sent_at is not null
        order by e.sent_at desc, e.id limit 10
      ) as last order by last.sent_at, last.id),
    case when m.address is not null then (
      select e.data ->> 'message_id' from public.request_events e
      where e.request_id = m.request_id and e.data ? 'message_id' and not e.data ? 'sender'
      order by e.id desc limit 1) end;
$$;
comment on function public.claim_mail is
  'Mails that are due, for the worker''s secret key; what is not settled within five minutes is due again. earlier: mails of the same request that their reader has got, oldest first; answers: the Message-ID of the guest''s own last mail.';

create function public.settle_mail(id uuid, error text default null, refused_as text default null) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  tries constant integer := 8;
  mail private.mail_outbox;
begin
  -- 1, 2, 4 … 64 minutes.
  update private.mail_outbox m set
    attempts = m.attempts + 1,
    -- The link to an offer is its reader's alone.
    data = case when error is null then m.data - 'token' else m.data end,
    sent_at = case when error is null then now() end,
    given_up_at = case when error is not null and (refused_as is not null or m.attempts + 1 >= tries) then now() end,
    next_try = now() + make_interval(mins => (2 ^ m.attempts)::integer),
    last_error = left(error, 500)
  where m.id = settle_mail.id and m.sent_at is null and m.given_up_at is null
  returning * into mail;
  if mail.request_id is not null and coalesce(mail.sent_at, mail.given_up_at) is not null then
    insert into public.request_events (request_id, actor, kind, data)
    values (mail.request_id, 'clock', 'mail', jsonb_strip_nulls(jsonb_build_object('mail_id', mail.id,
      'template', mail.template, 'to', case when mail.address is null then 'house' else 'guest' end,
      'outcome', case when mail.sent_at is null then 'given_up' else 'sent' end,
      'refused_as', case when mail.sent_at is null then left(refused_as, 20) end)));
  end if;
  return mail.id is not null;
end;
$$;
comment on function public.settle_mail is
  'Says that a claimed mail was sent, or why not: it is tried again after a pause, and given up after the eighth try, or at once when the reader''s server refused it for good.';

grant execute on function private.mail_facts, public.claim_mail, public.settle_mail to service_role;

-- Mails that no member of staff has a part in can be had sent to anybody, by whoever names an address: to an address
-- that is not confirmed they say nothing that the sender wrote, and there is a most of them.
create table private.service_titles (
  title text primary key
);
comment on table private.service_titles is 'The titles of the services on the site, in both languages; other titles stand in no mail to a guest.';

alter table private.service_titles enable row level security;
grant all on private.service_titles to service_role;

insert into private.service_titles (title) values
  ('Airport Transfer'), ('Arches and Patios Walk'), ('Avistamiento de ballenas'), ('Babysitting'),
  ('Beach Volleyball Setup'), ('Bicicleta de montaña en la sierra'), ('Bicycle Rental'),
  ('Birdwatching with a Biologist'), ('Breath and Sound Evening'), ('Caminata a la cascada'), ('Canopy Zipline'),
  ('Carrito de golf'), ('Cata de mezcal y raicilla'), ('Cena al atardecer en la duna'), ('Ceremonia de temazcal'),
  ('Chef privado en casa'), ('Chofer privado'), ('Clase de salsas y tortillas'), ('Clase de surf'),
  ('Clases de español'), ('Clases de tenis'), ('Día de spa en su patio'), ('Día de yate'),
  ('Entrenamiento personal'), ('Escuela de castillos de arena'), ('Family Film Night'), ('Fisherman’s Barbecue'),
  ('Golf Cart'), ('Helicopter Transfer'), ('Horseback Ride on the Beach'), ('Junior Explorers'),
  ('Kayak por el manglar'), ('Mangrove Kayak Tour'), ('Mariachi a su mesa'), ('Mariachi at Your Table'),
  ('Market Walk'), ('Masaje en la villa'), ('Massage at the Villa'), ('Mezcal and Raicilla Tasting'),
  ('Natación para los más chicos'), ('Niñera'), ('Noche de cine en familia'), ('Noche de estrellas'),
  ('Observación de aves con una bióloga'), ('Paddle Board Rental'), ('Parapente en tándem'),
  ('Parrillada del pescador'), ('Paseo a caballo por la playa'), ('Paseo de arcos y patios'),
  ('Pequeños exploradores'), ('Personal Training'), ('Pesca deportiva'), ('Pottery Workshop'),
  ('Private Chef at Home'), ('Private Driver'), ('Recorrido por el mercado'), ('Renta de bicicletas'),
  ('Renta de tablas de remo'), ('Ronda de golf'), ('Round of Golf'), ('Salsa and Tortilla Class'),
  ('Sandcastle School'), ('School Tutor'), ('Sierra Mountain Biking'), ('Spa Day in Your Courtyard'),
  ('Spanish Lessons'), ('Sport Fishing Charter'), ('Stargazing Night'), ('Sunrise Yoga on the Jetty'),
  ('Sunset Dinner on the Dune'), ('Surf Lesson'), ('Swimming for Little Ones'), ('Taller de alfarería'),
  ('Tandem Paragliding'), ('Tarde de tortugas'), ('Temazcal Ceremony'), ('Tennis Coaching'),
  ('Tirolesa entre las copas'), ('Traslado del aeropuerto'), ('Traslado en helicóptero'),
  ('Turtle Conservation Evening'), ('Tutoría escolar'), ('Velada de respiración y sonido'),
  ('Visita al taller de tejedoras'), ('Voleibol de playa'), ('Waterfall Hike'), ('Weavers’ Workshop Visit'),
  ('Whale Watching'), ('Yacht Day'), ('Yoga al amanecer en el muelle');

create index mail_outbox_queued_at_idx on private.mail_outbox (queued_at) where unasked or address is null;

create function private.limit_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- In an hour: to addresses that are not confirmed, to the desk, and about what one account does.
  most_unasked constant integer := 200;
  most_to_desk constant integer := 600;
  most_of_account constant integer := 40;
  me constant uuid := auth.uid();
  guest constant uuid := (select q.guest_id from public.requests q where q.id = new.request_id);
begin
  -- The demo's past has no mails, but one that was given up.
  if current_setting('marisma.embedded', true) = 'on' and new.given_up_at is null then return null; end if;
  if new.address is not null and not exists (
    select from private.service_titles s where s.title = new.data ->> 'service'
  ) then
    new.data := new.data - 'service';
  end if;
  -- A hold ends by itself, whoever's call finds it ended.
  if private.is_staff() and new.template <> 'expired' then return new; end if;
  if me = guest and (
    select count(*) from private.mail_outbox m join public.requests q on q.id = m.request_id
    where q.guest_id = me and m.queued_at > now() - interval '1 hour'
  ) >= most_of_account then
    return null;
  end if;
  if new.address is null then
    return case when (
      select count(*) from private.mail_outbox m where m.address is null and m.queued_at > now() - interval '1 hour'
    ) < most_to_desk then new end;
  end if;
  new.unasked := (new.template in ('request_received', 'expired', 'withdrawn', 'move_asked', 'attachments_refused', 'service_closed')
    or new.data ->> 'closed_as' is not distinct from 'cancelled_by_guest')
    and private.confirmed_address(guest) is distinct from lower(new.address);
  if new.unasked then
    new.data := new.data - '{name,body,services}'::text[];
    if (
      select count(*) from private.mail_outbox m where m.unasked and m.queued_at > now() - interval '1 hour'
    ) >= most_unasked then
      return null;
    end if;
  end if;
  return new;
end;
$$;
comment on function private.limit_mail is
  'Takes a sender''s words out of a mail to an address that is not confirmed, and drops what is too much for an hour; the desk shows the request all the same.';

create trigger limit_mail before insert on private.mail_outbox
  for each row execute function private.limit_mail();
