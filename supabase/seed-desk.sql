-- Demo requests of guests without an account, in every state of the desk. Runs at every start of the embedded backend and
-- adds nothing once they are there. One statement, so that a refusal leaves no rows.
do $seed$
declare
  demo record;
  line record;
  alma constant uuid := (select u.id from auth.users u where u.email = 'admin@marisma.test');
  mariana constant uuid := (select u.id from auth.users u where u.email = 'management@marisma.test');
  form uuid;
  request uuid;
  requests uuid[] := '{}';
begin
  if current_setting('marisma.embedded', true) is distinct from 'on' then
    raise exception 'The demo requests are for the embedded backend only.';
  end if;
  if exists (select from public.contact_submissions c where c.email like '%@guests.marisma.test') then
    return;
  end if;

  insert into public.saved_replies (title, body_en, body_es, changed_by) values
    ('Transfer from the airport',
      E'Dear {name},\n\nOur driver will wait for you at arrivals with a sign with your name. Please send us your flight number.\n\nWarm regards,\nMarisma',
      E'Hola, {name}:\n\nNuestro chofer estará en llegadas con un letrero con su nombre. Por favor, envíenos su número de vuelo.\n\nSaludos cordiales,\nMarisma', mariana);

  -- The history is written as it was, with its own times, not as changes of this moment.
  alter table public.requests disable trigger log_request_change;
  for demo in
    select row_number() over () as place, plan.* from (values
      -- Hours since it was opened, language, name, what (an inquiry type, or a service), state, who answers it, unread,
      -- hours until it is taken up again, and what was written.
      (1, 'en', 'Eleanor Whitfield', 'booking', 'open', null::uuid, true, null::integer,
        'We are six adults and two small children, and would love a week by the lagoon in late February. Which house would you suggest, and is the pool fenced?'),
      (1, 'en', 'Marcus Feldman', 'Private Chef at Home', 'open', null, true, null,
        'One of us is allergic to shellfish. Could dinner be at eight, on the terrace?'),
      (31, 'en', 'Annelise Vogel', 'general', 'open', mariana, true, null,
        'Do the villas have a step-free shower? My mother uses a walker.'),
      (3, 'es', 'Ximena Larrea', 'concierge', 'open', alma, false, null,
        'Quisiéramos celebrar los 70 años de mi papá con una cena para veinte personas. ¿Es posible en la terraza de Villa Paradise?'),
      (54, 'en', 'Theodore Ashby', 'Whale Watching', 'waiting', mariana, false, null,
        'Four of us, any morning that week. Is the boat suitable for a ten-year-old?'),
      (75, 'en', 'Camille Rousseau', 'booking', 'waiting', alma, false, 44,
        'We will know our flights by the weekend. Could you keep an eye on Ocean Villa Infinity for the second week of March?'),
      (100, 'es', 'Fernanda Cossío', 'Massage at the Villa', 'waiting', null, false, null,
        'Dos masajes para parejas, de preferencia al atardecer.'),
      (1, 'en', 'Gregory Tan', 'owner', 'open', null, true, null,
        'We own a four-bedroom house in the Palm Quarter and are unhappy with how it is managed. Could someone visit next week?'),
      (190, 'en', 'Ingrid Halvorsen', 'general', 'closed', alma, false, null,
        'I left a blue linen jacket in the garden suite. Has it been found?'),
      (210, 'en', 'Rosalind Mercer', 'Stargazing Night', 'closed', mariana, false, null,
        'Is the telescope night still possible if there are clouds?'),
      (240, 'en', 'Julian Ferro', 'booking', 'closed', mariana, false, null,
        'Do you take bookings for three nights in May?'),
      (239, 'en', 'Julian Ferro', 'general', 'closed', mariana, false, null,
        'One more question: may we bring a small dog?')
    ) as plan (hours_ago, locale, name, about, state, assignee, unread, snoozed_hours, said)
  loop
    if demo.about in ('booking', 'concierge', 'owner', 'general') then
      insert into public.contact_submissions (created_at, name, email, phone, inquiry_type, message)
      values (now() - make_interval(hours => demo.hours_ago, mins => demo.place::integer), demo.name, 'desk' || least(demo.place, 11) || '@guests.marisma.test',
        '+1 (619) 555-0' || (150 + demo.place), demo.about, demo.said) returning id into form;
    else
      insert into public.service_bookings (created_at, name, email, phone, service_title, service_category, service_price,
        preferred_date, guests, special_requests)
      select now() - make_interval(hours => demo.hours_ago, mins => demo.place::integer), demo.name, 'desk' || demo.place || '@guests.marisma.test',
        '+1 (619) 555-0' || (150 + demo.place), catalog.title, catalog.category, catalog.price,
        private.house_today() + 20 + demo.place::integer, 4, demo.said
      from (values
        ('Private Chef at Home', 'Food', 'From $120/person'),
        ('Whale Watching', 'Water', 'Adults $130 / Children $95'),
        ('Massage at the Villa', 'Wellness', 'From $150/hour'),
        ('Stargazing Night', 'Education', 'From $70/person')
      ) as catalog (title, category, price)
      where catalog.title = demo.about returning id into form;
    end if;
    update public.requests q set state = demo.state::public.request_state, locale = demo.locale,
      assignee = demo.assignee, unread = demo.unread,
      snoozed_until = now() + make_interval(hours => demo.snoozed_hours),
      turn_at = case when demo.state = 'open' then q.turn_at end
      where form in (q.contact_submission_id, q.service_booking_id) returning q.id into request;
    requests := requests || request;
    if demo.state <> 'open' then
      insert into public.request_events (request_id, at, actor_id, actor, kind, data)
      values (request, now() - make_interval(hours => demo.hours_ago, mins => -95), coalesce(demo.assignee, alma), 'house',
        'state', jsonb_build_object('old', 'open', 'new', demo.state));
    end if;
  end loop;

  -- The place of the request, minutes after it was opened, who, what, and the words.
  for line in
    select * from (values
      (3, 40, mariana, 'house', 'note', 'Ask Lupita which bathrooms have a step.'),
      (4, 35, alma, 'house', 'message_out', 'Con mucho gusto. La terraza recibe hasta veinticuatro personas sentadas. ¿Ya tiene fecha y hora en mente?'),
      (4, 52, null::uuid, 'guest', 'message_in', 'Sería un sábado de febrero, a partir de las siete de la noche.'),
      (4, 70, alma, 'house', 'message_out', 'Perfecto. Le propongo una mesa larga bajo los arcos, con velas. ¿Prefiere menú de tres o de cinco tiempos?'),
      (4, 78, null, 'guest', 'message_in', 'Cinco tiempos. Mi papá no come cerdo y hay dos personas vegetarianas.'),
      (4, 96, alma, 'house', 'message_out', 'Tomo nota. El chef le enviará dos propuestas de menú. ¿Le gustaría música en vivo?'),
      (4, 110, null, 'guest', 'message_in', '¡Sí! Un trío o mariachi, lo que quede mejor en el patio.'),
      (4, 118, alma, 'house', 'note', 'Preguntar al chef por el menú y a los músicos por las fechas.'),
      (4, 150, null, 'guest', 'message_in', '¿Y habría hospedaje para ocho personas esa noche?'),
      (5, 90, mariana, 'house', 'message_out', 'Yes: the boat has a roof and life vests for children. Which morning suits you best?'),
      (6, 80, alma, 'house', 'message_out', 'Gladly. We will write when the week is nearly taken, and again after the weekend.'),
      (7, 90, alma, 'house', 'message_out', 'Con gusto. ¿Qué tarde prefieren?'),
      (9, 60, alma, 'house', 'message_out', 'It has been found, pressed, and is on its way to you by courier.'),
      (9, 85, null, 'guest', 'message_in', 'Wonderful, thank you!'),
      (10, 70, mariana, 'house', 'message_out', 'We would move it to the next clear night, at no cost.'),
      (11, 80, mariana, 'house', 'message_out', 'Yes, in May two nights are the minimum. Small dogs are welcome in Villa Paradise by arrangement.')
    ) as thread (place, minutes, who, actor, kind, said)
  loop
    insert into public.request_events (request_id, at, actor_id, actor, kind, body)
    select q.id, q.opened_at + make_interval(mins => line.minutes), line.who, line.actor, line.kind::public.event_kind, line.said
    from public.requests q where q.id = requests[line.place];
  end loop;
  update public.requests q set turn_at = q.opened_at + interval '150 minutes', unread = true where q.id = requests[4];

  -- One service is offered, and waits for the guest. No change leads to a past offer.
  delete from public.service_arrangements a where a.request_id = requests[5];
  insert into public.service_arrangements (request_id, status, on_day, at_time, price_cents, note)
  values (requests[5], 'offered', private.house_today() + 26, '07:30', 64000, 'The boat leaves from the jetty; breakfast is on board.');
  insert into public.request_events (request_id, at, actor_id, actor, kind, body, data)
  select q.id, q.opened_at + interval '92 minutes', mariana, 'house', 'service', a.note,
    jsonb_build_object('new', private.service_facts(a))
  from public.requests q join public.service_arrangements a on a.request_id = q.id where q.id = requests[5];

  -- The second request of the same guest is answered in the first.
  update public.requests q set merged_into = requests[11] where q.id = requests[12];
  insert into public.request_events (request_id, at, actor_id, actor, kind, data)
  select requests[11], q.opened_at + interval '90 minutes', mariana, 'house', 'state',
    jsonb_build_object('of', 'merged', 'new', requests[12]) from public.requests q where q.id = requests[11];

  -- An address that no server takes mail for: the desk shows it, with 'Send again'.
  with failed as (
    insert into private.mail_outbox (template, locale, address, data, request_id, attempts, next_try, given_up_at, last_error)
    select 'reply', q.locale, mail.address, mail.facts || '{"body": "Con gusto. ¿Qué tarde prefieren?"}', q.id, 8,
      q.opened_at + interval '4 hours', q.opened_at + interval '4 hours', '550 The mailbox does not exist'
    from public.requests q cross join private.mail_facts(q) mail where q.id = requests[7]
    returning id, request_id, given_up_at
  )
  insert into public.request_events (request_id, at, actor, kind, data)
  select f.request_id, f.given_up_at, 'clock', 'mail',
    jsonb_build_object('mail_id', f.id, 'template', 'reply', 'to', 'guest', 'outcome', 'given_up')
  from failed f;
  alter table public.requests enable trigger log_request_change;
end;
$seed$;
