import { translated } from '@marisma/shared/texts';
import type { PaymentKind, StayClosing } from '@marisma/shared/stays';

type Guests = (count: number) => string;

/** One request: who, what, and what happened. */
export const request = translated('request', {
  pageTitle: 'Request · Desk · Marisma',
  back: 'Back to the list',
  loading: 'Loading the request',
  gone: {
    title: 'This request is not here',
    text: 'It may have been deleted after its time, the link may be incomplete, or this account may not read it.',
  },
  failedTitle: 'The request did not arrive',
  failedHint: 'Check the connection and try again. What you typed is kept.',
  old: 'The desk cannot be reached. The request is shown as it was; it is read again every few seconds.',
  due: (when: string) => `Answer due ${when}`,
  overdue: (when: string) => `Overdue: the answer was due ${when}`,
  waitsForGuest: 'Waiting for the guest',
  snoozedUntil: (when: string) => `Put off until ${when}`,
  assignedTo: (name: string) => `Assigned to ${name}`,
  closed: 'Closed',
  houseTime: 'Times are the house’s.',
  who: {
    title: 'Guest',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    noPhone: 'Not given',
    account: 'Account',
    hasAccount: 'Signed in when she or he wrote; reads answers in the dashboard and by email',
    noAccount: 'None; reads answers by email',
    language: 'Language',
    languages: { en: 'English', es: 'Spanish' },
  },
  asked: {
    title: 'What is asked for',
    about: 'About',
    inquiries: {
      booking: 'A booking',
      concierge: 'Concierge services',
      owner: 'An own property',
      general: 'Something else',
    },
    nights: 'Nights',
    arrival: 'Arrival',
    guests: 'Guests',
    guestCount: ((count) => (count === 1 ? '1 guest' : `${count} guests`)) as Guests,
    notSaid: 'Not said',
    service: 'Service',
    price: 'Price shown',
    day: 'Preferred day',
  },
  story: {
    title: 'What happened',
    earlier: 'Show earlier',
    none: 'Nothing yet.',
    staffOnly: 'Only staff read this',
    open: 'Open that request',
    somebody: 'Somebody of the house',
    clock: 'The clock',
    wrote: (guest: string) => `${guest} wrote`,
    answered: (who: string) => `${who} answered`,
    noted: (who: string) => `${who} noted`,
    wish: (guest: string, nights: string, total: string) =>
      `${guest} asks to move the stay to ${nights}, for ${total}`,
    moved: (who: string, nights: string, total: string) =>
      `${who} moved the stay to ${nights}. The new total is ${total}.`,
    held: (who: string, until: string) => `${who} keeps the nights until ${until}.`,
    paid: {
      deposit: (sum) => `The deposit of ${sum} was received.`,
      balance: (sum) => `The balance of ${sum} was received.`,
      refund: (sum) => `A refund of ${sum} was sent.`,
    } as Record<PaymentKind, (sum: string) => string>,
    entered: 'The house entered the stay.',
    stay: {
      asked: (who) => `${who} asked for the stay.`,
      confirmed: (who) => `${who} confirmed the stay.`,
      declined: (who) => `${who} declined the stay.`,
      withdrawn: (who) => `${who} withdrew the request.`,
      expired: () => 'The time for which the nights were kept ran out.',
      cancelled_by_guest: (who) => `${who} canceled the stay at the guest’s wish.`,
      cancelled_by_house: (who) => `${who} canceled the stay for the house.`,
    } as Record<'asked' | 'confirmed' | StayClosing, (who: string) => string>,
    states: {
      open: (who) => `${who} opened the request again.`,
      waiting: () => 'The guest’s answer is awaited.',
      closed: (who) => `${who} closed the request.`,
    } as Record<'open' | 'waiting' | 'closed', (who: string) => string>,
    snoozed: (who: string, until: string) => `${who} put the request off until ${until}.`,
    awake: 'The request is no longer put off.',
    mergedHere: (who: string) => `${who} merged another request into this one.`,
    mergedAway: (who: string) => `${who} merged this request into another, where it is answered.`,
    unmerged: (who: string) => `${who} took the request up by itself again.`,
    assigned: (who: string, to: string) =>
      who === to ? `${who} took the request.` : `${who} gave the request to ${to}.`,
    unassigned: (who: string) => `${who} gave the request to nobody.`,
    templates: {
      request_received: 'we have your request',
      reply: 'our answer',
      confirmed: 'your stay is confirmed',
      declined: 'we could not accept',
      expired: 'the nights are free again',
      cancelled: 'the stay is canceled',
      payment_due: 'a payment is due',
      new_request: 'news for the desk',
    } as Record<string, string>,
    otherMail: 'a notice',
    mailTo: { guest: 'the guest', house: 'the desk' },
    mails: {
      sent: (about: string, to: string) => `Email to ${to}, “${about}”: sent.`,
      given_up: (about: string, to: string) =>
        `Email to ${to}, “${about}”: could not be sent, after eight tries.`,
      queued: (about: string, to: string) => `Email to ${to}, “${about}”: is being sent again.`,
    },
    sendAgain: 'Send again',
    sendingAgain: 'Sending…',
  },
  merged: {
    into: 'This request is answered in another one.',
    open: 'Open it',
    here: 'Answered here as well',
  },
  changed: {
    by: (who: string, when: string) =>
      `${who} changed it at ${when}. It is shown as it is now; what you typed is kept. Look at it, then decide again.`,
    unknown:
      'It was changed in the meantime. It is shown as it is now; what you typed is kept. Look at it, then decide again.',
    notPossible: 'This is not possible any more: the request is shown as it is now.',
  },
});
