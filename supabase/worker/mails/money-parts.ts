import type { MailFacts } from '../../../shared/src/data/shapes/mail-facts';
import type { CancellationStep, QuoteLine } from '../../../shared/src/data/shapes/prices';
import { formatPercent } from '../../../shared/src/format/money';
import { INTL_LOCALE } from '../../../shared/src/texts/locale';
import { type Block, type MaybeRow, type Row, table } from './mail-content';
import { oneLine } from './plain-text';
import type { MailContext } from './mail-context';

type Due = NonNullable<MailFacts['due']>[number];
type Named = Due['kind'] | 'full';

/** What a payment is called: a price that is due at once is no deposit. */
export function kindOf({ facts }: MailContext, kind: Due['kind']): Named {
  if (kind !== 'deposit' || !facts.at_once) return kind;
  return facts.paid_cents ? 'balance' : 'full';
}

/** A payment by name: 'Deposit', or what an extra is. */
export const nameOf = (context: MailContext, { kind, what }: Pick<Due, 'kind' | 'what'>): string =>
  (kind === 'extra' && oneLine(what)) || context.texts.money.kinds[kindOf(context, kind)];

/** What the guest still has to pay. */
export const owed = ({ facts }: MailContext): Due[] =>
  (facts.due ?? []).filter(({ kind }) => kind !== 'refund');

/** What still goes back to the guest, in US cents. */
export const toReturn = ({ facts }: MailContext): number =>
  (facts.due ?? []).reduce((sum, { kind, amount_cents }) => sum + (kind === 'refund' ? amount_cents : 0), 0);

/** What is due and when, and what goes back. */
export function payments(context: MailContext, title: string): Block | undefined {
  const { money } = context.texts;
  const items = owed(context).map((one) =>
    money.due(nameOf(context, one), context.money(one.amount_cents), context.day(one.due_on, 'medium')),
  );
  const back = toReturn(context);
  if (back > 0) items.push(money.back(context.money(back)));
  return items.length > 0 ? { kind: 'list', title, items } : undefined;
}

/** How to pay what is due; nothing where nothing is. */
export function howToPay(context: MailContext): Block[] {
  const { facts, code } = context;
  const t = context.texts.money.ways;
  if (!facts.ways || owed(context).length === 0) return [];
  const { bank, cards } = facts.ways;
  // The dashboard is where cards are taken.
  const byCard = cards && facts.account;
  if (!bank) return [byCard ? t.byCard : t.weWrite];
  const rows: MaybeRow[] = [
    [t.holder, bank.holder],
    [t.bank, bank.bank],
    [t.clabe, bank.clabe],
    [t.account, bank.account],
    [t.swift, bank.swift],
    [t.currency, bank.currency],
    [t.reference, code],
  ];
  return [table(rows, t.transfer), ...(bank.sample ? [t.sample] : []), ...(byCard ? [t.orByCard] : [])];
}

/** The price, line by line. */
export function price(context: MailContext): Block | undefined {
  const { facts, texts } = context;
  if (!facts.lines) return undefined;
  const rows = facts.lines.map((line): Row => [lineName(context, line), context.money(line.amount_cents)]);
  rows.push([context.totalLabel(), context.money(facts.total_cents)]);
  return table(rows, texts.money.price);
}

/** What a cancellation gives back, and until when. */
export function cancellation(context: MailContext): Block | undefined {
  const { facts, quoteTexts: t } = context;
  if (!facts.cancellation?.length) return undefined;
  const refunds = facts.cancellation.filter(({ refund_share }) => refund_share > 0);
  const day = ({ until }: CancellationStep) => context.day(until, 'medium');
  const last = refunds.at(-1);
  const items = refunds.map((step) => t.refund(day(step), percent(context, step.refund_share)));
  items.push(last ? t.noRefund(day(last)) : t.neverRefund);
  return { kind: 'list', title: t.cancellation, items };
}

const percent = ({ locale }: MailContext, share: number): string =>
  formatPercent(share, INTL_LOCALE[locale], 2);

function lineName(context: MailContext, line: QuoteLine): string {
  const { quoteTexts } = context;
  switch (line.kind) {
    case 'discount':
      return quoteTexts.discount;
    case 'fee':
    case 'tax': {
      const name = quoteTexts.charges[line.rule] ?? quoteTexts.otherCharge[line.kind];
      if (!('basis_points' in line)) return name;
      return `${name}, ${percent(context, line.basis_points / 10_000)}`;
    }
    // A stay that was agreed before there were other lines has lines without a kind.
    default:
      return `${line.names?.[context.locale] ?? quoteTexts.rules[line.rule] ?? quoteTexts.otherRule}, ${quoteTexts.line(line.nights, context.money(line.unit_cents))}`;
  }
}
