/** @environment browser */
import { createDataClient, type DataAnswer } from '../testing';
import { read } from './requests';

const refused = (status: number, details: string | null, code: string) =>
  Response.json({ code, message: 'No', details, hint: '' }, { status });

test.each<[string, DataAnswer, string]>([
  ['a word of the database', () => refused(409, 'taken', 'PT409'), 'taken'],
  ['an expired token', () => refused(401, null, 'PGRST303'), 'signed_out'],
  ['a missing grant', () => refused(403, null, '42501'), 'signed_out'],
  ['31 February', () => refused(400, null, '22008'), 'bad_dates'],
  ['an unknown error', () => refused(500, null, 'SUP'), 'unavailable'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'unavailable'],
])('%s is read as a refusal', async (_, answer, code) => {
  await expect(read(createDataClient(answer).rpc('answer_due', {}))).rejects.toMatchObject({
    name: 'DataError',
    code,
  });
});
