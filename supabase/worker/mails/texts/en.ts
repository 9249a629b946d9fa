import { money } from './en-money';
import { services } from './en-services';
import { notices } from './en-notices';

/** The English texts of the mails. `es` has the same keys. */
export const en = {
  money,
  services,
  notices,
  company: 'Marisma · Villas & Residencias',
  greeting: (name: string) => (name ? `Dear ${name},` : 'Hello,'),
  signature: 'The Marisma team',
  answerHere: 'Questions? Reply to this email, and our team will read it.',
  moment: (day: string, time: string) => `${day} at ${time}`,
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
      first: {
        subject: (villa: string, code: string) => `We received your request for ${villa} (${code})`,
        heading: 'Thank you for your request',
        intro: (villa: string) =>
          `Your request for ${villa} has reached us. The stay is booked once we confirm it.`,
      },
      moved: {
        subject: (_: string, code: string) => `New dates for your request ${code}`,
        heading: 'Your request has new dates',
        intro: (villa: string) =>
          `We moved your request for ${villa} to these nights. The stay is booked once we confirm it.`,
      },
      repriced: {
        subject: (_: string, code: string) => `New price for your request ${code}`,
        heading: 'Your request has a new price',
        intro: (villa: string) =>
          `We changed the price of your request for ${villa}. The stay is booked once we confirm it.`,
      },
      held: (when: string) => `We hold the nights for you until ${when}.`,
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
    first: {
      subject: (villa: string, code: string) => `Confirmed: your stay at ${villa} (${code})`,
      heading: 'Your stay is confirmed',
      intro: (villa: string) => `We look forward to welcoming you at ${villa}.`,
    },
    moved: {
      subject: (_: string, code: string) => `New dates for your stay ${code}`,
      heading: 'Your stay has new dates',
      intro: (villa: string) => `Your stay at ${villa} is confirmed for these nights.`,
    },
    repriced: {
      subject: (_: string, code: string) => `New price for your stay ${code}`,
      heading: 'Your stay has a new price',
      intro: (villa: string) => `We changed the price of your stay at ${villa}.`,
    },
  },
  offer: {
    subject: (villa: string, code: string) => `Our offer: your stay at ${villa} (${code})`,
    heading: 'An offer for you',
    intro: (villa: string) => `We are happy to offer you a stay at ${villa}.`,
    message: 'We wrote',
    until: (when: string) => `We hold the nights for you until ${when}.`,
    how: 'You can accept or decline with the button, without an account. Accepting charges nothing. Whoever has this link can answer for you, so please do not pass it on.',
    button: 'See the offer',
    expired: {
      heading: 'Our offer has expired',
      intro: (villa: string) =>
        `Our offer for ${villa} was not answered in time, so we no longer hold the nights for you.`,
      again: 'You can request them while they are available, or write to us for a new offer.',
      button: 'See the residence',
    },
    takenBack: {
      subject: (villa: string, code: string) => `Our offer for ${villa} is no longer valid (${code})`,
      intro: (villa: string) =>
        `We had to withdraw our offer for ${villa}. We no longer hold the nights for you.`,
    },
  },
  declined: {
    subject: (villa: string, code: string) => `We cannot confirm your stay at ${villa} (${code})`,
    heading: 'We are sorry',
    intro: (villa: string) =>
      `We cannot confirm your stay at ${villa}. We no longer hold the nights for you.`,
    reason: 'The reason',
    button: 'See other dates',
  },
  expired: {
    subject: (villa: string, code: string) => `Your nights at ${villa} are no longer held (${code})`,
    heading: 'Your request has expired',
    intro: (villa: string) =>
      `We did not confirm your stay at ${villa} in time, so we no longer hold the nights for you. We are sorry.`,
    again: 'You can request them again while they are available.',
    button: 'Request again',
  },
  cancelled: {
    subject: (villa: string, code: string) => `Cancelled: your stay at ${villa} (${code})`,
    heading: 'Your stay is cancelled',
    byGuest: (villa: string) => `Your stay at ${villa} is cancelled, as you asked.`,
    byOffice: (villa: string) => `We had to cancel your stay at ${villa}. We are sorry.`,
    refund: (sum: string) => `We are returning ${sum} to you.`,
    nothingBack: 'Under the cancellation terms of your stay, no refund is due.',
    relet: 'If we sell nights of your stay again, we refund what they bring, up to the amount we kept.',
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
      service_called_off: { subject: 'Service cancelled', heading: 'The guest has cancelled a service' },
      offer_accepted: { subject: 'Offer accepted', heading: 'The guest has accepted the offer' },
      offer_declined: { subject: 'Offer declined', heading: 'The guest has declined the offer' },
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
    keptUntil: 'Held until',
    sender: 'From another address',
    attachments: 'Attachments refused',
    wish: 'Wanted',
    wishFor: (from: string, until: string, price: string) => `${from} – ${until}, ${price}`,
    kinds: { inquiry: 'Inquiry', service: 'Service', stay: 'Stay' },
    subject: (news: string, about: string) => `${news}: ${about}`,
    guestWrote: 'The guest wrote',
    someone: 'A guest',
    button: 'Open at the desk',
  },
  statement: {
    subject: (month: string) => `Your statement for ${month}`,
    heading: 'Your statement is ready',
    intro: (month: string) => `Your statement for ${month} is ready in your owner area.`,
    houses: 'Residence',
    number: 'Statement',
    balance: 'Still to be paid to you',
    carried: 'Carried over to the next month',
    button: 'Open your statement',
  },
};

/** The texts of the mails in one language. */
export type Texts = typeof en;
