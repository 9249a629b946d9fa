import { howToPay, kindOf, nameOf, payments, toReturn } from './money-parts';
import { oneLine } from './plain-text';
import { endedServices } from './service-templates';
import { houseButton, type Templates, toReader } from './template';
import type { MaybeRow } from './mail-content';
import type { MailContext } from './mail-context';

/** Which stay the money is for. */
const stayRows = ({ texts, code, villa }: MailContext): MaybeRow[] => [
  [texts.facts.reference, code],
  [texts.facts.villa, villa],
];

/** The method, day and reference of a payment; the card provider's reference means nothing to a guest. */
function wayRows(context: MailContext, t: { method: string; on: string; reference: string }): MaybeRow[] {
  const { method = 'transfer', received_on, reference } = context.facts;
  return [
    [t.method, context.texts.money.methods[method]],
    [t.on, context.day(received_on)],
    [t.reference, method !== 'card' && oneLine(reference)],
  ];
}

/** Templates about what is due, paid and returned. */
export const MONEY_TEMPLATES = {
  /** Something is due: it was just added, or its day comes near. */
  payment_due: toReader((context) => {
    const { facts, texts, villa, code } = context;
    const { reminder: t, ...money } = texts.money;
    const { payment: kind = 'balance', added, due_on, amount_cents } = facts;
    const what = oneLine(facts.what) || money.kinds.extra;
    const named = nameOf(context, { kind, what });
    const called: string = { ...t.called, extra: t.extra(what), refund: named, unexpected: named }[
      kindOf(context, kind)
    ];
    return {
      ...(added
        ? { subject: t.addedSubject(what, code), heading: t.addedHeading, before: [t.added(what, villa)] }
        : {
            subject: t.subject(named, context.day(due_on, 'medium'), code),
            heading: t.heading,
            before: [t.intro(called, villa, context.day(due_on))],
          }),
      rows: [
        ...stayRows(context),
        [money.paidFor, named],
        [money.amount, context.money(amount_cents)],
        [money.dueOn, context.day(due_on)],
      ],
      after: [kind === 'damage' && money.damageReturns, ...howToPay(context), !added && t.paid],
    };
  }),

  /** A receipt, and what is left to pay. */
  payment_received: toReader((context) => {
    const { facts, texts, villa, code } = context;
    const { received: t, ...money } = texts.money;
    const { payment: kind = 'balance', what, amount_cents, receipt_no } = facts;
    const sum = context.money(amount_cents);
    const ofWhole = amount_cents === facts.total_cents ? money.kinds.full : money.kinds.part;
    return {
      subject: t.subject(sum, `${receipt_no}`, code),
      heading: t.heading,
      before: [t.intro(sum, villa)],
      rows: [
        [t.receipt, `${receipt_no}`],
        ...stayRows(context),
        [money.paidFor, kind === 'deposit' && facts.at_once ? ofWhole : nameOf(context, { kind, what })],
        [money.amount, sum],
        ...wayRows(context, t),
      ],
      after: [
        payments(context, money.stillToPay) ?? t.allPaid,
        kind === 'damage' ? money.damageReturns : t.noInvoice,
      ],
    };
  }),

  /** A payment or a refund that was announced was a mistake. */
  payment_reversed: toReader((context) => {
    const { facts, texts, code } = context;
    const { reversed: t, ...money } = texts.money;
    const sum = context.money(facts.amount_cents);
    const isRefund = facts.payment === 'refund';
    return {
      subject: t.subject(sum, code),
      heading: t.heading,
      before: [
        isRefund ? t.refund(sum) : t.payment(sum, context.day(facts.received_on)),
        isRefund ? toReturn(context) > 0 && t.again : t.receipt(`${facts.receipt_no}`),
        context.quote(money.reason),
      ],
      rows: stayRows(context),
      after: isRefund ? [] : [payments(context, money.stillToPay), ...howToPay(context)],
    };
  }),

  /** A refund is due: for a payment that was not due, an extra that was removed, or nights that were sold again. */
  refund_due: toReader((context) => {
    const { facts, texts, villa, code } = context;
    const { refund: t, ...money } = texts.money;
    const sum = context.money(facts.relet_cents ?? facts.amount_cents);
    const cause = facts.relet_cents
      ? t.relet(sum, villa)
      : facts.dropped
        ? t.dropped(oneLine(facts.what), sum)
        : t.unexpected(sum, villa);
    return {
      subject: t.subject(sum, code),
      heading: t.heading,
      before: [cause, context.quote(money.reason), t.next],
      rows: stayRows(context),
    };
  }),

  /** Money has gone back. */
  refund_sent: toReader((context) => {
    const { facts, texts, code } = context;
    const { sent: t, ...money } = texts.money;
    const { returns, what, amount_cents, method } = facts;
    const sum = context.money(amount_cents);
    const rest = toReturn(context);
    return {
      subject: t.subject(sum, code),
      heading: t.heading,
      before: [t.intro(sum)],
      rows: [
        ...stayRows(context),
        [money.paidFor, returns ? nameOf(context, { kind: returns, what }) : money.kinds.stay],
        [money.amount, sum],
        ...wayRows(context, t),
      ],
      after: [method !== 'cash' && t.days, rest > 0 && t.more(context.money(rest))],
    };
  }),

  /** The stay is over: what of the damage deposit goes back, and why not all. */
  damage_settled: toReader((context) => {
    const { facts, texts, villa, code } = context;
    const { damage: t, ...money } = texts.money;
    const { amount_cents, claim_cents = 0, released_cents = 0 } = facts;
    const whole = context.money(amount_cents);
    const claim = context.money(claim_cents);
    return {
      subject: t.subject(code),
      heading: t.heading,
      before: [
        claim_cents === 0
          ? t.whole(whole, villa)
          : released_cents > 0
            ? t.part(claim, whole, context.money(released_cents))
            : t.none(whole),
        context.quote(money.reason),
        claim_cents > 0 && t.disagree,
        released_cents > 0 && money.refund.next,
      ],
      rows: stayRows(context),
    };
  }),

  /** The first payment has not arrived: until when the nights are held. */
  unpaid: toReader((context) => {
    const { facts, texts, villa, code } = context;
    const { unpaid: t, ...money } = texts.money;
    return {
      subject: t.subject(villa, code),
      heading: t.heading,
      before: [t.intro(villa), t.until(context.day(facts.lapses_on))],
      rows: context.rows({ total: false }),
      after: [payments(context, money.payments), ...howToPay(context), t.paid],
    };
  }),

  /** Staff hold the nights of an unpaid stay for longer. */
  kept_unpaid: toReader((context) => {
    const { facts, texts, villa, code } = context;
    const { extended: t, ...money } = texts.money;
    const day = facts.lapses_on ?? facts.keep_until;
    return {
      subject: t.subject(context.day(day, 'medium'), code),
      heading: t.heading,
      before: [t.intro(villa, context.day(day))],
      rows: context.rows({ total: false }),
      after: [payments(context, money.payments), ...howToPay(context)],
    };
  }),

  /** The first payment never arrived, and the nights are free again. */
  lapsed: toReader((context) => {
    const { texts, villa, code } = context;
    const { lapsed: t } = texts.money;
    const refund = toReturn(context);
    return {
      subject: t.subject(villa, code),
      heading: t.heading,
      before: [
        t.intro(villa),
        texts.expired.again,
        refund > 0 && texts.cancelled.refund(context.money(refund)),
        endedServices(context),
      ],
      rows: context.rows({ total: false }),
      button: houseButton(context, texts.expired.button),
    };
  }),
} satisfies Templates;
