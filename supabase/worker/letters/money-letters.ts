import { howToPay, kindOf, nameOf, payments, toReturn } from './money-parts';
import { oneLine } from './plain-text';
import { endedServices } from './service-letters';
import { houseButton, toReader } from './compose';
import type { MaybeRow } from './letter';
import type { Writing } from './writing';

/** Which stay the money is for. */
const stayRows = ({ words, code, villa }: Writing): MaybeRow[] => [
  [words.facts.reference, code],
  [words.facts.villa, villa],
];

/** How and when money came or went; the provider's name for a payment by card says nothing to a guest. */
function wayRows(writing: Writing, w: { method: string; on: string; reference: string }): MaybeRow[] {
  const { method = 'transfer', received_on, reference } = writing.facts;
  return [
    [w.method, writing.words.money.methods[method]],
    [w.on, writing.day(received_on)],
    [w.reference, method !== 'card' && oneLine(reference)],
  ];
}

/** Something is due: it was just added, or its day comes near. */
export const paymentDue = toReader((writing) => {
  const { facts, words, villa, code } = writing;
  const { reminder: w, ...money } = words.money;
  const { payment: kind = 'balance', added, due_on, amount_cents } = facts;
  const what = oneLine(facts.what) || money.kinds.extra;
  const named = nameOf(writing, { kind, what });
  const called: string = { ...w.called, extra: w.extra(what), refund: named, unexpected: named }[
    kindOf(writing, kind)
  ];
  return {
    ...(added
      ? { subject: w.addedSubject(what, code), heading: w.addedHeading, before: [w.added(what, villa)] }
      : {
          subject: w.subject(named, writing.day(due_on, 'medium'), code),
          heading: w.heading,
          before: [w.intro(called, villa, writing.day(due_on))],
        }),
    rows: [
      ...stayRows(writing),
      [money.paidFor, named],
      [money.amount, writing.money(amount_cents)],
      [money.dueOn, writing.day(due_on)],
    ],
    after: [kind === 'damage' && money.damageReturns, ...howToPay(writing), !added && w.paid],
  };
});

/** A receipt, and what is left to pay. */
export const paymentReceived = toReader((writing) => {
  const { facts, words, villa, code } = writing;
  const { received: w, ...money } = words.money;
  const { payment: kind = 'balance', what, amount_cents, receipt_no } = facts;
  const sum = writing.money(amount_cents);
  const ofWhole = amount_cents === facts.total_cents ? money.kinds.full : money.kinds.part;
  return {
    subject: w.subject(sum, `${receipt_no}`, code),
    heading: w.heading,
    before: [w.intro(sum, villa)],
    rows: [
      [w.receipt, `${receipt_no}`],
      ...stayRows(writing),
      [money.paidFor, kind === 'deposit' && facts.at_once ? ofWhole : nameOf(writing, { kind, what })],
      [money.amount, sum],
      ...wayRows(writing, w),
    ],
    after: [
      payments(writing, money.stillToPay) ?? w.allPaid,
      kind === 'damage' ? money.damageReturns : w.noInvoice,
    ],
  };
});

/** What was told of a payment or a refund was wrong. */
export const paymentReversed = toReader((writing) => {
  const { facts, words, code } = writing;
  const { reversed: w, ...money } = words.money;
  const sum = writing.money(facts.amount_cents);
  const isRefund = facts.payment === 'refund';
  return {
    subject: w.subject(sum, code),
    heading: w.heading,
    before: [
      isRefund ? w.refund(sum) : w.payment(sum, writing.day(facts.received_on)),
      isRefund ? toReturn(writing) > 0 && w.again : w.receipt(`${facts.receipt_no}`),
      writing.quote(money.reason),
    ],
    rows: stayRows(writing),
    after: isRefund ? [] : [payments(writing, money.stillToPay), ...howToPay(writing)],
  };
});

/** Money that goes back: what nobody owed, an extra that is off the bill, or nights that were sold again. */
export const refundDue = toReader((writing) => {
  const { facts, words, villa, code } = writing;
  const { refund: w, ...money } = words.money;
  const sum = writing.money(facts.relet_cents ?? facts.amount_cents);
  const cause = facts.relet_cents
    ? w.relet(sum, villa)
    : facts.dropped
      ? w.dropped(oneLine(facts.what), sum)
      : w.unexpected(sum, villa);
  return {
    subject: w.subject(sum, code),
    heading: w.heading,
    before: [cause, writing.quote(money.reason), w.next],
    rows: stayRows(writing),
  };
});

/** Money has gone back. */
export const refundSent = toReader((writing) => {
  const { facts, words, code } = writing;
  const { sent: w, ...money } = words.money;
  const { returns, what, amount_cents, method } = facts;
  const sum = writing.money(amount_cents);
  const rest = toReturn(writing);
  return {
    subject: w.subject(sum, code),
    heading: w.heading,
    before: [w.intro(sum)],
    rows: [
      ...stayRows(writing),
      [money.paidFor, returns ? nameOf(writing, { kind: returns, what }) : money.kinds.stay],
      [money.amount, sum],
      ...wayRows(writing, w),
    ],
    after: [method !== 'cash' && w.days, rest > 0 && w.more(writing.money(rest))],
  };
});

/** The stay is over: what of the damage deposit goes back, and why not all. */
export const damageSettled = toReader((writing) => {
  const { facts, words, villa, code } = writing;
  const { damage: w, ...money } = words.money;
  const { amount_cents, claim_cents = 0, released_cents = 0 } = facts;
  const whole = writing.money(amount_cents);
  const claim = writing.money(claim_cents);
  return {
    subject: w.subject(code),
    heading: w.heading,
    before: [
      claim_cents === 0
        ? w.whole(whole, villa)
        : released_cents > 0
          ? w.part(claim, whole, writing.money(released_cents))
          : w.none(whole),
      writing.quote(money.reason),
      claim_cents > 0 && w.disagree,
      released_cents > 0 && money.refund.next,
    ],
    rows: stayRows(writing),
  };
});

/** The first payment has not come: until when the nights are kept. */
export const unpaid = toReader((writing) => {
  const { facts, words, villa, code } = writing;
  const { unpaid: w, ...money } = words.money;
  return {
    subject: w.subject(villa, code),
    heading: w.heading,
    before: [w.intro(villa), w.until(writing.day(facts.lapses_on))],
    rows: writing.rows({ total: false }),
    after: [payments(writing, money.payments), ...howToPay(writing), w.paid],
  };
});

/** The house keeps a stay longer that is not paid. */
export const keptUnpaid = toReader((writing) => {
  const { facts, words, villa, code } = writing;
  const { kept: w, ...money } = words.money;
  const day = facts.lapses_on ?? facts.keep_until;
  return {
    subject: w.subject(writing.day(day, 'medium'), code),
    heading: w.heading,
    before: [w.intro(villa, writing.day(day))],
    rows: writing.rows({ total: false }),
    after: [payments(writing, money.payments), ...howToPay(writing)],
  };
});

/** Nobody paid, and the nights are free again. */
export const lapsed = toReader((writing) => {
  const { words, villa, code } = writing;
  const { lapsed: w } = words.money;
  const refund = toReturn(writing);
  return {
    subject: w.subject(villa, code),
    heading: w.heading,
    before: [
      w.intro(villa),
      words.expired.again,
      refund > 0 && words.cancelled.refund(writing.money(refund)),
      endedServices(writing),
    ],
    rows: writing.rows({ total: false }),
    button: houseButton(writing, words.expired.button),
  };
});
