import { cancellation, howToPay, owed, payments, price, toReturn } from './money-parts';
import { oneLine } from './plain-text';
import { endedServices } from './service-letters';
import { houseButton, toReader } from './compose';

/** Her request has arrived: what she asked for, and by when the house answers. */
export const requestReceived = toReader((writing) => {
  const { facts, words, villa, code } = writing;
  const { inquiry, service, stay } = words.received;
  const what = oneLine(facts.service);
  const { intro, ...titles } = {
    inquiry,
    service: { subject: service.subject(what), heading: service.heading, intro: service.intro(what) },
    stay: facts.moved
      ? { subject: stay.movedSubject(code), heading: stay.movedHeading, intro: stay.movedIntro(villa) }
      : facts.repriced
        ? {
            subject: stay.repricedSubject(code),
            heading: stay.repricedHeading,
            intro: stay.repricedIntro(villa),
          }
        : { subject: stay.subject(villa, code), heading: stay.heading, intro: stay.intro(villa) },
  }[writing.kind];
  const due = writing.moment(facts.due_at);
  const promise = due ? words.answerBy(due) : words.answerSoon;
  const held = writing.moment(facts.hold_until);
  return {
    ...titles,
    preheader: promise,
    before: [intro, promise],
    after: [held && stay.held(held), writing.quote(words.yourMessage)],
  };
});

/** The stay is booked, or booked otherwise: its price, what is due when and how to pay it, and what a cancellation gives back. */
export const confirmed = toReader((writing) => {
  const { facts, words, villa, code } = writing;
  const { confirmed: w, money } = words;
  const { due = [], lapses_on } = facts;
  const { subject, heading, intro } = facts.moved
    ? { subject: w.movedSubject(code), heading: w.movedHeading, intro: w.movedIntro(villa) }
    : facts.repriced
      ? { subject: w.repricedSubject(code), heading: w.repricedHeading, intro: w.repricedIntro(villa) }
      : { subject: w.subject(villa, code), heading: w.heading, intro: w.intro(villa) };
  const lines = price(writing);
  return {
    subject,
    preheader: heading,
    heading,
    before: [intro],
    rows: writing.rows({ total: !lines }),
    after: [
      lines,
      payments(writing, money.payments),
      due.some(({ kind }) => kind === 'damage') && money.damageReturns,
      ...howToPay(writing),
      lapses_on && money.keptUnpaid(writing.day(lapses_on)),
      cancellation(writing),
    ],
  };
});

/** The house offers a stay at a price of its own; her yes, by the button, agrees it. */
export const offer = toReader((writing) => {
  const { facts, words, villa, code } = writing;
  const w = words.offer;
  const until = writing.moment(facts.hold_until) ?? '';
  const lines = price(writing);
  return {
    subject: w.subject(villa, code),
    preheader: w.until(until),
    heading: w.heading,
    before: [w.intro(villa), writing.quote(w.message), w.until(until)],
    rows: writing.rows({ total: !lines }),
    after: [lines, w.how],
    button: writing.button(w.button, `/offer#${facts.token ?? ''}`),
  };
});

/** The house cannot have her, or takes its offer back. */
export const declined = toReader((writing) => {
  const { facts, words, villa, code } = writing;
  const w = { ...words.declined, ...(facts.offer && words.offer.takenBack) };
  return {
    subject: w.subject(villa, code),
    heading: w.heading,
    before: [w.intro(villa), writing.quote(w.reason)],
    button: houseButton(writing, w.button),
  };
});

/** Nobody answered while the nights were kept: the house a request, or she an offer. */
export const expired = toReader((writing) => {
  const { facts, words, villa, code } = writing;
  const w = { ...words.expired, ...(facts.offer && words.offer.expired) };
  return {
    subject: w.subject(villa, code),
    preheader: w.again,
    heading: w.heading,
    before: [w.intro(villa), w.again],
    button: houseButton(writing, w.button),
  };
});

/** An agreed stay is cancelled: by whom, and what goes back. */
export const cancelled = toReader((writing) => {
  const { facts, words, villa, code } = writing;
  const w = words.cancelled;
  const byGuest = facts.closed_as === 'cancelled_by_guest';
  const refund = toReturn(writing);
  const debt = owed(writing).reduce((total, { amount_cents }) => total + amount_cents, 0);
  const nothing = facts.paid_cents || debt > 0 ? w.nothingBack : w.nothingPaid;
  const outcome = refund > 0 ? w.refund(writing.money(refund)) : nothing;
  return {
    subject: w.subject(villa, code),
    preheader: outcome,
    heading: w.heading,
    before: [
      byGuest ? w.byGuest(villa) : w.byHouse(villa),
      outcome,
      byGuest && facts.paid_cents !== undefined && refund < facts.paid_cents && w.relet,
      debt > 0 && w.owed(writing.money(debt)),
      endedServices(writing),
      writing.quote(byGuest ? w.yourReason : w.reason),
    ],
    after: howToPay(writing),
  };
});
