import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { it } from 'node:test';

import { day, type Quote, STAY, type Stay, TERMS } from '../stays/support';
import { embedded } from '../support/shared-backend';
import { WHOLE } from '../support/whole';

const REQUESTS = WHOLE ? 200 : 30;

it(`of ${REQUESTS} guests who ask for one night at once, one gets it, and the others read why not`, async () => {
  const guests = [await embedded.signedIn('client'), await embedded.signedIn('newcomer')] as const;
  const ask = async (at: number) => {
    const client = guests[at % 2 ? 1 : 0];
    const stay = {
      ...STAY,
      property_id: 'lagoon-villa-serenity',
      check_in: day(at % 5),
      check_out: day((at % 5) + 7),
    };
    const { quote_hash } = (await client.rpc('quote_stay', stay).single()).data as Quote;
    return { ...stay, quote_hash, message: '', request_key: randomUUID(), agreed_version: TERMS };
  };
  const asked = await Promise.all(Array.from({ length: REQUESTS }, (_, at) => ask(at)));
  const answers = await Promise.all(
    asked.map((request, at) => guests[at % 2 ? 1 : 0].rpc('request_stay', request)),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  const refused = answers.filter(({ status }) => status !== 200);
  assert.deepEqual(
    [...new Set(refused.map(({ status, error }) => `${status} ${error?.code} ${error?.details}`))],
    ['409 PT409 taken'],
  );
});

it('a stay is asked for, confirmed, read and refused over HTTP as hosted Supabase answers', async () => {
  const guest = await embedded.signedIn('client');
  const house = await embedded.signedIn('management');
  const other = await embedded.signedIn('newcomer');

  const nights = await embedded
    .client()
    .rpc('availability', { property_id: STAY.property_id, from_day: day(0), to_day: day(1) });
  assert.deepEqual(nights.data, [
    { night: day(0), free: true, price_cents: 150000, min_nights: 3, may_arrive: true, may_leave: true },
  ]);
  const year = await embedded.client().rpc('availability', { property_id: STAY.property_id });
  const houseToday = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format();
  assert.deepEqual([year.data?.length, year.data?.[0]?.night], [400, houseToday]);
  const houses = await embedded.client().rpc('available_properties', {
    check_in: STAY.check_in,
    check_out: STAY.check_out,
    guests: 17,
  });
  assert.deepEqual(
    (houses.data as { reason: string | null }[]).map(({ reason }) => reason),
    ['too_many_guests', null, 'too_many_guests', 'too_many_guests'],
  );
  const february = await guest.rpc('quote_stay', { ...STAY, check_in: '2027-02-31' });
  assert.equal(february.status, 400);
  const castle = await guest.rpc('quote_stay', { ...STAY, property_id: 'castle' });
  assert.deepEqual([castle.status, castle.error?.details], [404, 'unknown_property']);

  const { data: quote } = (await guest.rpc('quote_stay', STAY).single()) as { data: Quote };
  const asked = {
    ...STAY,
    message: 'Hello',
    quote_hash: quote.quote_hash,
    request_key: randomUUID(),
    agreed_version: TERMS,
  };
  const changed = await guest.rpc('request_stay', { ...asked, quote_hash: 'x' });
  assert.deepEqual([changed.status, changed.error?.details], [409, 'price_changed']);
  assert.deepEqual(JSON.parse(String(changed.error?.hint)), quote);
  assert.ok((await embedded.client().rpc('request_stay', asked)).error, 'anonymous');
  const { data: stay } = (await guest.rpc('request_stay', asked)) as { data: Stay };
  assert.equal(stay.total_cents, quote.total_cents);

  const call = { reservation_id: stay.id, expected_version: 1 };
  assert.equal((await guest.rpc('confirm_stay', call)).status, 403);
  assert.equal((await other.rpc('withdraw_stay', call)).status, 403);
  const patch = { status: 'confirmed' };
  assert.equal((await guest.from('reservations').update(patch).eq('id', stay.id)).status, 403);
  await other.from('reservations').update(patch).eq('id', stay.id);
  const confirmed = (await house.rpc('confirm_stay', call)) as { data: Stay };
  assert.equal(confirmed.data.status, 'confirmed');
  const stale = await house.rpc('confirm_stay', call);
  assert.deepEqual([stale.status, stale.error?.details], [409, 'stale']);
  assert.match(String(stale.error?.hint), /changed it at/);
  const own = await guest
    .from('reservations')
    .select('code, check_in, status, payments(kind, amount_cents)')
    .eq('property_id', STAY.property_id);
  assert.deepEqual(
    own.data?.map(({ code, check_in, status }) => [code, check_in, status]),
    [[stay.code, STAY.check_in, 'confirmed']],
  );
  assert.deepEqual((await other.from('reservations').select('id').eq('id', stay.id)).data, []);
});
