import type { Enums } from '@marisma/area-kit/data';
import { selectTexts } from '@marisma/area-kit/texts';

/** The money of a stay at the desk: what is noted, corrected, added and given back. */
export const bill = selectTexts('bill', {
  amount: 'Amount in US dollars',
  wrongAmount: (most: string) => `Please enter an amount up to ${most}.`,
  noAmount: 'Please enter an amount above zero.',
  reason: 'Reason',
  reasonHint: 'It stands in the history, which the guest reads.',
  noReason: 'Please give a reason.',
  method: 'Method',
  receivedOn: 'Day received',
  sentOn: 'Day sent',
  wrongDay: 'Please enter a day that is not in the future.',
  reference: 'Reference (optional)',
  referenceHint: 'As the bank or the receipt has it.',
  notedBy: (name: string) => `noted by ${name}`,
  corrected: 'Corrected',
  disputed: { open: 'Disputed', won: 'Dispute won', lost: 'Dispute lost' } as Record<
    Enums<'dispute_state'>,
    string
  >,
  onItsWay: 'On its way to the card',
  claimed: (sum: string, reason: string) => `${sum} kept for damage: ${reason}`,
  /** Begins with the words that are seen. */
  long: (does: string, kind: string, sum: string) => `${does}: ${kind}, ${sum}`,
  reverse: {
    action: 'Correct',
    title: 'Correct this record',
    submit: 'Take it back',
    lead: (kind: string, sum: string) =>
      `${kind}, ${sum}: a line of its own with the opposite amount takes the record back. What was due before is due again; record it as it was.`,
    done: 'The record is taken back.',
  },
  extra: {
    title: 'Add an extra',
    submit: 'Add extra',
    lead: 'A service or anything else that the guest pays apart from the price, taxes included. It is not shared with the owner.',
    what: 'What for',
    noWhat: 'Please say what it is for.',
    due: 'Due on',
    wrongDue: 'Please enter today or a later day.',
    done: 'The extra is added.',
  },
  drop: {
    action: 'Take off',
    title: 'Take the extra off?',
    submit: 'Take off',
    lead: (what: string, sum: string) => `${what}, ${sum}, is no longer due.`,
    leadPaid: (what: string, sum: string) => `${what}: the ${sum} that were paid become due as a refund.`,
    done: 'The extra is taken off.',
  },
  damage: {
    action: 'Release',
    title: 'Release the damage deposit',
    submit: (sum: string) => `Release ${sum}`,
    submitNone: 'Keep all of it',
    lead: (sum: string) => `We hold ${sum}. What is not kept becomes due as a refund.`,
    claim: 'Keep for damage, in US dollars',
    claimHint: '0 releases all of it.',
    wrong: (most: string) => `Please enter 0 or an amount up to ${most}.`,
    back: 'Goes back',
    done: 'The damage deposit is settled.',
  },
  card: {
    action: 'Refund by card',
    title: 'Refund by card?',
    submit: (sum: string) => `Send ${sum} to the card`,
    lead: (sum: string) =>
      `${sum} go back to the cards that paid, the latest first. What was paid in another way stays to be sent.`,
    done: 'The refund is on its way.',
  },
  price: {
    title: 'Change the price of the nights',
    submit: 'Change price',
    lead: (sum: string) =>
      `The nights cost ${sum} before taxes. Fees stay as they are, taxes follow; payments follow the new total.`,
    way: 'How',
    ways: { discount: 'A discount', price: 'A price of its own' },
    off: 'Taken off the nights, in US dollars',
    offHint: '0 takes a discount back.',
    own: 'Price of all nights together, in US dollars',
    wrong: (most: string) => `Please enter less than ${most}; a discount cannot take all of it.`,
    wrongOwn: (most: string) => `Please enter an amount above zero and up to ${most}.`,
    unchanged: 'This is the price that holds.',
    done: (code: string) => `The price of ${code} is changed.`,
    discounted: (sum: string) => `Discount of ${sum}`,
  },
  keep: {
    action: 'Keep it longer',
    note: (day: string) => `Nothing is paid yet. After ${day} the stay is released by itself.`,
    kept: (day: string) => `Nothing is paid yet. Staff keep the stay; after ${day} it is released by itself.`,
    title: 'Keep the unpaid stay',
    submit: 'Keep stay',
    lead: (code: string, day: string) =>
      `${code} is kept until ${day}. Choose a later day, at most the day of arrival.`,
    until: 'Keep until',
    wrong: 'Please enter a day from today up to the day of arrival.',
    done: (code: string, day: string) => `${code} is kept until ${day}.`,
  },
  relet: {
    action: 'Give it back',
    note: (sum: string) =>
      `Other guests have slept in these nights since: ${sum} more can go back to the guest.`,
    title: 'Refund nights that were let again',
    submit: (sum: string) => `Give ${sum} back`,
    lead: (sum: string) =>
      `Up to ${sum}: what the later guests brought for the same nights, and never more than we have kept. The guest is told.`,
    done: 'The refund is to be sent.',
  },
});
