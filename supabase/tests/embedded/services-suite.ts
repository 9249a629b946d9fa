import assert from 'node:assert/strict';
import { it } from 'node:test';

import { emailOf, idOf } from '../support/people';
import { embedded } from '../support/shared-backend';
import { STAY } from '../stays/support';

it('a service is asked for, offered and accepted over HTTP, and read as the pages read it', async () => {
  const [stay] = await embedded.backend.sql(
    `insert into public.reservations (property_id, guest_id, check_in, check_out, guests, status, quote, total_cents)
     select $1, $2, day, day + 5, 2, 'confirmed', quote, (quote ->> 'total_cents')::integer
     from (select private.house_today() + 30 as day) as nights
     cross join lateral private.price_stay($1, day, day + 5, 2, private.house_today()) quote
     returning id, check_in::text as day`,
    [STAY.property_id, idOf('client')],
  );
  const reservation_id = String(stay?.['id']);
  const day = String(stay?.['day']);
  const guest = await embedded.signedIn('client');
  const house = await embedded.signedIn('management');
  const booking = {
    name: 'Ana Ruiz',
    email: emailOf('client'),
    phone: '1',
    service_title: 'Private Chef at Home',
    service_category: 'Food',
    service_price: 'From $120/person',
    preferred_date: day,
    guests: 4,
    reservation_id,
  };
  assert.equal((await guest.from('service_bookings').insert(booking)).error, null);
  const stranger = await embedded.signedIn('newcomer');
  assert.equal((await stranger.from('service_bookings').insert(booking)).error?.details, 'not_allowed');

  const own = () =>
    guest
      .from('requests')
      .select('id, request_events(kind), service_arrangements(status, reservation_id, version)')
      .eq('kind', 'service')
      .single();
  const { data: request } = await own();
  assert.deepEqual(request?.service_arrangements, { status: 'asked', reservation_id, version: 1 });

  const offer = { on_day: day, at_time: '19:30', price_cents: 48_000, note: '', reservation_id };
  const offered = await house.rpc('offer_service', {
    request_id: request?.id,
    expected_version: 1,
    ...offer,
  });
  assert.equal(offered.error, null);
  const accepted = await guest.rpc('accept_service', { request_id: request?.id, expected_version: 2 });
  assert.equal((accepted.data as { status: string }).status, 'accepted');
  assert.deepEqual((await own()).data?.service_arrangements, {
    status: 'accepted',
    reservation_id,
    version: 3,
  });
  const again = await guest.rpc('accept_service', { request_id: request?.id, expected_version: 2 });
  assert.deepEqual([again.status, again.error?.details], [409, 'stale']);

  const desk = await house
    .from('service_arrangements')
    .select('status, price_cents, stay:reservations(code, property_id)')
    .eq('request_id', request?.id)
    .single();
  const read = desk.data as unknown as { price_cents: number; stay: { property_id: string } };
  assert.deepEqual([read.price_cents, read.stay.property_id], [48_000, STAY.property_id]);
  const bill = await guest.from('payments').select('what, amount_cents').eq('kind', 'extra');
  assert.deepEqual(bill.data, [{ what: 'Private Chef at Home', amount_cents: 48_000 }]);
});
