import { money } from './en-money';
import { notices } from './en-notices';
import { services } from './en-services';

/** The English words of the mails. `es` has the same keys. */
export const en = {
  money,
  notices,
  services,
  house: 'Marisma · Villas & Residencias',
  greeting: (name: string) => (name ? `Dear ${name},` : 'Hello,'),
  signature: 'The Marisma team',
  answerHere: 'Questions? Reply to this email, and our team will read it.',
  moment: (day: string, time: string) => `${day} at ${time}`,
  /** A full day as it stands in a sentence. */
  dayInSentence: (day: string) => day,
  houseTime: (when: string) => `${when} (Mexico City time)`,
  answerBy: (when: string) => `We will answer by ${when}.`,
  answerSoon: 'We will answer within 2 hours during business hours.',
  dashboard: 'Open your dashboard',
  yourMessage: 'Your message',
  facts: {
    guest: 'Guest',
    reference: 'Reference',
    villa: 'Residence',
    service: 'Service',
    date: 'Date',
    arrival: 'Arrival',
    departure: 'Departure',
    from: (day: string, time: string) => `${day}, from ${time}`,
    until: (day: string, time: string) => `${day}, by ${time}`,
    nights: 'Nights',
    guests: 'Guests',
    total: 'Total',
    answerDue: 'Answer due',
  },
  received: {
    inquiry: {
      subject: 'We received your message',
      heading: 'Thank you for writing to us',
      intro: 'Your message has reached us.',
    },
    service: {
      subject: (service: string) => ['We received your request', service].filter(Boolean).join(': '),
      heading: 'Thank you for your request',
      intro: (service: string) => `Your request${service && ` for “${service}”`} has reached us.`,
    },
    stay: {
      subject: (villa: string, code: string) => `We received your request for ${villa} (${code})`,
      heading: 'Thank you for your request',
      intro: (villa: string) =>
        `Your request for ${villa} has reached us. The stay is booked once we confirm it.`,
      movedSubject: (code: string) => `New dates for your request ${code}`,
      movedHeading: 'Your request has new dates',
      movedIntro: (villa: string) =>
        `We moved your request for ${villa} to these nights. The stay is booked once we confirm it.`,
      repricedSubject: (code: string) => `New price for your request ${code}`,
      repricedHeading: 'Your request has a new price',
      repricedIntro: (villa: string) =>
        `We changed the price of your request for ${villa}. The stay is booked once we confirm it.`,
      held: (when: string) => `The nights are kept for you until ${when}.`,
    },
  },
  reply: {
    subject: (about: string) => `Our answer: ${about}`,
    aboutMessage: 'your message to Marisma',
    signedBy: (name: string) => `${name}\nMarisma`,
    youWrote: 'You wrote',
    answerHere: 'To answer, simply reply to this email.',
    button: 'Answer in your dashboard',
  },
  confirmed: {
    subject: (villa: string, code: string) => `Confirmed: your stay at ${villa} (${code})`,
    heading: 'Your stay is confirmed',
    intro: (villa: string) => `We look forward to welcoming you at ${villa}.`,
    movedSubject: (code: string) => `New dates for your stay ${code}`,
    movedHeading: 'Your stay has new dates',
    movedIntro: (villa: string) => `Your stay at ${villa} is confirmed for these nights.`,
    repricedSubject: (code: string) => `New price for your stay ${code}`,
    repricedHeading: 'Your stay has a new price',
    repricedIntro: (villa: string) => `We changed the price of your stay at ${villa}.`,
  },
  declined: {
    subject: (villa: string, code: string) => `We cannot confirm your stay at ${villa} (${code})`,
    heading: 'We are sorry',
    intro: (villa: string) =>
      `We cannot confirm your stay at ${villa}. The nights are no longer kept for you.`,
    reason: 'The reason',
    button: 'See other dates',
  },
  expired: {
    subject: (villa: string, code: string) => `Your nights at ${villa} are no longer kept (${code})`,
    heading: 'Your request has expired',
    intro: (villa: string) =>
      `We did not confirm your stay at ${villa} in time, so the nights are no longer kept for you. We are sorry.`,
    again: 'You can request them again while they are available.',
    button: 'Request again',
  },
  cancelled: {
    subject: (villa: string, code: string) => `Cancelled: your stay at ${villa} (${code})`,
    heading: 'Your stay is cancelled',
    byGuest: (villa: string) => `Your stay at ${villa} is cancelled, as you asked.`,
    byHouse: (villa: string) => `We had to cancel your stay at ${villa}. We are sorry.`,
    refund: (sum: string) => `We are returning ${sum} to you.`,
    nothingBack: 'Under the cancellation terms of your stay, nothing is returned.',
    relet:
      'Should nights of your stay be sold again, we return the rent that they bring, up to what we kept of what you paid.',
    owed: (sum: string) => `${sum} of your stay are still to be paid.`,
    nothingPaid: 'No payment was taken and nothing is due.',
    reason: 'The reason',
    yourReason: 'Your reason',
  },
  desk: {
    news: {
      new: { subject: 'New request', heading: 'A new request' },
      message: { subject: 'New message', heading: 'The guest has written' },
      move: { subject: 'Other dates wanted', heading: 'The guest wants other dates' },
      cancelled: { subject: 'Cancelled by the guest', heading: 'The guest has cancelled' },
      withdrawn: { subject: 'Withdrawn by the guest', heading: 'The guest has withdrawn the request' },
      service_accepted: { subject: 'Service accepted', heading: 'Arrange what the guest has accepted' },
      service_declined: { subject: 'Offer declined', heading: 'The guest does not take the offer' },
      service_called_off: { subject: 'Service called off', heading: 'The guest has called a service off' },
      unpaid: { subject: 'Not paid', heading: 'Keep the nights, or let them lapse' },
      unexpected: { subject: 'Payment to return', heading: 'Money has come that was not due' },
      dispute_open: { subject: 'Card payment disputed', heading: 'A card payment is disputed' },
      dispute_won: { subject: 'Dispute won', heading: 'A disputed card payment stays with us' },
      dispute_lost: { subject: 'Dispute lost', heading: 'A disputed card payment was taken back' },
      refund_failed: { subject: 'Refund failed', heading: 'A refund has not arrived and is due again' },
      refund_unsure: {
        subject: 'Refund without an answer',
        heading: 'Look up a refund at the card provider',
      },
      refund_twice: { subject: 'Refund sent twice', heading: 'A refund was sent by hand and to the card' },
    },
    keptUntil: 'Kept until',
    sender: 'From another address',
    attachments: 'Attachments refused',
    wish: 'Wanted',
    wishFor: (from: string, until: string, price: string) => `${from} – ${until}, ${price}`,
    kinds: { inquiry: 'Inquiry', service: 'Service', stay: 'Stay' },
    subject: (news: string, about: string) => `${news}: ${about}`,
    said: 'The guest wrote',
    someone: 'A guest',
    button: 'Open at the desk',
  },
  statement: {
    subject: (month: string) => `Your statement for ${month}`,
    heading: 'Your statement is ready',
    intro: (month: string) => `Your statement for ${month} is ready in your owner’s area.`,
    houses: 'Residence',
    number: 'Statement',
    balance: 'Still to be paid to you',
    carried: 'Carried over to the next month',
    button: 'Open your statement',
  },
};

/** The words of the mails in one language. */
export type Words = typeof en;
