import { type Templates, toDesk, toReader } from './template';
import { MONEY_TEMPLATES } from './money-templates';
import { NOTICE_TEMPLATES } from './notice-templates';
import { oneLine } from './plain-text';
import { reply } from './reply-template';
import { SERVICE_TEMPLATES } from './service-templates';
import { STAY_TEMPLATES } from './stay-templates';

/** All templates, by the name that the database gives them. */
export const TEMPLATES = {
  ...STAY_TEMPLATES,
  ...MONEY_TEMPLATES,
  ...SERVICE_TEMPLATES,
  ...NOTICE_TEMPLATES,
  reply,

  /** Something new waits for the desk. */
  new_request: toDesk((context) => {
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
        // The sender may not be the guest.
        [t.sender, oneLine(facts.sender)],
        [t.attachments, facts.attachments ? `${facts.attachments}` : ''],
        [texts.facts.answerDue, due],
      ],
      after: [context.quote(t.guestWrote)],
      button: context.button(t.button, `/desk/requests/${encodeURIComponent(facts.request_id ?? '')}`),
    };
  }),
  /** An owner's statement of a month is ready. */
  statement_ready: toReader((context) => {
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
  }),
} satisfies Templates;

export type Template = keyof typeof TEMPLATES;

/** Those that are about no request and no stay. */
export const ABOUT_NO_REQUEST: ReadonlySet<string> = new Set<Template>([
  'statement_ready',
  'approval_wanted',
  'account_approved',
  'account_refused',
  'cost_wanted',
  'feed_failing',
]);
