import { formatDate, type PlainDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { Small, Stack, Subheading, Text } from '@marisma/area-kit/ui';
import type { Statement } from '../../lib/statements';
import { t } from '../../texts';
import type { SumRow } from './statement-rows';
import { SumList } from './sum-list';

function rowsOf(statements: readonly Statement[], month: PlainDate): SumRow[] {
  const texts = t.statement.figures;
  const add = (of: (statement: Statement) => number) => statements.reduce((sum, one) => sum + of(one), 0);
  const [sold, later, left] = [add((s) => s.sold_cents), add((s) => s.later_cents), add((s) => s.left_cents)];
  const expected = statements
    .flatMap(({ lines }) => lines)
    .filter((line) => line.expected && line.kind === 'stay')
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const rent = add((s) => s.rent_cents) + expected;
  const row = (key: string, what: string, amount_cents: number, total?: boolean) => ({
    key,
    what,
    amount_cents,
    total,
  });
  return [
    row('sold', texts.sold(formatDate(month, intlLocale(), 'month')), sold),
    row('later', texts.later, 0 - later),
    row('before', texts.before, left - sold + later),
    row('left', texts.left, left, true),
    ...(rent === left ? [] : [row('changes', texts.changes, rent - left)]),
    row('rent', texts.rent, rent, true),
  ];
}

/** What 'earned' means, and how the statement, the dashboards and the calendar agree. */
export function FiguresNote({ statements, month }: { statements: readonly Statement[]; month: PlainDate }) {
  const texts = t.statement;
  return (
    <Stack $gap={3}>
      <Subheading>{texts.figures.title}</Subheading>
      <Text $size="sm">{texts.earned}</Text>
      <Small>{texts.figures.lead}</Small>
      <SumList rows={rowsOf(statements, month)} />
    </Stack>
  );
}
