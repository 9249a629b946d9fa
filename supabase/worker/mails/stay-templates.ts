import { cancellation, howToPay, owed, payments, price, toReturn } from './money-parts';
import { oneLine } from './plain-text';
import { endedServices } from './service-templates';
import { houseButton, type Templates, toReader } from './template';
import type { MailContext } from './mail-context';

/** How a mail about a stay begins: the first, or one about a change of its nights or price. */
function openingOf(
  { facts, villa, code }: MailContext,
  texts: MailContext['texts']['confirmed'],
): { subject: string; heading: string; intro: string } {
  const { subject, heading, intro } = texts[facts.moved ? 'moved' : facts.repriced ? 'repriced' : 'first'];
  return { subject: subject(villa, code), heading, intro: intro(villa) };
}

/** Templates about a request, and about the stay that it becomes. */
export const STAY_TEMPLATES = {
  /** A request has arrived: what was asked for, and by when staff answer. */
  request_received: toReader((context) => {
    const { facts, texts } = context;
    const { inquiry, service, stay } = texts.received;
    const what = oneLine(facts.service);
    const { intro, ...titles } = {
      inquiry,
      service: { subject: service.subject(what), heading: service.heading, intro: service.intro(what) },
      stay: openingOf(context, stay),
    }[context.kind];
    const due = context.moment(facts.due_at);
    const promise = due ? texts.answerBy(due) : texts.answerSoon;
    const held = context.moment(facts.hold_until);
    return {
      ...titles,
      preheader: promise,
      before: [intro, promise],
      after: [held && stay.held(held), context.quote(texts.yourMessage)],
    };
  }),

  /** The stay is booked, or booked otherwise: its price, what is due when and how to pay it, and what a cancellation gives back. */
  confirmed: toReader((context) => {
    const { facts, texts } = context;
    const { confirmed: t, money } = texts;
    const { due = [], lapses_on } = facts;
    const { subject, heading, intro } = openingOf(context, t);
    const lines = price(context);
    return {
      subject,
      preheader: heading,
      heading,
      before: [intro],
      rows: context.rows({ total: !lines }),
      after: [
        lines,
        payments(context, money.payments),
        due.some(({ kind }) => kind === 'damage') && money.damageReturns,
        ...howToPay(context),
        lapses_on && money.keptUnpaid(context.day(lapses_on)),
        cancellation(context),
      ],
    };
  }),

  /** Staff offer a stay at a price of their own, which the guest accepts by the button. */
  offer: toReader((context) => {
    const { facts, texts, villa, code } = context;
    const t = texts.offer;
    const until = context.moment(facts.hold_until) ?? '';
    const lines = price(context);
    return {
      subject: t.subject(villa, code),
      preheader: t.until(until),
      heading: t.heading,
      before: [t.intro(villa), context.quote(t.message), t.until(until)],
      rows: context.rows({ total: !lines }),
      after: [lines, t.how],
      button: context.button(t.button, `/offer#${facts.token ?? ''}`),
    };
  }),

  /** Staff decline a request, or withdraw an offer. */
  declined: toReader((context) => {
    const { facts, texts, villa, code } = context;
    const t = { ...texts.declined, ...(facts.offer && texts.offer.takenBack) };
    return {
      subject: t.subject(villa, code),
      heading: t.heading,
      before: [t.intro(villa), context.quote(t.reason)],
      button: houseButton(context, t.button),
    };
  }),

  /** A hold has ended: staff did not answer a request, or the guest an offer. */
  expired: toReader((context) => {
    const { facts, texts, villa, code } = context;
    const t = { ...texts.expired, ...(facts.offer && texts.offer.expired) };
    return {
      subject: t.subject(villa, code),
      preheader: t.again,
      heading: t.heading,
      before: [t.intro(villa), t.again],
      button: houseButton(context, t.button),
    };
  }),

  /** A confirmed stay is cancelled: by whom, and what is refunded. */
  cancelled: toReader((context) => {
    const { facts, texts, villa, code } = context;
    const t = texts.cancelled;
    const byGuest = facts.closed_as === 'cancelled_by_guest';
    const refund = toReturn(context);
    const debt = owed(context).reduce((total, { amount_cents }) => total + amount_cents, 0);
    const nothing = facts.paid_cents || debt > 0 ? t.nothingBack : t.nothingPaid;
    const outcome = refund > 0 ? t.refund(context.money(refund)) : nothing;
    return {
      subject: t.subject(villa, code),
      preheader: outcome,
      heading: t.heading,
      before: [
        byGuest ? t.byGuest(villa) : t.byOffice(villa),
        outcome,
        byGuest && facts.paid_cents !== undefined && refund < facts.paid_cents && t.relet,
        debt > 0 && t.owed(context.money(debt)),
        endedServices(context),
        context.quote(byGuest ? t.yourReason : t.reason),
      ],
      after: howToPay(context),
    };
  }),
} satisfies Templates;
