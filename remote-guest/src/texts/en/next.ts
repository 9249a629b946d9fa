import { selectTexts } from '@marisma/area-kit/texts';

/** What comes next: what the guest must do, and the itinerary of the next stay. */
export const next = selectTexts('next', {
  todo: 'What You Need to Do',
  /** What is to be paid, as it stands after 'Pay'; an extra has its own name. */
  dues: {
    deposit: 'the deposit',
    balance: 'the balance',
    full: 'the whole price',
    damage: 'the damage deposit',
    extra: 'an extra',
  } as Record<string, string> & Record<'full' | 'extra', string>,
  pay: (what: string, sum: string, home: string, day: string): string =>
    `Pay ${what} for ${home}, ${sum}, by ${day}`,
  overdue: (what: string, sum: string, home: string, day: string): string =>
    `Pay ${what} for ${home}, ${sum}; it was due on ${day}`,
  payNow: 'How to Pay',
  arrival: (home: string): string => `Tell us when you arrive at ${home}, and who is coming`,
  arrivalNow: 'Arrival Details',
  offer: (about: string): string => `Accept or decline our offer: ${about}`,
  offerNow: 'See the Offer',
  answer: (about: string): string => `Read our message about ${about}`,
  answerNow: 'Read and Answer',
  review: (home: string): string => `Tell us about your stay at ${home}`,
  reviewNow: 'Write a Review',
  /** The name of a button, which says what it is for. */
  named: (button: string, what: string): string => `${button}: ${what}`,
  itinerary: (home: string): string => `Your stay at ${home}`,
  arrives: (words: string): string => `You arrive: ${words}`,
  /** To an account that asked for more at its sign-up; as its mail says. */
  refused: {
    owner: 'We could not approve your account as an owner’s account. It remains a guest’s account.',
    management: 'We could not approve your account for the desk. It remains a guest’s account.',
  },
  reason: (words: string): string => `Reason: ${words}`,
  arranged: 'Arranged with your stay',
});
