import { stayError } from './stay-check';

it.each([
  ['in=2026-12-12&out=2026-12-19&guests=2', undefined],
  ['in=&out=&guests=', undefined],
  ['q=sea', undefined],
  ['in=2027-02-31&out=2027-03-04', 'no_such_day'],
  ['in=tomorrow', 'no_such_day'],
  ['in=2020-11-22&out=2020-11-30', undefined],
  ['out=2020-11-01', undefined],
  ['in=2026-12-19&out=2026-12-12', 'bad_dates'],
  ['in=2026-12-12&out=2026-12-12', 'bad_dates'],
  ['guests=0', 'bad_guests'],
  ['guests=-2', 'bad_guests'],
  ['guests=two', 'bad_guests'],
  ['guests=99', 'too_many_guests'],
])('%j has the error %s', (query, error) => expect(stayError(new URLSearchParams(query))).toBe(error));
