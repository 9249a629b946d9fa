import { howToPay, payments } from './money-parts';
import { oneLine } from './plain-text';
import { houseButton, toDesk, toReader } from './compose';
import type { Writing } from './writing';

/** The guest no longer wants what she asked for, or was offered. */
export const withdrawn = toReader((writing) => {
  const { facts, words, villa, code } = writing;
  const { withdrawn: request, offerDeclined } = words.notices;
  const w = facts.offer ? offerDeclined : request;
  return {
    subject: w.subject(villa, code),
    heading: w.heading,
    before: [w.intro(villa), !facts.paid_cents && words.cancelled.nothingPaid],
    button: houseButton(writing, words.declined.button),
  };
});

/** Her wish for other nights has arrived. */
export const moveAsked = toReader((writing) => {
  const { facts, words, villa, code } = writing;
  const { wish } = facts;
  const w = words.notices.moveAsked;
  const due = writing.moment(facts.due_at);
  return {
    subject: w.subject(code),
    heading: w.heading,
    before: [w.intro(villa), due ? words.answerBy(due) : words.answerSoon],
    rows: [
      [words.facts.reference, code],
      [words.facts.villa, villa],
      [words.facts.arrival, wish && writing.day(wish.check_in)],
      [words.facts.departure, wish && writing.day(wish.check_out)],
      [w.price, wish && writing.money(wish.total_cents)],
    ],
    after: [writing.quote(words.yourMessage)],
  };
});

/** The stay begins in three days. */
export const beforeArrival = toReader((writing) => {
  const { facts, words, villa, code } = writing;
  const w = words.notices.beforeArrival;
  const day = writing.day(facts.check_in);
  return {
    subject: w.subject(villa, day),
    heading: w.heading,
    before: [w.intro(villa, day), facts.account ? w.arrivalHere : w.arrivalByMail],
    rows: writing.rows({ total: false }),
    after: [payments(writing, words.money.stillToPay), ...howToPay(writing)],
    button: facts.account
      ? writing.button(w.button, `/dashboard?stay=${encodeURIComponent(code)}&do=guide`)
      : undefined,
  };
});

/** The stay is over. */
export const afterStay = toReader((writing) => {
  const { facts, words, villa } = writing;
  const w = words.notices.afterStay;
  return {
    subject: w.subject(villa),
    heading: w.heading,
    before: [w.intro(villa), w.tellUs],
    rows: [],
    button: facts.account ? writing.button(w.button, '/dashboard?tab=reviews') : undefined,
  };
});

/** What she wrote has arrived, the files beside it have not. */
export const attachmentsRefused = toReader((writing) => {
  const { facts, words } = writing;
  const w = words.notices.attachmentsRefused;
  return {
    subject: w.subject(writing.title() || words.reply.aboutMessage),
    heading: w.heading,
    before: [w.intro(facts.attachments ?? 1), w.instead],
    rows: [],
  };
});

const toOwner = (wordsOf: (writing: Writing) => Writing['words']['notices']['ownerCancelled']) =>
  toReader((writing) => {
    const { subject, heading, intro } = wordsOf(writing);
    const { facts, villa, words } = writing;
    return {
      subject: subject(villa, writing.day(facts.check_in, 'medium')),
      heading,
      before: [intro(villa)],
      button: writing.button(words.notices.ownerButton, '/owner/reservations'),
    };
  });

/** An owner's house is booked, or otherwise than before. */
export const ownerBooked = toOwner(
  ({ facts, words }) => words.notices.ownerBooked[facts.moved ? 'moved' : 'first'],
);

/** A stay in an owner's house is cancelled. */
export const ownerCancelled = toOwner(({ words }) => words.notices.ownerCancelled);

/** Work on an owner's house has a cost that she is asked to approve. */
export const costWanted = toReader((writing) => {
  const { facts, words, villa } = writing;
  const w = words.notices.costWanted;
  const amount = writing.money(facts.amount_cents);
  return {
    subject: w.subject(amount, villa),
    heading: w.heading,
    before: [w.intro(villa)],
    rows: [
      [w.what, oneLine(facts.what)],
      [words.facts.date, writing.day(facts.on_day)],
      [words.money.amount, amount],
    ],
    button: writing.button(w.button, '/owner/maintenance'),
  };
});

/** An admin has approved an account, or linked a house to it. */
export const accountApproved = toReader((writing) => {
  const { facts, words, villa } = writing;
  const w = words.notices.accountApproved;
  const texts = facts.role === 'owner' ? w.owner(villa) : w.management;
  return {
    subject: texts.subject,
    heading: texts.subject,
    before: [texts.intro],
    rows: [],
    button: writing.button(texts.button, facts.role === 'owner' ? '/owner-dashboard' : '/desk'),
  };
});

/** An admin has refused an account the role it asked for. */
export const accountRefused = toReader((writing) => {
  const { facts, words } = writing;
  const w = words.notices.accountRefused;
  return {
    subject: w.subject,
    heading: w.subject,
    before: [w[facts.role ?? 'management'], w.guest],
    rows: [[w.reason, facts.reason && oneLine(facts.reason)]],
  };
});

/** An account has taken the role it asked for. */
export const approvalWanted = toDesk((writing) => {
  const { facts, words } = writing;
  const w = words.notices.approvalWanted;
  const name = oneLine(facts.name);
  return {
    subject: w.subject(name),
    heading: w.heading,
    before: [w[facts.role ?? 'management']],
    rows: [[w.account, name]],
    button: writing.button(w.button, '/desk/people'),
  };
});

/** A calendar of another site has not been read for a day. */
export const feedFailing = toDesk((writing) => {
  const { facts, words, villa } = writing;
  const w = words.notices.feedFailing;
  const feed = oneLine(facts.feed);
  return {
    subject: w.subject(feed, villa),
    heading: w.heading,
    before: [w.intro],
    rows: [
      [w.feed, feed],
      [words.facts.villa, villa],
      [w.since, writing.moment(facts.since)],
    ],
    button: writing.button(w.button, '/desk/feeds'),
  };
});
