import {
  damageSettled,
  keptUnpaid,
  lapsed,
  paymentDue,
  paymentReceived,
  paymentReversed,
  refundDue,
  refundSent,
  unpaid,
} from './money-letters';
import {
  afterStay,
  accountApproved,
  accountRefused,
  approvalWanted,
  attachmentsRefused,
  beforeArrival,
  costWanted,
  feedFailing,
  moveAsked,
  ownerBooked,
  ownerCancelled,
  withdrawn,
} from './notice-letters';
import { oneLine } from './plain-text';
import { serviceArranged, serviceClosed, serviceOffered } from './service-letters';
import { reply } from './reply-letter';
import { cancelled, confirmed, declined, expired, offer, requestReceived } from './stay-letters';
import { toDesk, toReader } from './compose';
import type { Letter } from './letter';
import type { Writing } from './writing';

/** Something new waits for the desk. */
const newRequest = toDesk((writing) => {
  const { facts, words } = writing;
  const w = words.desk;
  const { subject, heading } = w.news[facts.news ?? 'new'];
  const name = oneLine(facts.name) || w.someone;
  const due = writing.moment(facts.due_at);
  const { wish } = facts;
  return {
    subject: w.subject(subject, [name, writing.title() || w.kinds[writing.kind]].join(' · ')),
    preheader: due ? `${words.facts.answerDue}: ${due}` : heading,
    heading,
    before: [],
    rows: [
      [words.facts.guest, name],
      ...writing.rows(),
      [words.money.amount, facts.amount_cents ? writing.money(facts.amount_cents) : ''],
      [w.keptUntil, facts.lapses_on && writing.day(facts.lapses_on)],
      [
        w.wish,
        wish &&
          w.wishFor(
            writing.day(wish.check_in, 'medium'),
            writing.day(wish.check_out, 'medium'),
            writing.money(wish.total_cents),
          ),
      ],
      // It may be anybody who says to be the guest.
      [w.sender, oneLine(facts.sender)],
      [w.attachments, facts.attachments ? `${facts.attachments}` : ''],
      [words.facts.answerDue, due],
    ],
    after: [writing.quote(w.said)],
    button: writing.button(w.button, `/desk/requests/${encodeURIComponent(facts.request_id ?? '')}`),
  };
});

/** An owner's statement of a month is ready. */
const statementReady = toReader((writing) => {
  const { facts, words } = writing;
  const w = words.statement;
  const month = writing.day(facts.month, 'month');
  const cents = facts.balance_cents ?? 0;
  return {
    subject: w.subject(month),
    heading: w.heading,
    before: [w.intro(month)],
    rows: [
      [w.houses, facts.property],
      [w.number, facts.number],
      [cents < 0 ? w.carried : w.balance, writing.money(cents)],
    ],
    button: writing.button(
      w.button,
      `/owner/reservations?show=statement&month=${facts.month?.slice(0, 7) ?? ''}`,
    ),
  };
});

/** By the name that the database gives a mail. */
export const LETTERS = {
  request_received: requestReceived,
  reply,
  confirmed,
  declined,
  expired,
  cancelled,
  offer,
  payment_due: paymentDue,
  payment_received: paymentReceived,
  payment_reversed: paymentReversed,
  refund_due: refundDue,
  refund_sent: refundSent,
  damage_settled: damageSettled,
  unpaid,
  kept_unpaid: keptUnpaid,
  lapsed,
  new_request: newRequest,
  statement_ready: statementReady,
  service_offered: serviceOffered,
  service_arranged: serviceArranged,
  service_closed: serviceClosed,
  withdrawn,
  move_asked: moveAsked,
  before_arrival: beforeArrival,
  after_stay: afterStay,
  attachments_refused: attachmentsRefused,
  owner_booked: ownerBooked,
  owner_cancelled: ownerCancelled,
  approval_wanted: approvalWanted,
  account_approved: accountApproved,
  account_refused: accountRefused,
  cost_wanted: costWanted,
  feed_failing: feedFailing,
} satisfies Record<string, (writing: Writing) => Letter>;

export type Template = keyof typeof LETTERS;

/** Those that are about no request and no stay. */
export const ABOUT_NO_REQUEST: ReadonlySet<string> = new Set<Template>([
  'statement_ready',
  'approval_wanted',
  'account_approved',
  'account_refused',
  'cost_wanted',
  'feed_failing',
]);
