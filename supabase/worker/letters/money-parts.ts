import type { MailFacts } from '../../../shared/src/data/shapes/mail-facts';
import type { CancellationStep, QuoteLine } from '../../../shared/src/data/shapes/prices';
import { formatPercent } from '../../../shared/src/format/money';
import { INTL_LOCALE } from '../../../shared/src/texts/locale';
import { type Block, type MaybeRow, type Row, table } from './letter';
import { oneLine } from './plain-text';
import type { Writing } from './writing';

type Due = NonNullable<MailFacts['due']>[number];
type Named = Due['kind'] | 'full';

/** What a payment is called: a price that is due at once is no deposit. */
export function kindOf({ facts }: Writing, kind: Due['kind']): Named {
  if (kind !== 'deposit' || !facts.at_once) return kind;
  return facts.paid_cents ? 'balance' : 'full';
}

/** A payment by name: 'Deposit', or what an extra is. */
export const nameOf = (writing: Writing, { kind, what }: Pick<Due, 'kind' | 'what'>): string =>
  (kind === 'extra' && oneLine(what)) || writing.words.money.kinds[kindOf(writing, kind)];

/** What the guest still has to pay. */
export const owed = ({ facts }: Writing): Due[] => (facts.due ?? []).filter(({ kind }) => kind !== 'refund');

/** What still goes back to the guest, in US cents. */
export const toReturn = ({ facts }: Writing): number =>
  (facts.due ?? []).reduce((sum, { kind, amount_cents }) => sum + (kind === 'refund' ? amount_cents : 0), 0);

/** What is due and when, and what goes back. */
export function payments(writing: Writing, title: string): Block | undefined {
  const { money } = writing.words;
  const items = owed(writing).map((one) =>
    money.due(nameOf(writing, one), writing.money(one.amount_cents), writing.day(one.due_on, 'medium')),
  );
  const back = toReturn(writing);
  if (back > 0) items.push(money.back(writing.money(back)));
  return items.length > 0 ? { kind: 'list', title, items } : undefined;
}

/** How to pay what is due; nothing where nothing is. */
export function howToPay(writing: Writing): Block[] {
  const { facts, code } = writing;
  const w = writing.words.money.ways;
  if (!facts.ways || owed(writing).length === 0) return [];
  const { bank, cards } = facts.ways;
  // The dashboard is where cards are taken.
  const byCard = cards && facts.account;
  if (!bank) return [byCard ? w.byCard : w.weWrite];
  const rows: MaybeRow[] = [
    [w.holder, bank.holder],
    [w.bank, bank.bank],
    [w.clabe, bank.clabe],
    [w.account, bank.account],
    [w.swift, bank.swift],
    [w.currency, bank.currency],
    [w.reference, code],
  ];
  return [table(rows, w.transfer), ...(bank.sample ? [w.sample] : []), ...(byCard ? [w.orByCard] : [])];
}

/** The price, line by line. */
export function price(writing: Writing): Block | undefined {
  const { facts, words } = writing;
  if (!facts.lines) return undefined;
  const rows = facts.lines.map((line): Row => [lineName(writing, line), writing.money(line.amount_cents)]);
  rows.push([writing.totalLabel(), writing.money(facts.total_cents)]);
  return table(rows, words.money.price);
}

/** What a cancellation gives back, and until when. */
export function cancellation(writing: Writing): Block | undefined {
  const { facts, quoteWords: w } = writing;
  if (!facts.cancellation?.length) return undefined;
  const refunds = facts.cancellation.filter(({ refund_share }) => refund_share > 0);
  const day = ({ until }: CancellationStep) => writing.day(until, 'medium');
  const last = refunds.at(-1);
  const items = refunds.map((step) => w.refund(day(step), percent(writing, step.refund_share)));
  items.push(last ? w.noRefund(day(last)) : w.neverRefund);
  return { kind: 'list', title: w.cancellation, items };
}

const percent = ({ locale }: Writing, share: number): string => formatPercent(share, INTL_LOCALE[locale], 2);

function lineName(writing: Writing, line: QuoteLine): string {
  const { quoteWords } = writing;
  switch (line.kind) {
    case 'discount':
      return quoteWords.discount;
    case 'fee':
    case 'tax': {
      const name = quoteWords.charges[line.rule] ?? quoteWords.otherCharge[line.kind];
      if (!('basis_points' in line)) return name;
      return `${name}, ${percent(writing, line.basis_points / 10_000)}`;
    }
    // A stay that was agreed before there were other lines has lines without a kind.
    default:
      return `${line.names?.[writing.locale] ?? quoteWords.rules[line.rule] ?? quoteWords.otherRule}, ${quoteWords.line(line.nights, writing.money(line.unit_cents))}`;
  }
}
