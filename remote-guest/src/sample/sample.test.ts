import { nightsBetween } from '@marisma/area-kit/format';
import { stayPolicy } from '@marisma/area-kit/houses';
import { t } from '../texts';
import { bookingsOf, nextTrip } from '../lib/booking';
import { sampleBookings } from './bookings';
import { itineraryOf } from './itinerary';
import { samplePayments } from './payments';
import { sampleThreads } from './threads';

const days = ['2026-11-20', '2027-02-28', '2028-02-29', '2030-12-31'];

test.each(days)('on %s every stay lies where its status says', (today) => {
  const bookings = sampleBookings(today);
  for (const booking of bookings) {
    expect(nightsBetween(booking.checkIn, booking.checkOut)).toBe(booking.nights);
    if (booking.status === 'upcoming') expect(booking.checkIn > today).toBe(true);
    if (booking.status === 'past') expect(booking.checkOut < today).toBe(true);
  }
  expect(nextTrip(bookings)).toBe(bookingsOf(bookings, 'upcoming')[0]);
});

test.each(days)('on %s what was paid lies behind, what is due ahead, and the sums agree', (today) => {
  const bookings = sampleBookings(today);
  const payments = samplePayments(bookings, today);
  for (const { status, date } of payments) expect(date > today).toBe(status === 'due');
  for (const booking of bookings) {
    const sum = payments
      .filter((payment) => payment.booking === booking)
      .reduce((total, { amount }) => total + amount, 0);
    const bankFee = (booking.total * stayPolicy.depositPercent * stayPolicy.bankFeePercent) / 10_000;
    expect(sum).toBe(booking.status === 'cancelled' ? bankFee : booking.total);
  }
});

test('with no stay ahead there is no next trip', () => {
  expect(
    nextTrip(sampleBookings('2026-11-20').filter(({ status }) => status !== 'upcoming')),
  ).toBeUndefined();
});

test('an itinerary runs forward, from arrival to departure', () => {
  const booking = sampleBookings('2026-11-20')[0];
  if (!booking) throw new Error('No sample booking.');
  const moments = itineraryOf(booking).map(({ date, time }) => `${date}T${time}`);
  expect(moments).toEqual([...moments].sort());
  expect(moments[0]?.slice(0, 10)).toBe(booking.checkIn);
  expect(moments.at(-1)?.slice(0, 10)).toBe(booking.checkOut);
});

test('threads come latest first, each with its last message', () => {
  const threads = sampleThreads(new Date('2026-11-20T12:00:00Z'), {
    messages: t.messages.words,
    homes: t.homes,
  });
  const times = threads.map(({ lastMessage }) => lastMessage.time.getTime());
  expect(times).toEqual([...times].sort((a, b) => b - a));
  for (const thread of threads) expect(thread.lastMessage).toBe(thread.messages.at(-1));
});
