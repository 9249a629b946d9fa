import { liveRows } from '../testing/live-rows';
import { arrangeLive } from './arrange-live';
import type { LiveRows } from './read-live.data';
import { storyInWords } from './words';

const NOW = new Date('2026-12-01T17:00:00Z');
const rows = { ...liveRows, events: liveRows.request_events } as unknown as LiveRows;
const live = arrangeLive(rows, NOW);
const booking = (code: string) => {
  const found = live.bookings.find(({ id }) => id === code);
  if (!found) throw new Error(`No ${code}.`);
  return found;
};

test('each stay stands where its state and dates say; a house that this build does not know is left out', () => {
  expect(live.bookings.map(({ id, status, live: own }) => `${id} ${status} ${own?.state}`)).toEqual([
    'MR-AAAA upcoming pending',
    'MR-BBBB upcoming confirmed',
    'MR-CCCC past confirmed',
    'MR-DDDD cancelled cancelled',
  ]);
  expect(booking('MR-AAAA')).toMatchObject({
    nights: 5,
    total: 10_000,
    live: { version: 1, thread: 'request-1' },
  });
  expect(booking('MR-AAAA').live?.holdUntil?.toISOString()).toBe('2026-12-02T16:42:00.500Z');
});

test('the reason of an end is the one in its history', () => {
  expect(booking('MR-DDDD').live?.reason).toBe('The pool is being built.');
  expect(booking('MR-BBBB').live?.reason).toBeUndefined();
});

test('a stay is past from its day of departure on, by the clock of the houses', () => {
  const row = { ...liveRows.reservations[0], check_in: '2026-11-25', check_out: '2026-12-01' };
  const one = { ...rows, reservations: [row] } as unknown as LiveRows;
  // 1 December has begun in Tokyo and at Greenwich, not yet at the houses.
  expect(arrangeLive(one, new Date('2026-12-01T04:00:00Z')).bookings[0]?.status).toBe('upcoming');
  expect(arrangeLive(one, new Date('2026-12-01T07:00:00Z')).bookings[0]?.status).toBe('past');
});

test('the history tells what concerns the guest, in order', () => {
  // Intl sets a thin space around the dash.
  const told = booking('MR-BBBB').live?.story.map((line) => storyInWords(line).replace(/\s/g, ' '));
  expect(told).toEqual([
    'You asked for this stay.',
    'We confirmed your stay.',
    'We received the deposit of $3,000.',
    'You asked to move the stay to Feb 3 – 8, 2027, for $11,000.',
  ]);
});

test('whose turn it is: what is put off waits for the house, and a canceled stay promises nothing', () => {
  const arrange = (request: object, stay: object = {}) =>
    arrangeLive(
      {
        ...rows,
        reservations: [{ ...liveRows.reservations[0], ...stay }],
        requests: [
          {
            ...liveRows.requests[0],
            reservation_id: 'stay-1',
            turn_at: '2026-12-01 16:20:00+00',
            ...request,
          },
        ],
      } as unknown as LiveRows,
      NOW,
    );
  const putOff = arrange({ state: 'waiting' });
  expect(putOff.bookings[0]?.live?.waitsSince).toEqual(new Date('2026-12-01T16:20:00Z'));
  expect(putOff.threads[0]?.request?.state).toBe('open');
  const canceled = arrange({}, { status: 'cancelled', closed_as: 'cancelled_by_guest', hold_until: null });
  expect(canceled.bookings[0]?.live?.waitsSince).toBeUndefined();
});

test('payments are received on the day of the houses, or due', () => {
  expect(live.payments.map(({ id, date, amount, status }) => [id, date, amount, status])).toEqual([
    ['MR-BBBB-B', '2026-12-04', 7000, 'due'],
    ['MR-BBBB-D', '2026-11-20', 3000, 'paid'],
  ]);
});

test('a conversation names what it is about, and a wish for other nights is one of its messages', () => {
  expect(live.threads.map(({ about, unread, messages }) => [about, unread, messages.length])).toEqual([
    ['Private Chef', true, 2],
    ['Ocean Villa Infinity, MR-BBBB', false, 1],
    ['Ocean Villa Infinity, MR-AAAA', false, 1],
    ['Ocean Villa Infinity, MR-DDDD', false, 0],
    ['Inquiry', false, 0],
  ]);
});
