import type { PluralForms } from '../../../../shared/src/format/plural';

/** The English words of the mails. `es` has the same keys. */
export const en = {
  house: 'Marisma · Villas & Residencias',
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
    villa: 'Villa',
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
    inquiry: { subject: 'We received your message', heading: 'Thank you for writing to us' },
    service: {
      subject: (service: string) => ['We received your request', service].filter(Boolean).join(': '),
      heading: 'Thank you for your request',
      intro: (service: string) => `Your request${service && ` for “${service}”`} has reached us.`,
    },
    stay: {
      subject: (villa: string, code: string) => `We received your request for ${villa} (${code})`,
      heading: 'Thank you for your request to stay',
      intro: (villa: string) =>
        `Your request for ${villa} has reached us. The stay is booked once we confirm it.`,
      movedSubject: (code: string) => `New dates for your request ${code}`,
      movedHeading: 'Your request has new dates',
      movedIntro: (villa: string) =>
        `We moved your request for ${villa} to these nights. The stay is booked once we confirm it.`,
      held: (when: string) => `The nights are kept for you until ${when}.`,
    },
    inquiryIntro: 'Your message has reached us.',
  },
  reply: {
    subject: (about: string) => `Our answer: ${about}`,
    aboutMessage: 'your message to Marisma',
    heading: 'Our answer',
    title: 'We wrote',
    button: 'Answer in your dashboard',
    preheader: 'The Marisma team has answered you.',
  },
  confirmed: {
    subject: (villa: string, code: string) => `Confirmed: your stay at ${villa} (${code})`,
    heading: 'Your stay is confirmed',
    intro: (villa: string) => `We look forward to welcoming you at ${villa}.`,
    movedSubject: (code: string) => `New dates for your stay ${code}`,
    movedHeading: 'Your stay has new dates',
    movedIntro: (villa: string) => `Your stay at ${villa} is confirmed for these nights.`,
    payments: 'Payments',
    due: (what: string, sum: string, day: string) => `${what}: ${sum}, due ${day}`,
    kinds: { deposit: 'Deposit', balance: 'Balance', refund: 'Refund to you' },
    cancellation: 'If you cancel',
    refundUntil: (day: string, share: string) => `Until ${day}: ${share} of what you paid is returned`,
    noRefund: 'Later: nothing is returned',
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
    heading: 'Your request has ended',
    intro: (villa: string) =>
      `We did not confirm your stay at ${villa} in time, so the nights are no longer kept for you. We are sorry.`,
    again: 'You can request them again while they are available.',
    button: 'Request again',
  },
  cancelled: {
    subject: (villa: string, code: string) => `Canceled: your stay at ${villa} (${code})`,
    heading: 'Your stay is canceled',
    byGuest: (villa: string) => `Your stay at ${villa} is canceled, as you asked.`,
    byHouse: (villa: string) => `We had to cancel your stay at ${villa}. We are sorry.`,
    refund: (sum: string) => `We are returning ${sum} to you.`,
    nothingBack: 'Under the cancellation terms of your stay, nothing is returned.',
    owed: (sum: string) => `${sum} of your stay are still to be paid.`,
    nothingPaid: 'You had not paid anything, and nothing is due.',
    reason: 'The reason',
    yourReason: 'Your reason',
  },
  paymentDue: {
    subject: (what: string, day: string, code: string) => `${what} due ${day} (${code})`,
    heading: 'A payment is due',
    intro: (what: string, villa: string, day: string) =>
      `The ${what} for your stay at ${villa} is due on ${day}.`,
    kinds: { deposit: 'deposit', balance: 'balance' },
    titles: { deposit: 'Deposit', balance: 'Balance' },
    amount: 'Amount',
    dueOn: 'Due on',
    paid: 'If you have paid already, thank you: this email and your payment have crossed.',
  },
  desk: {
    news: {
      new: { subject: 'New request', heading: 'A new request' },
      message: { subject: 'New message', heading: 'The guest has written' },
      cancelled: { subject: 'Canceled by the guest', heading: 'The guest has canceled' },
      withdrawn: { subject: 'Withdrawn by the guest', heading: 'The guest has withdrawn the request' },
    },
    kinds: { inquiry: 'Inquiry', service: 'Service', stay: 'Stay' },
    subject: (news: string, about: string) => `${news}: ${about}`,
    said: 'The guest wrote',
    someone: 'A guest',
    button: 'Open at the desk',
  },
  nights: { one: '# night', other: '# nights' } as PluralForms,
};

/** The words of the mails in one language. */
export type Words = typeof en;
