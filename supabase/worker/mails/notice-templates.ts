import { howToPay, payments } from './money-parts';
import { oneLine } from './plain-text';
import { houseButton, type Templates, toDesk, toReader } from './template';
import type { MailContext } from './mail-context';

const toOwner = (textsOf: (context: MailContext) => MailContext['texts']['notices']['ownerCancelled']) =>
  toReader((context) => {
    const { subject, heading, intro } = textsOf(context);
    const { facts, villa, texts } = context;
    return {
      subject: subject(villa, context.day(facts.check_in, 'medium')),
      heading,
      before: [intro(villa)],
      button: context.button(texts.notices.ownerButton, '/owner/reservations'),
    };
  });

/** Templates around a stay, to owners, and about accounts and calendars. */
export const NOTICE_TEMPLATES = {
  /** The guest withdrew a request, or declined an offer. */
  withdrawn: toReader((context) => {
    const { facts, texts, villa, code } = context;
    const { withdrawn: request, offerDeclined } = texts.notices;
    const t = facts.offer ? offerDeclined : request;
    return {
      subject: t.subject(villa, code),
      heading: t.heading,
      before: [t.intro(villa), !facts.paid_cents && texts.cancelled.nothingPaid],
      button: houseButton(context, texts.declined.button),
    };
  }),

  /** A request for other nights has arrived. */
  move_asked: toReader((context) => {
    const { facts, texts, villa, code } = context;
    const { wish } = facts;
    const t = texts.notices.moveAsked;
    const due = context.moment(facts.due_at);
    return {
      subject: t.subject(code),
      heading: t.heading,
      before: [t.intro(villa), due ? texts.answerBy(due) : texts.answerSoon],
      rows: [
        [texts.facts.reference, code],
        [texts.facts.villa, villa],
        [texts.facts.arrival, wish && context.day(wish.check_in)],
        [texts.facts.departure, wish && context.day(wish.check_out)],
        [t.price, wish && context.money(wish.total_cents)],
      ],
      after: [context.quote(texts.yourMessage)],
    };
  }),

  /** The stay begins in three days. */
  before_arrival: toReader((context) => {
    const { facts, texts, villa, code } = context;
    const t = texts.notices.beforeArrival;
    const day = context.day(facts.check_in);
    return {
      subject: t.subject(villa, day),
      heading: t.heading,
      before: [t.intro(villa, day), facts.account ? t.arrivalHere : t.arrivalByMail],
      rows: context.rows({ total: false }),
      after: [payments(context, texts.money.stillToPay), ...howToPay(context)],
      button: facts.account
        ? context.button(t.button, `/dashboard?stay=${encodeURIComponent(code)}&do=guide`)
        : undefined,
    };
  }),

  /** The stay is over. */
  after_stay: toReader((context) => {
    const { facts, texts, villa } = context;
    const t = texts.notices.afterStay;
    return {
      subject: t.subject(villa),
      heading: t.heading,
      before: [t.intro(villa), t.tellUs],
      rows: [],
      button: facts.account ? context.button(t.button, '/dashboard?tab=reviews') : undefined,
    };
  }),

  /** A message has arrived, the files attached to it were refused. */
  attachments_refused: toReader((context) => {
    const { facts, texts } = context;
    const t = texts.notices.attachmentsRefused;
    return {
      subject: t.subject(context.title() || texts.reply.aboutMessage),
      heading: t.heading,
      before: [t.intro(facts.attachments ?? 1), t.instead],
      rows: [],
    };
  }),

  /** An owner's house is booked, or otherwise than before. */
  owner_booked: toOwner(({ facts, texts }) => texts.notices.ownerBooked[facts.moved ? 'moved' : 'first']),

  /** A stay in an owner's house is cancelled. */
  owner_cancelled: toOwner(({ texts }) => texts.notices.ownerCancelled),

  /** The owner is asked to approve the cost of work on a house. */
  cost_wanted: toReader((context) => {
    const { facts, texts, villa } = context;
    const t = texts.notices.costWanted;
    const amount = context.money(facts.amount_cents);
    return {
      subject: t.subject(amount, villa),
      heading: t.heading,
      before: [t.intro(villa)],
      rows: [
        [t.what, oneLine(facts.what)],
        [texts.facts.date, context.day(facts.on_day)],
        [texts.money.amount, amount],
      ],
      button: context.button(t.button, '/owner/maintenance'),
    };
  }),

  /** An admin has approved an account, or linked a house to it. */
  account_approved: toReader((context) => {
    const { facts, texts, villa } = context;
    const { owner, management } = texts.notices.accountApproved;
    const { subject, intro, button } = facts.role === 'owner' ? owner(villa) : management;
    return {
      subject,
      heading: subject,
      before: [intro],
      rows: [],
      button: context.button(button, facts.role === 'owner' ? '/owner-dashboard' : '/desk'),
    };
  }),

  /** An admin has refused the role that an account requested. */
  account_refused: toReader((context) => {
    const { facts, texts } = context;
    const t = texts.notices.accountRefused;
    return {
      subject: t.subject,
      heading: t.subject,
      before: [t[facts.role ?? 'management'], t.guest],
      rows: [[t.reason, facts.reason && oneLine(facts.reason)]],
    };
  }),

  /** An account has taken the role that it requested. */
  approval_wanted: toDesk((context) => {
    const { facts, texts } = context;
    const t = texts.notices.approvalWanted;
    const name = oneLine(facts.name);
    return {
      subject: t.subject(name),
      heading: t.heading,
      before: [t[facts.role ?? 'management']],
      rows: [[t.account, name]],
      button: context.button(t.button, '/desk/people'),
    };
  }),

  /** A calendar of another site has not been read for a day. */
  feed_failing: toDesk((context) => {
    const { facts, texts, villa } = context;
    const t = texts.notices.feedFailing;
    const feed = oneLine(facts.feed);
    return {
      subject: t.subject(feed, villa),
      heading: t.heading,
      before: [t.intro],
      rows: [
        [t.feed, feed],
        [texts.facts.villa, villa],
        [t.since, context.moment(facts.since)],
      ],
      button: context.button(t.button, '/desk/feeds'),
    };
  }),
} satisfies Templates;
