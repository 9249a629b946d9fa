import { formatPercent } from '../../../shared/src/format/money';
import { INTL_LOCALE } from '../../../shared/src/texts/locale';
import type { Block, Letter } from './letter';
import { oneLine } from './plain-text';
import type { Writing } from './writing';

/** What one letter to a guest says besides what all of them say. */
interface Content extends Pick<Letter, 'subject' | 'heading' | 'button'> {
  /** The first paragraph by default. */
  preheader?: string;
  /** Before and after the table of what was asked for. */
  before: (Block | undefined | false)[];
  after?: (Block | undefined | false)[];
}

/** A letter to a guest: a greeting, what it says around the table of facts, and how to answer. */
const toGuest =
  (contentOf: (writing: Writing) => Content) =>
  (writing: Writing): Letter => {
    const { facts, locale, words } = writing;
    const { subject, heading, before, after = [], ...content } = contentOf(writing);
    const table: Block = { kind: 'facts', rows: writing.rows() };
    const greeting = words.greeting(oneLine(facts.name));
    return {
      locale,
      subject,
      heading,
      preheader: content.preheader ?? String(before[0]),
      blocks: [greeting, ...before, table, ...after].filter((block): block is Block => Boolean(block)),
      button:
        'button' in content
          ? content.button
          : facts.account
            ? writing.button(words.dashboard, '/dashboard')
            : undefined,
      closing: `${words.answerHere}\n\n${words.signature}`,
    };
  };

const villaButton = (writing: Writing, label: string) => {
  const { property_id } = writing.facts;
  return property_id ? writing.button(label, `/property/${encodeURIComponent(property_id)}`) : undefined;
};

/** Her request has arrived: what she asked for, and by when the house answers. */
const requestReceived = toGuest((writing) => {
  const { facts, words, villa, code } = writing;
  const { inquiry, service, stay } = words.received;
  const what = oneLine(facts.service);
  const { intro, ...titles } = {
    inquiry,
    service: { subject: service.subject(what), heading: service.heading, intro: service.intro(what) },
    stay: facts.moved
      ? { subject: stay.movedSubject(code), heading: stay.movedHeading, intro: stay.movedIntro(villa) }
      : { subject: stay.subject(villa, code), heading: stay.heading, intro: stay.intro(villa) },
  }[facts.kind];
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

/** The house has answered. */
const reply = toGuest((writing) => {
  const w = writing.words.reply;
  return {
    subject: w.subject(writing.title() || w.aboutMessage),
    preheader: w.preheader,
    heading: w.heading,
    before: [writing.quote(w.title)],
    button: writing.facts.account ? writing.button(w.button, '/dashboard') : undefined,
  };
});

/** The stay is booked, or booked for other nights: what is due when, and what a cancellation gives back. */
const confirmed = toGuest((writing) => {
  const { facts, words, villa, code, locale } = writing;
  const w = words.confirmed;
  const heading = facts.moved ? w.movedHeading : w.heading;
  const { due = [], cancellation = [] } = facts;
  const refunds = cancellation
    .filter(({ refund_share }) => refund_share > 0)
    .map(({ until, refund_share }) =>
      w.refundUntil(writing.day(until, 'medium'), formatPercent(refund_share, INTL_LOCALE[locale])),
    );
  const payments = due.map(({ kind, amount_cents, due_on }) =>
    w.due(w.kinds[kind], writing.money(amount_cents), writing.day(due_on, 'medium')),
  );
  return {
    subject: facts.moved ? w.movedSubject(code) : w.subject(villa, code),
    preheader: heading,
    heading,
    before: [facts.moved ? w.movedIntro(villa) : w.intro(villa)],
    after: [
      due.length > 0 && { kind: 'list', title: w.payments, items: payments },
      cancellation.length > 0 && { kind: 'list', title: w.cancellation, items: [...refunds, w.noRefund] },
    ],
  };
});

/** The house cannot have her. */
const declined = toGuest((writing) => {
  const { words, villa, code } = writing;
  const w = words.declined;
  return {
    subject: w.subject(villa, code),
    heading: w.heading,
    before: [w.intro(villa), writing.quote(w.reason)],
    button: villaButton(writing, w.button),
  };
});

/** The house did not answer while it kept the nights. */
const expired = toGuest((writing) => {
  const { words, villa, code } = writing;
  const w = words.expired;
  return {
    subject: w.subject(villa, code),
    preheader: w.again,
    heading: w.heading,
    before: [w.intro(villa), w.again],
    button: villaButton(writing, w.button),
  };
});

/** An agreed stay is cancelled: by whom, and what goes back. */
const cancelled = toGuest((writing) => {
  const { facts, words, villa, code } = writing;
  const w = words.cancelled;
  const byGuest = facts.closed_as === 'cancelled_by_guest';
  const sum = (isRefund: boolean) =>
    (facts.due ?? [])
      .filter(({ kind }) => (kind === 'refund') === isRefund)
      .reduce((total, { amount_cents }) => total + amount_cents, 0);
  const [refund, owed] = [sum(true), sum(false)];
  const nothing = facts.paid_cents || owed > 0 ? w.nothingBack : w.nothingPaid;
  const outcome = refund > 0 ? w.refund(writing.money(refund)) : nothing;
  return {
    subject: w.subject(villa, code),
    preheader: outcome,
    heading: w.heading,
    before: [
      byGuest ? w.byGuest(villa) : w.byHouse(villa),
      outcome,
      owed > 0 && w.owed(writing.money(owed)),
      writing.quote(byGuest ? w.yourReason : w.reason),
    ],
  };
});

/** A deposit or balance is due within a week. */
const paymentDue = toGuest((writing) => {
  const { facts, words, villa, code } = writing;
  const w = words.paymentDue;
  const kind = facts.payment ?? 'balance';
  const day = writing.day(facts.due_on);
  return {
    subject: w.subject(w.titles[kind], writing.day(facts.due_on, 'medium'), code),
    heading: w.heading,
    before: [
      w.intro(w.kinds[kind], villa, day),
      {
        kind: 'facts',
        rows: [
          [w.amount, writing.money(facts.amount_cents)],
          [w.dueOn, day],
        ],
      },
    ],
    after: [w.paid],
  };
});

/** What the desk is told: something new waits for it, with the way to it. */
function newRequest(writing: Writing): Letter {
  const { facts, locale, words } = writing;
  const w = words.desk;
  const { subject, heading } = w.news[facts.news ?? 'new'];
  const name = oneLine(facts.name) || w.someone;
  const due = writing.moment(facts.due_at);
  const table: Block = { kind: 'facts', rows: [[words.facts.guest, name], ...writing.rows()] };
  if (due) table.rows.push([words.facts.answerDue, due]);
  const message = writing.quote(w.said);
  return {
    locale,
    subject: w.subject(subject, [name, writing.title() || w.kinds[facts.kind]].join(' · ')),
    preheader: due ? `${words.facts.answerDue}: ${due}` : heading,
    heading,
    blocks: message ? [table, message] : [table],
    button: writing.button(w.button, `/desk/requests/${encodeURIComponent(facts.request_id)}`),
  };
}

/** By the name that the database gives a mail. */
export const LETTERS = {
  request_received: requestReceived,
  reply,
  confirmed,
  declined,
  expired,
  cancelled,
  payment_due: paymentDue,
  new_request: newRequest,
} satisfies Record<string, (writing: Writing) => Letter>;

export type Template = keyof typeof LETTERS;
