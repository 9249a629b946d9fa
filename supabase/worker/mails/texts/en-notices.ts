/** The English texts of mails around a stay, to owners, and to the desk about what is no request. */
export const notices = {
  withdrawn: {
    subject: (villa: string, code: string) => `Withdrawn: your request for ${villa} (${code})`,
    heading: 'Your request is withdrawn',
    intro: (villa: string) =>
      `Your request for ${villa} is withdrawn, as you asked. We no longer hold the nights for you.`,
  },
  offerDeclined: {
    subject: (villa: string, code: string) => `Declined: our offer for ${villa} (${code})`,
    heading: 'You declined our offer',
    intro: (villa: string) =>
      `You declined our offer for ${villa}, as you told us. The nights are no longer kept for you.`,
  },
  moveAsked: {
    subject: (code: string) => `We received your wish for other dates (${code})`,
    heading: 'You asked for other dates',
    intro: (villa: string) =>
      `You asked us to move your stay at ${villa} to the nights below. Your stay remains as it is until we confirm them.`,
    price: 'Price at these dates',
  },
  beforeArrival: {
    button: 'How to get here',
    subject: (villa: string, day: string) => `Your stay at ${villa} begins on ${day}`,
    heading: 'We look forward to your arrival',
    intro: (villa: string, day: string) =>
      `Your stay at ${villa} begins on ${day}. The house is being prepared.`,
    arrivalHere: 'If you have not yet told us when and how you arrive, please do so in your dashboard.',
    arrivalByMail: 'If you have not yet told us when and how you arrive, please reply to this email.',
  },
  afterStay: {
    button: 'Write a review',
    subject: (villa: string) => `Thank you for your stay at ${villa}`,
    heading: 'Thank you for your stay',
    intro: (villa: string) =>
      `It was a pleasure to have you at ${villa}. We hope that you had a good journey home.`,
    tellUs:
      'Was anything not as it should have been, or did somebody make your stay special? Please tell us.',
  },
  attachmentsRefused: {
    subject: (about: string) => `Your message arrived without its attachments: ${about}`,
    heading: 'Your message has arrived, its attachments have not',
    intro: (count: number) =>
      `We have read your message, but we take no files by email: ${count === 1 ? 'the file' : `the ${count} files`} that came with it did not reach us.`,
    instead:
      'If you can, please put what matters into words. If we need the file itself, we will tell you how to send it.',
  },
  ownerBooked: {
    first: {
      subject: (villa: string, day: string) => `New reservation: ${villa}, from ${day}`,
      heading: 'A new reservation',
      intro: (villa: string) => `A stay at ${villa} is confirmed.`,
    },
    moved: {
      subject: (villa: string, day: string) => `New dates of a reservation: ${villa}, from ${day}`,
      heading: 'A reservation has new dates',
      intro: (villa: string) => `A stay at ${villa} has moved to these nights.`,
    },
  },
  ownerCancelled: {
    subject: (villa: string, day: string) => `Cancelled reservation: ${villa}, from ${day}`,
    heading: 'A reservation is cancelled',
    intro: (villa: string) => `A stay at ${villa} is cancelled. The nights can be booked again.`,
  },
  ownerButton: 'Open your reservations',
  costWanted: {
    subject: (amount: string, villa: string) => `For your approval: ${amount}, ${villa}`,
    heading: 'A cost waits for your approval',
    intro: (villa: string) =>
      `Work at ${villa} has a cost, and we ask you to approve it. Once you do, it stands as an expense in your statement.`,
    what: 'Work',
    button: 'Look at it and approve',
  },
  accountApproved: {
    owner: (villa: string) => ({
      subject: `${villa} is linked to your account`,
      intro: `${villa} is now linked to your owner account. Its calendar, reservations and statements are in your dashboard.`,
      button: 'Open your dashboard',
    }),
    management: {
      subject: 'Your account is approved',
      intro: 'Your account is approved. You can now read and answer requests at the desk.',
      button: 'Open the desk',
    },
  },
  accountRefused: {
    subject: 'Your account could not be approved',
    owner: 'We could not approve your account as an owner’s account.',
    management: 'We could not approve your account for the desk.',
    guest: 'It remains a guest’s account, with which you can request stays and services.',
    reason: 'Reason',
  },
  approvalWanted: {
    subject: (name: string) => `New account to look at: ${name}`,
    heading: 'An account waits for you',
    owner: 'It is an owner’s account, without a house. An admin can give it one.',
    management: 'It asks to join the desk. An admin can approve it.',
    account: 'Account',
    button: 'Open the people',
  },
  feedFailing: {
    subject: (feed: string, villa: string) => `Calendar cannot be read: ${feed}, ${villa}`,
    heading: 'A calendar has failed for a day',
    intro: 'We cannot read this calendar. Nights that are sold there may still be free here.',
    feed: 'Calendar',
    since: 'Since',
    button: 'Open the calendars',
  },
};
