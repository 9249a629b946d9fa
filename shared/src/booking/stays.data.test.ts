/** @environment browser */
import { DataError } from '../data';
import { createDataClient, type DataAnswer } from '../testing';
import { loadNights, quoteOf, quoteStay, requestStay } from './stays.data';
import { nightsFor, quoteRow } from './testing/nights';

const stay = {
  propertyId: 'villa-paradise',
  checkIn: '2026-12-01',
  checkOut: '2026-12-08',
  guests: 2,
  pets: 1,
};
const refused = (status: number, details: string | null, code = '', hint = '') =>
  Response.json({ code, message: 'No', details, hint }, { status });
const refusalTo = async (answer: DataAnswer): Promise<DataError> => {
  const error: unknown = await quoteStay(createDataClient(answer), stay).catch((thrown: unknown) => thrown);
  if (error instanceof DataError) return error;
  throw new Error('was not refused');
};

test('nights are asked for in one request without days, which the house counts from its own today', async () => {
  const asked: unknown[] = [];
  const nights = nightsFor('2026-12-01', '.x');
  const client = createDataClient(async (request, url) => {
    asked.push(url.pathname, await request.json());
    return Response.json(nights);
  });
  expect(await loadNights(client, 'villa-paradise', {}, new AbortController().signal)).toEqual(nights);
  expect(asked).toEqual(['/rest/v1/rpc/availability', { property_id: 'villa-paradise' }]);
});

test('a request sends quote and key, and answers the stay', async () => {
  let sent: unknown;
  const client = createDataClient(async (request) => {
    sent = await request.json();
    return Response.json({
      id: 'a',
      code: 'MR-1',
      property_id: stay.propertyId,
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      guests: 2,
      status: 'pending',
      closed_as: null,
      total_cents: 1,
      hold_until: '2026-11-24T12:00:00+00:00',
      version: 1,
    });
  });
  const asked = { ...stay, message: 'Hello', quoteHash: 'hash', requestKey: 'key', agreedVersion: 1 };
  expect(await requestStay(client, asked)).toMatchObject({
    code: 'MR-1',
    status: 'pending',
    closed_as: null,
  });
  expect(sent).toMatchObject({
    message: 'Hello',
    quote_hash: 'hash',
    request_key: 'key',
    agreed_version: 1,
    guests: 2,
    pets: 1,
  });
});

test.each<[string, DataAnswer, string]>([
  ['a word of the database', () => refused(409, 'taken', 'PT409'), 'taken'],
  ['an expired token', () => refused(401, null, 'PGRST303'), 'signed_out'],
  ['a missing grant', () => refused(403, null, '42501'), 'signed_out'],
  ['31 February', () => refused(400, null, '22008'), 'bad_dates'],
  ['an unknown error', () => refused(500, null, 'SUP'), 'unavailable'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'unavailable'],
])('%s is read as a refusal', async (_, answer, word) => {
  expect(await refusalTo(answer)).toMatchObject({ code: word });
});

test('a changed price carries the new quote', async () => {
  const hint = JSON.stringify(quoteRow(7, 'new'));
  const refusal = await refusalTo(() => refused(409, 'price_changed', 'PT409', hint));
  expect(quoteOf(refusal)).toMatchObject({ quote_hash: 'new', total_cents: 1_050_000 });
});
