import { translated } from '@marisma/shared/texts';

/** What the page itself says about the guest's own stays and requests. */
export const live = translated('live', {
  loading: 'Your stays are being loaded.',
  failed: 'Your stays could not be loaded',
  failedReason: 'Please check your connection and try again. Nothing has changed on our side.',
  old: 'This could not be refreshed just now. It is as it was last loaded.',
  pending: 'Waiting for our answer',
  confirmed: 'Confirmed',
  team: 'The house team',
  heldUntil: (until: string): string => `We keep these nights for you until ${until}.`,
  closed: {
    declined: 'We could not accept this request.',
    withdrawn: 'This request was withdrawn.',
    expired: 'The time for which we kept these nights is over. They can be requested again.',
    cancelled_by_guest: 'You canceled this stay.',
    cancelled_by_house: 'We had to cancel this stay. Everything that you paid goes back to you.',
  },
  reason: (words: string): string => `Our reason: ${words}`,
  requests: {
    title: 'Your requests',
    states: { open: 'Waiting for our answer', waiting: 'Answered', closed: 'Closed' },
    read: 'Read',
    readAbout: (about: string): string => `Read the conversation about ${about}`,
    sentOn: (day: string): string => `Sent ${day}`,
  },
  sampleBookings: 'Sample bookings',
  sampleMessages: 'Sample messages',
  samplePayments: 'Sample payments',
  sampleReviews: 'Sample stays',
});
