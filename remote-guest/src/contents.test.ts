/** @environment browser */
import { nightsBetween } from '@marisma/area-kit/format';
import { stayPolicy } from '@marisma/area-kit/houses';
import { latestFirst, messagesOf } from './messages/conversation';
import { arrange, type OwnRows } from './parts/own';
import { nextTrip, stateInWords, staysIn } from './parts/stay';
import { paymentsOf } from './payments/payment';
import { sampleStays } from './sample/stays';
import { eventInWords } from './stay/story';
import { ownRows } from './testing/own-rows';

const rows = {
  stays: ownRows.reservations,
  requests: ownRows.requests,
  today: '2026-12-01',
} as unknown as OwnRows;
const own = arrange(rows);
const stayOf = (code: string) => {
  const found = own.stays.find((stay) => stay.code === code);
  if (!found) throw new Error(`No ${code}.`);
  return found;
};

test('each stay stands where its state and dates say; a house that this build does not know is left out', () => {
  expect(own.stays.map(({ code, phase, daysAhead }) => [code, phase, daysAhead])).toEqual([
    ['MR-AAAA', 'upcoming', 91],
    ['MR-BBBB', 'upcoming', 63],
    ['MR-CCCC', 'past', -60],
    ['MR-DDDD', 'cancelled', 91],
  ]);
  expect(staysIn(own.stays, 'upcoming').map(({ code }) => code)).toEqual(['MR-BBBB', 'MR-AAAA']);
});

test.each([
  ['2026-12-06', 'upcoming'],
  ['2026-12-07', 'past'],
])('a stay is past from its day of departure on: %s', (today, phase) => {
  const stays = [{ ...rows.stays[1]!, check_in: '2026-12-02', check_out: '2026-12-07' }];
  expect(arrange({ ...rows, stays, today }).stays[0]?.phase).toBe(phase);
});

test('the reason of an end is the one in its history', () => {
  expect(stateInWords(stayOf('MR-DDDD'))).toBe(
    'We could not accept this request. Our reason: The pool is being built.',
  );
  expect(stateInWords(stayOf('MR-BBBB'))).toBeUndefined();
});

test('the history tells what concerns the guest, in order', () => {
  // Intl sets a thin space around the dash.
  const told = stayOf('MR-BBBB').request?.request_events.map((event) =>
    eventInWords(event)?.replace(/\s/g, ' '),
  );
  expect(told).toEqual([
    'You asked for this stay.',
    'We confirmed your stay.',
    undefined,
    'We received the deposit of US$3,000.',
    'You asked to move the stay to Feb 3 – 8, 2027, for US$11,000.',
  ]);
});

test('payments are received on the day of the houses, or due', () => {
  expect(
    paymentsOf(own.stays).map(({ number, date, cents, status }) => [number, date, cents, status]),
  ).toEqual([
    ['', '2026-12-04', 700000, 'due'],
    ['1001', '2026-11-20', 300000, 'paid'],
  ]);
});

test('a conversation names what it is about, and a wish for other nights is one of its messages', () => {
  expect(latestFirst(own.conversations).map((each) => [each.about, messagesOf(each).length])).toEqual([
    ['Private Chef', 2],
    ['Ocean Villa Infinity, MR-BBBB', 1],
    ['Ocean Villa Infinity, MR-AAAA', 1],
    ['Ocean Villa Infinity, MR-DDDD', 0],
    ['Inquiry', 0],
  ]);
});

const days = ['2026-11-20', '2027-02-28', '2028-02-29', '2030-12-31'];

test.each(days)('on %s every stay lies where its phase says, and the next trip is the soonest', (today) => {
  const stays = sampleStays(today);
  for (const { phase, check_in, check_out, daysAhead } of stays) {
    expect(daysAhead).toBe(nightsBetween(today, check_in));
    if (phase === 'upcoming') expect(check_in > today).toBe(true);
    if (phase === 'past') expect(check_out < today).toBe(true);
  }
  expect(nextTrip(stays)?.code).toBe('MR-2107');
  expect(nextTrip(stays.filter(({ phase }) => phase !== 'upcoming'))).toBeUndefined();
});

test.each(days)('on %s what was paid lies behind, what is due ahead, and the sums agree', (today) => {
  const stays = sampleStays(today);
  const payments = paymentsOf(stays);
  for (const { status, date } of payments) expect(date > today).toBe(status === 'due');
  for (const stay of stays) {
    const sum = payments
      .filter((payment) => payment.stay === stay)
      .reduce((total, { cents }) => total + cents, 0);
    const bankFee = (stay.total_cents * stayPolicy.depositPercent * stayPolicy.bankFeePercent) / 10_000;
    expect(sum).toBe(stay.phase === 'cancelled' ? bankFee : stay.total_cents);
  }
});
