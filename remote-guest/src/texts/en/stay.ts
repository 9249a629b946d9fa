import { selectTexts } from '@marisma/area-kit/texts';

type Nights = { dates: string; total: string };

/** What is read once a stay or a conversation is opened. */
export const stay = selectTexts('stay', {
  unknown: 'This stay is not here',
  unknownReason:
    'There is no stay of yours with this code. It may belong to another account, or the link may be incomplete.',
  agreed: 'Price as agreed',
  status: 'Status',
  actions: {
    title: 'Change this stay',
    arrival: 'Arrival Details',
    withdraw: 'Withdraw Request',
    cancel: 'Cancel Stay',
    changeDates: 'Change Dates',
    message: 'Message Host',
  },
  story: {
    title: 'What happened so far',
    asked: 'You asked for this stay.',
    confirmed: 'We confirmed your stay.',
    message: { guest: 'You wrote:', house: 'We wrote:' },
    held: (until: string): string => `We keep the nights for you until ${until}.`,
    moved: ({ dates, total }: Nights): string => `The stay was moved to ${dates}. The new total is ${total}.`,
    wish: ({ dates, total }: Nights): string => `You asked to move the stay to ${dates}, for ${total}.`,
    paid: {
      deposit: (sum: string): string => `We received the deposit of ${sum}.`,
      balance: (sum: string): string => `We received the balance of ${sum}.`,
      refund: (sum: string): string => `We sent ${sum} back to you.`,
    },
    waived: (sum: string): string => `You no longer owe us ${sum}.`,
    declined: 'We could not accept the request.',
    withdrawn: 'The request was withdrawn.',
    expired: 'Our hold on the nights has ended.',
    cancelled_by_guest: 'The stay was canceled at your request.',
    cancelled_by_house: 'We had to cancel the stay.',
    unpaid: 'No payment reached us in time, so we released the nights.',
  },
  withdraw: {
    title: 'Withdraw this request?',
    lead: (home: string, dates: string): string =>
      `Your request for ${home}, ${dates}, is withdrawn and its nights become free for others. Nothing has been charged.`,
    keep: 'Keep Request',
    confirm: 'Withdraw Request',
    busy: 'Withdrawing…',
    done: 'Your request is withdrawn.',
  },
  cancel: {
    title: 'Cancel this stay?',
    lead: (home: string, dates: string): string =>
      `Your stay at ${home}, ${dates}, is canceled and its nights become free for others. This cannot be undone.`,
    paid: 'You have paid',
    refund: 'Returned to you if you cancel today',
    kept: 'Stays with the house',
    rule: 'Under the conditions you agreed to',
    nothingPaid: 'Nothing has been paid, so nothing is returned and nothing more is due.',
    counting: 'Calculating the refund…',
    failed: 'The refund could not be calculated',
    reason: 'Reason (optional)',
    keep: 'Keep Stay',
    confirm: 'Cancel Stay',
    confirmWith: (sum: string): string => `Cancel Stay, ${sum} back`,
    busy: 'Canceling…',
    done: 'Your stay is canceled.',
    doneWith: (sum: string): string => `Your stay is canceled. ${sum} goes back to you.`,
  },
  dates: {
    title: 'Change dates',
    lead: (home: string, dates: string): string =>
      `Your stay at ${home} is for ${dates}. Choose other nights and see their price before you ask; your stay remains as it is until we confirm.`,
    loading: 'Loading the calendar…',
    failed: 'The calendar cannot be shown',
    now: 'Total now',
    then: 'New total',
    more: (sum: string): string => `${sum} more than now`,
    less: (sum: string): string => `${sum} less than now`,
    same: 'The price stays the same',
    counting: 'Calculating the price…',
    choose: 'Choose both days to see the price.',
    unchanged: 'These are the dates of your stay.',
    message: 'Message (optional)',
    confirm: 'Request These Dates',
    busy: 'Sending…',
    done: 'Your request is sent. Your stay remains as it is until we confirm the new dates.',
  },
  arriving: {
    loading: 'Loading the arrival details…',
    failed: 'The arrival details could not be loaded',
    failedReason: 'Check the connection and try again.',
  },
  changed: {
    by: (who: string, when: string): string =>
      `${who} changed this stay, ${when}. It is shown as it is now; what you typed is kept. Please decide again.`,
    unknown:
      'This stay was changed in the meantime. It is shown as it is now; what you typed is kept. Please decide again.',
    notPossible: 'This is no longer possible: the stay is shown as it is now.',
  },
  requests: {
    kinds: { inquiry: 'Inquiry', service: 'Service request', stay: 'Stay' },
    inquiries: {
      booking: 'Inquiry about a booking',
      concierge: 'Inquiry about concierge services',
      owner: 'Inquiry about your property',
      general: 'General inquiry',
    },
    noMessage: 'No messages yet.',
  },
  write: {
    label: 'Your message',
    send: 'Send',
    sending: 'Sending…',
    sent: 'Your message is sent.',
    hint: 'The house team answers here and by email.',
  },
  receipt: 'Amounts are US dollars, before taxes and fees. This receipt is not a tax document.',
});
