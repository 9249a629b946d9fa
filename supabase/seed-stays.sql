-- Demo stays: half a year around today in the four houses. Runs at every start of the embedded backend and adds
-- nothing while demo stays lie ahead. One statement, so that a refusal leaves no rows.
do $seed$
declare
  demo record;
  today constant date := private.house_today();
  staff constant uuid := '00000000-0000-4000-8000-000000000003';
  owner constant uuid := '00000000-0000-4000-8000-000000000002';
  clara constant uuid := '00000000-0000-4000-8000-000000000004';
  priced jsonb;
  stay uuid;
begin
  if current_setting('marisma.embedded', true) is distinct from 'on' then
    raise exception 'The demo stays are for the embedded backend only.';
  end if;

  insert into private.staff_approvals (user_id) select u.id from auth.users u where u.id = staff
    on conflict do nothing;
  insert into public.property_owners (property_id, owner_id, during)
    select house, owner, daterange('2025-01-01', null)
    from unnest('{lagoon-villa-serenity,villa-paradise}'::text[]) house
    where exists (select from auth.users u where u.id = owner)
      and not exists (select from public.property_owners o where o.owner_id = owner);

  -- A demo that was started again the next day still has requests to answer.
  update public.reservations r set hold_until = now() + interval '22 hours'
    where r.code like 'MR-D%' and r.status = 'pending' and r.hold_until < now() + interval '2 hours';

  if exists (select from public.reservations r where r.code like 'MR-D%' and r.check_in > today) then
    return;
  end if;

  -- Days from today to arrival, nights, guests, status, and the guest: a name, or 'Clara' with her account.
  for demo in
    select row_number() over () as place, plan.* from (values
      ('lagoon-villa-serenity', -82, 7, 8, 'confirmed', null, 'Ingrid Halvorsen'),
      ('lagoon-villa-serenity', -68, 6, 6, 'confirmed', null, 'Clara'),
      ('lagoon-villa-serenity', -51, 5, 4, 'cancelled', 'cancelled_by_guest', 'Peter Novak'),
      ('lagoon-villa-serenity', -44, 9, 10, 'confirmed', null, 'Camila Duarte'),
      ('lagoon-villa-serenity', -20, 7, 12, 'confirmed', null, 'Adaeze Okafor'),
      ('lagoon-villa-serenity', -3, 7, 6, 'confirmed', null, 'Grace Lindqvist'),
      ('lagoon-villa-serenity', 13, 7, 6, 'confirmed', null, 'Clara'),
      ('lagoon-villa-serenity', 33, 7, 9, 'confirmed', null, 'Hugo Marchetti'),
      ('lagoon-villa-serenity', 51, 5, 7, 'pending', null, 'Sofía Arriaga'),
      ('lagoon-villa-serenity', 62, 7, 8, 'confirmed', null, 'Daniel Brandt'),
      ('lagoon-villa-serenity', 83, 10, 11, 'confirmed', null, 'Naomi Sato'),
      ('ocean-villa-infinity', -75, 10, 14, 'confirmed', null, 'Priya Raman'),
      ('ocean-villa-infinity', -58, 7, 12, 'cancelled', 'declined', 'Northwind Studio'),
      ('ocean-villa-infinity', -40, 7, 10, 'confirmed', null, 'Luis Echeverría'),
      ('ocean-villa-infinity', -12, 6, 16, 'confirmed', null, 'Giulia Bianchi'),
      ('ocean-villa-infinity', -4, 4, 10, 'confirmed', null, 'Emilia Strand'),
      ('ocean-villa-infinity', 7, 4, 12, 'confirmed', null, 'Aaron Feld'),
      ('ocean-villa-infinity', 33, 8, 15, 'confirmed', null, 'Marta Kowalska'),
      ('ocean-villa-infinity', 45, 5, 9, 'pending', null, 'Clara'),
      ('ocean-villa-infinity', 55, 6, 10, 'cancelled', 'withdrawn', 'Ethan Cole'),
      ('ocean-villa-infinity', 70, 7, 12, 'confirmed', null, 'Valentina Ríos'),
      ('ocean-villa-infinity', 88, 4, 8, 'pending', null, 'Oliver Grant'),
      ('lagoon-apt-harmony', -64, 5, 10, 'confirmed', null, 'Beatriz Montes'),
      ('lagoon-apt-harmony', -30, 4, 14, 'confirmed', null, 'Kenji Mori'),
      ('lagoon-apt-harmony', 0, 4, 5, 'confirmed', null, 'Noah Beckett'),
      ('lagoon-apt-harmony', 2, 4, 8, 'cancelled', 'cancelled_by_house', 'Ruth Adler'),
      ('lagoon-apt-harmony', 33, 7, 12, 'confirmed', null, 'Rita Almeida'),
      ('lagoon-apt-harmony', 52, 4, 10, 'cancelled', 'expired', 'Jonas Weber'),
      ('lagoon-apt-harmony', 66, 5, 16, 'confirmed', null, 'Amelia Hart'),
      ('villa-paradise', -86, 12, 8, 'confirmed', null, 'Rafael Quiroga'),
      ('villa-paradise', -60, 7, 10, 'confirmed', null, 'Elise Fontaine'),
      ('villa-paradise', -35, 6, 6, 'confirmed', null, 'Samuel Osei'),
      ('villa-paradise', -15, 5, 9, 'confirmed', null, 'Lena Fischer'),
      ('villa-paradise', 1, 4, 6, 'confirmed', null, 'Aiko Tanaka'),
      ('villa-paradise', 13, 7, 8, 'confirmed', null, 'Tomás Rivas'),
      ('villa-paradise', 33, 7, 12, 'confirmed', null, 'Maeve Sullivan'),
      ('villa-paradise', 41, 6, 7, 'pending', null, 'Hannah Reuter'),
      ('villa-paradise', 75, 7, 10, 'confirmed', null, 'Diego Salcedo')
    ) as plan (house, arrives_in, nights, guests, status, closed_as, name)
  loop
    -- Nights that a visitor of the demo has taken stay theirs.
    continue when demo.status <> 'cancelled' and private.taken(
      demo.house, daterange(today + demo.arrives_in, today + demo.arrives_in + demo.nights)) <> '{}';
    priced := private.price_stay(demo.house, today + demo.arrives_in, today + demo.arrives_in + demo.nights,
      demo.guests, today + least(demo.arrives_in - 90, -1));
    insert into public.reservations (
      code, property_id, guest_id, check_in, check_out, guests, status, closed_as, quote, total_cents,
      hold_until, created_at, changed_at
    ) values (
      'MR-D' || to_char(today, 'YYMMDD') || lpad(demo.place::text, 2, '0'), demo.house,
      (select u.id from auth.users u where u.id = clara and demo.name = 'Clara'),
      today + demo.arrives_in, today + demo.arrives_in + demo.nights, demo.guests,
      demo.status::public.stay_status, demo.closed_as::public.stay_closing, priced,
      (priced ->> 'total_cents')::integer,
      case when demo.status = 'pending' then now() + interval '22 hours' end,
      case when demo.status = 'pending' then now() - interval '2 hours'
        else now() + make_interval(days => least(demo.arrives_in - 90, -1)) end,
      case when demo.status = 'pending' then now() - interval '2 hours'
        else now() + make_interval(days => least(demo.arrives_in - 90, -1)) end
    ) returning id into stay;
    insert into public.reservation_contacts (reservation_id, name, email, phone)
      values (stay, case when demo.name = 'Clara' then 'Clara Bennett' else demo.name end,
        case when demo.name = 'Clara' then 'client@marisma.test'
          else 'guest' || demo.place || '@guests.marisma.test' end, '+1 (619) 555-01' || (49 + demo.place));
    -- Deposits came when the stay was agreed, balances when they were due but for one, damage deposits on arrival.
    update public.payments p set due_on = case p.kind
        when 'balance' then case demo.name when 'Marta Kowalska' then today - 3 else (priced ->> 'balance_due_on')::date end
        when 'damage' then today + demo.arrives_in
        else least(p.due_on, today + least(demo.arrives_in - 90, -1)) end
      where p.reservation_id = stay;
    update public.payments p set received_at = p.due_on + time '18:00', noted_by = staff
      where p.reservation_id = stay and p.due_on < today and not (p.kind = 'balance' and demo.name = 'Marta Kowalska');
  end loop;

  insert into public.arrival_details (reservation_id, arrives_at, travel, flight, party, diet, diet_version, wishes)
  select r.id, said.arrives_at, said.travel, said.flight, said.party::jsonb, said.diet,
    case when said.diet is not null then 1 end, said.wishes
  from (values
    ('Noah Beckett', '15:40', 'flight', 'AS 1322',
      '[{"name": "Noah Beckett"}, {"name": "Claire Beckett"}, {"name": "Theo", "age": 6}, {"name": "Mina", "age": 1}]',
      'Theo is allergic to peanuts and cashews.', 'A crib in our room, please.'),
    ('Aiko Tanaka', '19:15', 'flight', 'AM 652', '[{"name": "Aiko Tanaka"}, {"name": "Ren Tanaka"}]',
      'Two of us are vegetarian.', null),
    ('Aaron Feld', '13:00', 'car', null, '[]', null, 'We celebrate a birthday on the first evening.')
  ) as said (name, arrives_at, travel, flight, party, diet, wishes)
  join public.reservation_contacts n on n.name = said.name
  join public.reservations r on r.id = n.reservation_id and r.code = 'MR-D' || to_char(today, 'YYMMDD') || right(r.code, 2);

  -- One review that everyone reads, and one at which staff have not looked.
  insert into public.reviews (reservation_id, property_id, stars, words, locale, written_at, shown_at, shown_by, answer, answered_at)
  select r.id, r.property_id, said.stars, said.words, 'en', r.check_out + time '19:00', shown.at, shown.by, said.answer,
    case when said.answer is not null then shown.at end
  from (values
    ('Elise Fontaine', 5, true, 'Breakfast in the courtyard, then straight to the water. The children still talk about the turtles.',
      'Thank you, Elise. The courtyard is waiting for you.'),
    ('Camila Duarte', 4, false, 'A beautiful house and a kind team. The path to the jetty could use more light at night.', null)
  ) as said (name, stars, shown, words, answer)
  join public.reservation_contacts n on n.name = said.name
  join public.reservations r on r.id = n.reservation_id and r.code like 'MR-D' || to_char(today, 'YYMMDD') || '%'
  cross join lateral (
    select case when said.shown then r.check_out + 1 + time '10:00' end as at, case when said.shown then staff end as by
  ) as shown;

  insert into public.occupancy (property_id, nights, kind, note, created_by)
  select block.house, daterange(today + block.starts_in, today + block.starts_in + block.nights), 'block',
    block.note, block.account
  from (values
    ('villa-paradise', 20, 6, 'Estancia del propietario · The owner''s own stay', owner),
    ('lagoon-apt-harmony', 15, 5, 'Bomba nueva para la alberca · New pool pump', staff)
  ) as block (house, starts_in, nights, note, account)
  where private.taken(block.house, daterange(today + block.starts_in, today + block.starts_in + block.nights)) = '{}';
end;
$seed$;
