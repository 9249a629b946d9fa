import { selectTexts } from '@marisma/area-kit/texts';
import type { PaymentKind, StayClosing } from '@marisma/area-kit/booking';

type Guests = (count: number) => string;

/** One request: who, what, and what happened. */
export const request = selectTexts('request', {
  pageTitle: 'Request · Desk · Marisma',
  back: 'Back to the list',
  loading: 'Loading the request',
  gone: {
    title: 'This request is not here',
    text: 'It may have been deleted after its time, the link may be incomplete, or this account may not read it.',
  },
  failedTitle: 'The request could not be loaded',
  failedHint: 'Check the connection and try again. What you typed is kept.',
  old: 'The desk cannot be reached. The request is shown as it was; it is read again every few seconds.',
  due: (when: string) => `Answer due ${when}`,
  overdue: (when: string) => `Overdue: the answer was due ${when}`,
  waitsForGuest: 'Waiting for the guest',
  heldUntil: (when: string) => `Nights held until ${when}`,
  snoozedUntil: (when: string) => `Put off until ${when}`,
  assignedTo: (name: string) => `Assigned to ${name}`,
  closed: 'Closed',
  houseTime: 'House time',
  allHouseTime: 'All times are house time',
  who: {
    title: 'Guest',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    noPhone: 'Not given',
    account: 'Account',
    hasAccount: 'Has one; reads replies in the dashboard and by email',
    senders: {
      confirmed: 'Has one with this address; reads replies in the dashboard and by email',
      unconfirmed:
        'Has one, but has not confirmed this address; reads replies in the dashboard, and whoever has the address by email',
      other:
        'Wrote from an account with another address; reads replies in that dashboard, and whoever has this address by email',
    },
    noAccount: 'None; reads replies by email',
    language: 'Language',
    languages: { en: 'English', es: 'Spanish' },
  },
  asked: {
    title: 'Request',
    about: 'About',
    inquiries: {
      booking: 'A booking',
      concierge: 'Concierge services',
      owner: 'Their own property',
      general: 'Something else',
    },
    house: 'House',
    nights: 'Nights',
    arrival: 'Arrival',
    guests: 'Guests',
    guestCount: ((count) => (count === 1 ? '1 guest' : `${count} guests`)) as Guests,
    notSaid: 'Not given',
    service: 'Service',
    price: 'Price shown',
    day: 'Preferred day',
  },
  arrival: 'Arrival',
  story: {
    title: 'History',
    earlier: 'Show earlier',
    none: 'Nothing yet.',
    staffOnly: 'Staff only',
    open: 'Open that request',
    somebody: 'Someone on the team',
    clock: 'The system',
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
      extra: (sum) => `${sum} was received for an extra.`,
      damage: (sum) => `The damage deposit of ${sum} was received.`,
      unexpected: (sum) => `${sum} was received that nobody owed.`,
      refund: (sum) => `A refund of ${sum} was sent.`,
    } as Record<PaymentKind, (sum: string) => string>,
    repriced: (who: string, total: string) => `${who} changed the price. The new total is ${total}.`,
    moneyOf: {
      deposit: 'the deposit',
      balance: 'the balance',
      extra: 'an extra',
      damage: 'the damage deposit',
      unexpected: 'a payment nobody owed',
      refund: 'a refund',
    } satisfies Record<PaymentKind, string> as Record<PaymentKind, string>,
    reversed: (who: string, what: string, sum: string) => `${who} took back the record of ${what} of ${sum}.`,
    added: (who: string, what: string, sum: string) => `${who} added an extra: ${what}, ${sum}.`,
    dropped: (who: string, what: string, sum: string) => `${who} took an extra off: ${what}, ${sum}.`,
    released: (who: string, back: string | undefined, kept: string | undefined) =>
      [
        back ? `${who} released the damage deposit: ${back} goes back.` : `${who} keeps the damage deposit.`,
        kept && `${kept} is kept for damage.`,
      ]
        .filter(Boolean)
        .join(' '),
    cardRefund: {
      sent: (sum) => `A refund of ${sum} is on its way to the card.`,
      failed: (sum) => `The card refund of ${sum} failed. It is still to be sent.`,
      unsure: (sum) =>
        `The card provider has not answered about the refund of ${sum}. Check there before you send it in another way.`,
      twice: (sum) => `The card provider sent ${sum}, which was already noted as sent. Check it there.`,
    } as Record<'sent' | 'failed' | 'unsure' | 'twice', (sum: string) => string>,
    dispute: {
      open: (sum) => `The cardholder disputes the payment of ${sum}. Answer it with the card provider.`,
      won: (sum) => `The dispute about ${sum} is won: the payment stands.`,
      lost: (sum) => `The dispute about ${sum} is lost: the money went back to the cardholder.`,
    } as Record<'open' | 'won' | 'lost', (sum: string) => string>,
    relet: (who: string, sum: string) =>
      `${who} granted ${sum} more back, because the nights were let again.`,
    kept: (who: string, day: string) => `${who} keeps the unpaid stay until ${day}.`,
    reminded: (day: string) => `The deposit has not arrived. The stay is kept until ${day}.`,
    waived: (who: string, sum: string) => `${who} waived ${sum} that were due.`,
    entered: 'The house entered the stay.',
    stay: {
      asked: (who) => `${who} asked for the stay.`,
      confirmed: (who) => `${who} confirmed the stay.`,
      declined: (who) => `${who} declined the stay.`,
      withdrawn: (who) => `${who} withdrew the request.`,
      expired: () => 'The hold on the nights has ended.',
      cancelled_by_guest: (who) => `${who} cancelled the stay at the guest’s request.`,
      cancelled_by_house: (who) => `${who} cancelled the stay for the house.`,
      unpaid: () => 'The stay was released, because it was not paid.',
    } as Record<'asked' | 'confirmed' | StayClosing, (who: string) => string>,
    states: {
      open: (who) => `${who} opened the request again.`,
      waiting: () => 'Waiting for the guest’s answer.',
      closed: (who) => `${who} closed the request.`,
    } as Record<'open' | 'waiting' | 'closed', (who: string) => string>,
    snoozed: (who: string, until: string) => `${who} put the request off until ${until}.`,
    awake: 'The request is no longer put off.',
    joined: (who: string) =>
      `${who} confirmed the email address, and reads this request in the dashboard from now on.`,
    mergedHere: (who: string) => `${who} merged another request into this one.`,
    mergedAway: (who: string) => `${who} merged this request into another, where it is answered.`,
    unmerged: (who: string) => `${who} made this a separate request again.`,
    assigned: (who: string, to: string) =>
      who === to ? `${who} took the request.` : `${who} gave the request to ${to}.`,
    unassigned: (who: string) => `${who} took the request off everyone’s list.`,
    templates: {
      request_received: 'we have your request',
      reply: 'our answer',
      confirmed: 'your stay is confirmed',
      declined: 'we could not accept',
      expired: 'the nights are free again',
      cancelled: 'the stay is cancelled',
      payment_due: 'a payment is due',
      payment_received: 'a receipt',
      payment_reversed: 'a correction',
      refund_due: 'we return money',
      refund_sent: 'money was sent back',
      damage_settled: 'the damage deposit',
      unpaid: 'the stay is not paid',
      kept_unpaid: 'more time to pay',
      lapsed: 'the unpaid stay has ended',
      new_request: 'news for the desk',
    } as Record<string, string>,
    otherMail: 'a notice',
    mailTo: { guest: 'the guest', house: 'the desk' },
    mails: {
      sent: (about: string, to: string) => `Email to ${to}, “${about}”: sent.`,
      given_up: (about: string, to: string) => `Email to ${to}, “${about}”: could not be sent.`,
      queued: (about: string, to: string) => `Email to ${to}, “${about}”: is being sent again.`,
    },
    mailFailures: {
      address: 'The address does not exist.',
      mailbox: 'The mailbox is full or closed.',
      content: 'The mail server does not accept such an email.',
      policy: 'The mail server refused it.',
      tries: 'It was tried eight times.',
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
    notPossible: 'This is no longer possible: the request is shown as it is now.',
  },
});
