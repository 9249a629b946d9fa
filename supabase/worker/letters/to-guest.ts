import { formatPercent } from '../../../shared/src/format/money';
import { INTL_LOCALE } from '../../../shared/src/texts/locale';
import {
  closingOf,
  dashboardButton,
  dayIn,
  factsOf,
  promiseOf,
  saidBy,
  shortDayIn,
  titleOf,
  villaButton,
  villaOf,
  type Writing,
} from './about-stay';
import { oneLine } from './facts';
import { type Block, type Letter, paragraph, present } from './letter';
import { momentAtHouse, money } from './moments';

const greeting = ({ facts, words }: Writing): Block => paragraph(words.greeting(oneLine(facts.name)));

/** Her request has arrived: what she asked for, and by when the house answers. */
export function requestReceived(writing: Writing): Letter {
  const { facts, locale, words } = writing;
  const w = words.received;
  const [villa, service] = [villaOf(writing), oneLine(facts.service)];
  const held = momentAtHouse(facts.hold_until, locale, words);
  const { subject, heading, intro } = {
    inquiry: { ...w.inquiry, intro: w.inquiryIntro },
    service: {
      subject: w.service.subject(service),
      heading: w.service.heading,
      intro: w.service.intro(service),
    },
    stay: facts.moved
      ? {
          subject: w.stay.movedSubject(facts.code ?? ''),
          heading: w.stay.movedHeading,
          intro: w.stay.movedIntro(villa),
        }
      : {
          subject: w.stay.subject(villa, facts.code ?? ''),
          heading: w.stay.heading,
          intro: w.stay.intro(villa),
        },
  }[facts.kind];
  const promise = promiseOf(writing);
  return {
    locale,
    subject,
    preheader: promise,
    heading,
    blocks: present(
      greeting(writing),
      paragraph(intro),
      paragraph(promise),
      factsOf(writing),
      held !== undefined && paragraph(w.stay.held(words.houseTime(held))),
      saidBy(words.yourMessage, facts.body),
    ),
    ...dashboardButton(writing),
    closing: closingOf(writing),
  };
}

/** The house has answered. */
export function reply(writing: Writing): Letter {
  const { facts, locale, words } = writing;
  const w = words.reply;
  return {
    locale,
    subject: w.subject(titleOf(writing) || w.aboutMessage),
    preheader: w.preheader,
    heading: w.heading,
    blocks: present(greeting(writing), saidBy(w.title, facts.body), factsOf(writing)),
    ...dashboardButton(writing, w.button),
    closing: closingOf(writing),
  };
}

/** The stay is booked, or booked for other nights: what is due when, and what a cancellation gives back. */
export function confirmed(writing: Writing): Letter {
  const { facts, locale, words } = writing;
  const w = words.confirmed;
  const villa = villaOf(writing);
  const heading = facts.moved ? w.movedHeading : w.heading;
  const due = facts.due ?? [];
  const steps = facts.cancellation ?? [];
  const returned = steps.filter((step) => step.refund_share > 0);
  const percent = (share: number) => formatPercent(share, INTL_LOCALE[locale]);
  return {
    locale,
    subject: facts.moved ? w.movedSubject(facts.code ?? '') : w.subject(villa, facts.code ?? ''),
    preheader: heading,
    heading,
    blocks: present(
      greeting(writing),
      paragraph(facts.moved ? w.movedIntro(villa) : w.intro(villa)),
      factsOf(writing),
      due.length > 0 && {
        kind: 'list',
        title: w.payments,
        items: due.map((payment) =>
          w.due(
            w.kinds[payment.kind],
            money(payment.amount_cents, locale),
            shortDayIn(payment.due_on, writing),
          ),
        ),
      },
      steps.length > 0 && {
        kind: 'list',
        title: w.cancellation,
        items: [
          ...returned.map((step) =>
            w.refundUntil(shortDayIn(step.until, writing), percent(step.refund_share)),
          ),
          w.noRefund,
        ],
      },
    ),
    ...dashboardButton(writing),
    closing: closingOf(writing),
  };
}

/** The house cannot have her. */
export function declined(writing: Writing): Letter {
  const { facts, locale, words } = writing;
  const w = words.declined;
  const villa = villaOf(writing);
  const intro = w.intro(villa);
  return {
    locale,
    subject: w.subject(villa, facts.code ?? ''),
    preheader: intro,
    heading: w.heading,
    blocks: present(greeting(writing), paragraph(intro), saidBy(w.reason, facts.body), factsOf(writing)),
    ...villaButton(writing, w.button),
    closing: closingOf(writing),
  };
}

/** The house did not answer while it kept the nights. */
export function expired(writing: Writing): Letter {
  const { facts, locale, words } = writing;
  const w = words.expired;
  const villa = villaOf(writing);
  return {
    locale,
    subject: w.subject(villa, facts.code ?? ''),
    preheader: w.again,
    heading: w.heading,
    blocks: present(greeting(writing), paragraph(w.intro(villa)), paragraph(w.again), factsOf(writing)),
    ...villaButton(writing, w.button),
    closing: closingOf(writing),
  };
}

/** An agreed stay is cancelled: by whom, and what goes back. */
export function cancelled(writing: Writing): Letter {
  const { facts, locale, words } = writing;
  const w = words.cancelled;
  const villa = villaOf(writing);
  const byGuest = facts.closed_as === 'cancelled_by_guest';
  const refund = (facts.due ?? [])
    .filter((payment) => payment.kind === 'refund')
    .reduce((sum, payment) => sum + payment.amount_cents, 0);
  const owed = (facts.due ?? [])
    .filter((payment) => payment.kind !== 'refund')
    .reduce((sum, payment) => sum + payment.amount_cents, 0);
  const outcome =
    refund > 0
      ? w.refund(money(refund, locale))
      : facts.paid_cents || owed > 0
        ? w.nothingBack
        : w.nothingPaid;
  return {
    locale,
    subject: w.subject(villa, facts.code ?? ''),
    preheader: outcome,
    heading: w.heading,
    blocks: present(
      greeting(writing),
      paragraph(byGuest ? w.byGuest(villa) : w.byHouse(villa)),
      paragraph(outcome),
      owed > 0 && paragraph(w.owed(money(owed, locale))),
      saidBy(byGuest ? w.yourReason : w.reason, facts.body),
      factsOf(writing),
    ),
    ...dashboardButton(writing),
    closing: closingOf(writing),
  };
}

/** A deposit or balance is due within a week. */
export function paymentDue(writing: Writing): Letter {
  const { facts, locale, words } = writing;
  const w = words.paymentDue;
  const kind = facts.payment ?? 'balance';
  const intro = w.intro(w.kinds[kind], villaOf(writing), dayIn(facts.due_on, writing));
  return {
    locale,
    subject: w.subject(w.titles[kind], shortDayIn(facts.due_on, writing), facts.code ?? ''),
    preheader: intro,
    heading: w.heading,
    blocks: present(
      greeting(writing),
      paragraph(intro),
      {
        kind: 'facts',
        rows: [
          [w.amount, money(facts.amount_cents ?? 0, locale)],
          [w.dueOn, dayIn(facts.due_on, writing)],
        ],
      },
      factsOf(writing),
      paragraph(w.paid),
    ),
    ...dashboardButton(writing),
    closing: closingOf(writing),
  };
}
