import { deadlineOf, momentAtHouse, openingFrom, snoozePresets } from './snooze-dialog';

const office = {
  opens: new Map([1, 2, 3, 4, 5].map((weekday) => [weekday, '08:00'] as const)),
  closed: new Set(['2026-11-24', '2026-11-30']),
};

test('a time at the house is six hours behind UTC, and was five in a summer with changed clocks', () => {
  expect(momentAtHouse('2026-11-24', '08:00').toISOString()).toBe('2026-11-24T14:00:00.000Z');
  expect(momentAtHouse('2022-07-01', '08:00').toISOString()).toBe('2022-07-01T13:00:00.000Z');
});

test('the office opens on the next day that is neither without hours nor a day off', () => {
  expect(openingFrom('2026-11-24', office).toISOString()).toBe('2026-11-25T14:00:00.000Z');
  expect(openingFrom('2026-11-28', office).toISOString()).toBe('2026-12-01T14:00:00.000Z');
  expect(openingFrom('2026-11-24', { opens: new Map(), closed: new Set() }).toISOString()).toBe(
    '2026-11-24T15:00:00.000Z',
  );
});

test('presets count days as the house does, late on its Monday', () => {
  // Monday, 11 PM at the house; Tuesday for UTC.
  const presets = snoozePresets(new Date('2026-11-24T05:00:00Z'), office);
  expect(presets.map(({ name, until }) => [name, until.toISOString()])).toEqual([
    ['hour', '2026-11-24T06:00:00.000Z'],
    ['soon', '2026-11-24T08:00:00.000Z'],
    ['tomorrow', '2026-11-25T14:00:00.000Z'],
    ['monday', '2026-12-01T14:00:00.000Z'],
    ['week', '2026-12-01T14:00:00.000Z'],
  ]);
});

test('nothing is offered from the first deadline on: of the answer, or of the hold', () => {
  const hold = '2026-11-24T08:00:00+00:00';
  const deadline = deadlineOf({ due_at: '2026-11-25T16:00:00+00:00', hold_until: hold });
  expect(deadline?.toISOString()).toBe('2026-11-24T08:00:00.000Z');
  const offered = (until: Date | undefined) =>
    snoozePresets(new Date('2026-11-24T05:00:00Z'), office, until).map(({ name }) => name);
  expect(offered(deadline)).toEqual(['hour']);
  expect(offered(deadlineOf({ due_at: null, hold_until: null }))).toHaveLength(5);
});
