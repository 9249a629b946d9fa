import { selectTexts } from '@marisma/area-kit/texts';

/** What the page itself says about the guest's own stays and requests. */
export const live = selectTexts('live', {
  /** A moment in words, in the time of the houses. */
  atHouse: (when: string): string => `${when} CST`,
  loading: 'Loading your stays…',
  failed: 'Your stays could not be loaded',
  failedReason: 'Please check your connection and try again. Nothing has changed on our side.',
  old: 'We couldn’t refresh this. You’re seeing the latest version we have.',
  pending: 'Waiting for our answer',
  confirmed: 'Confirmed',
  team: 'Our team',
  heldUntil: (until: string): string => `We hold these nights for you until ${until}.`,
  due: (what: string, sum: string, by: string): string => `Please pay ${what}, ${sum}, by ${by}.`,
  overdue: (what: string, sum: string, since: string): string =>
    `Please pay ${what} now: ${sum} was due on ${since}.`,
  lapses: (day: string): string => `Without a payment we release your nights after ${day}.`,
  closed: {
    declined: 'We could not accept this request.',
    withdrawn: 'This request was withdrawn.',
    expired: 'Our hold on these nights has ended. You can request them again.',
    cancelled_by_guest: 'You cancelled this stay.',
    cancelled_by_house: 'We had to cancel this stay. Everything you paid is returned to you.',
    unpaid: 'No payment reached us in time, so we released these nights.',
  },
  refund: {
    sent: (sum: string): string => `${sum} was returned to you.`,
    owed: (sum: string): string => `Your refund of ${sum} is on its way.`,
    none: 'No refund is due.',
    unpaid: 'Nothing had been paid.',
  },
  reason: (words: string): string => `Our reason: ${words}`,
  requests: {
    title: 'Your requests',
    states: { open: 'Waiting for our answer', waiting: 'Answered', closed: 'Closed' },
    read: 'Read',
    readAbout: (about: string): string => `Read the conversation about ${about}`,
    sentOn: (day: string): string => `Sent ${day}`,
  },
  showSamples: 'Show the samples',
  sampleBookings: 'Sample bookings',
  sampleMessages: 'Sample messages',
  samplePayments: 'Sample payments',
  sampleReviews: 'Sample stays',
});
