import { firstCheckOut, nightsOf, readStay, withCheckIn, writeStay, type Stay } from './stay';

const today = '2026-11-20';
const stay = { checkIn: '2026-12-12', checkOut: '2026-12-19' };
const notDays = [
  '',
  'soon',
  '2026-02-30',
  '2026-13-01',
  '12/12/2026',
  '2026-12-12T10:00',
  '%F0',
  '99999-01-01',
];
const notGuests = ['0', '19', '99', '-1', '2.5', '1e1', '02', 'two', ''];

it.each<readonly [string, Stay]>([
  ['in=2026-12-12&out=2026-12-19', stay],
  ['in=2026-11-20', { checkIn: today }],
  ['in=2026-11-19', {}],
  ['out=2026-11-21', { checkOut: '2026-11-21' }],
  ['out=2026-11-20', {}],
  ['in=2026-12-12&out=2026-12-12', { checkIn: '2026-12-12' }],
  ['in=2026-12-12&out=2026-12-01', { checkIn: '2026-12-12' }],
  ['guests=18', { guests: 18 }],
  ['pets=2', { pets: 2 }],
  ...notDays.map((text) => [`in=${text}&out=${text}`, {}] as const),
  ...notGuests.map((text) => [`guests=${text}`, {}] as const),
  ...['0', '3', '-1', 'one', ''].map((text) => [`pets=${text}`, {}] as const),
])('%j is the stay %j', (query, expected) =>
  expect(readStay(new URLSearchParams(query), today)).toEqual(expected),
);

it('is read as it was written, and replaces an earlier stay', () => {
  const earlier = new URLSearchParams('q=sea&in=2026-11-30');
  const full = { ...stay, guests: 4, pets: 1 };
  expect(readStay(writeStay(earlier, full), today)).toEqual(full);
  expect(writeStay(earlier, {}).toString()).toBe('q=sea');
});

it('ends at the earliest on the day after it begins, across months and leap days', () => {
  expect(firstCheckOut({}, '2026-12-31')).toBe('2027-01-01');
  expect(firstCheckOut({ checkIn: '2028-02-28' }, today)).toBe('2028-02-29');
});

it.each([
  ['2026-12-18', stay.checkOut],
  ['2026-12-19', undefined],
  ['2027-01-01', undefined],
  [undefined, stay.checkOut],
])('with the arrival %s has the departure %s', (checkIn, checkOut) =>
  expect(withCheckIn(stay, checkIn)).toEqual({ checkIn, checkOut }),
);

it('counts nights once both dates are known, also across a daylight-saving change', () => {
  expect(nightsOf({ checkIn: '2026-12-12' })).toBeUndefined();
  expect(nightsOf({ checkIn: '2027-03-13', checkOut: '2027-03-15' })).toBe(2);
});
