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
import type { LetterContext } from './letter-context';

/** Something new waits for the desk. */
const newRequest = toDesk((context) => {
  const { facts, texts } = context;
  const t = texts.desk;
  const { subject, heading } = t.news[facts.news ?? 'new'];
  const name = oneLine(facts.name) || t.someone;
  const due = context.moment(facts.due_at);
  const { wish } = facts;
  return {
    subject: t.subject(subject, [name, context.title() || t.kinds[context.kind]].join(' · ')),
    preheader: due ? `${texts.facts.answerDue}: ${due}` : heading,
    heading,
    before: [],
    rows: [
      [texts.facts.guest, name],
      ...context.rows(),
      [texts.money.amount, facts.amount_cents ? context.money(facts.amount_cents) : ''],
      [t.keptUntil, facts.lapses_on && context.day(facts.lapses_on)],
      [
        t.wish,
        wish &&
          t.wishFor(
            context.day(wish.check_in, 'medium'),
            context.day(wish.check_out, 'medium'),
            context.money(wish.total_cents),
          ),
      ],
      // It may be anybody who says to be the guest.
      [t.sender, oneLine(facts.sender)],
      [t.attachments, facts.attachments ? `${facts.attachments}` : ''],
      [texts.facts.answerDue, due],
    ],
    after: [context.quote(t.guestWrote)],
    button: context.button(t.button, `/desk/requests/${encodeURIComponent(facts.request_id ?? '')}`),
  };
});

/** An owner's statement of a month is ready. */
const statementReady = toReader((context) => {
  const { facts, texts } = context;
  const t = texts.statement;
  const month = context.day(facts.month, 'month');
  const cents = facts.balance_cents ?? 0;
  return {
    subject: t.subject(month),
    heading: t.heading,
    before: [t.intro(month)],
    rows: [
      [t.houses, facts.property],
      [t.number, facts.number],
      [cents < 0 ? t.carried : t.balance, context.money(cents)],
    ],
    button: context.button(
      t.button,
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
} satisfies Record<string, (context: LetterContext) => Letter>;

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
