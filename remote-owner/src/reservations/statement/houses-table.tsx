import { DataTable } from '@marisma/area-kit/ui';
import type { Statement } from '../../lib/statements';
import { t } from '../../texts';
import { Narrow } from './sheet.styles';
import { dollars, feesOf } from './statement-rows';

type Sums = Pick<
  Statement,
  | 'gross_cents'
  | 'tax_cents'
  | 'rent_cents'
  | 'commission_cents'
  | 'expense_cents'
  | 'payout_cents'
  | 'carried_cents'
  | 'paid_cents'
  | 'balance_cents'
>;

/** The figures of a statement that houses have side by side. */
export function figuresOf(): { key: string; what: string; of: (sums: Sums) => number }[] {
  const texts = t.statement;
  return [
    { key: 'gross', what: texts.gross, of: (sums) => sums.gross_cents },
    { key: 'taxes', what: texts.taxes, of: (sums) => -sums.tax_cents },
    { key: 'fees', what: texts.fees, of: (sums) => -feesOf(sums) },
    { key: 'rent', what: texts.rent, of: (sums) => sums.rent_cents },
    { key: 'commission', what: texts.commission, of: (sums) => sums.commission_cents },
    { key: 'expenses', what: texts.expenses, of: (sums) => sums.expense_cents },
    { key: 'payout', what: texts.payoutBeside, of: (sums) => sums.payout_cents },
    { key: 'carried', what: texts.carried, of: (sums) => sums.carried_cents },
    { key: 'paid', what: texts.sheet.paid, of: (sums) => -sums.paid_cents },
    { key: 'balance', what: texts.sheet.balance, of: (sums) => sums.balance_cents },
  ];
}

/** Statements of several houses side by side, with their total. */
export function HousesTable({
  statements,
  nameOf,
}: {
  statements: readonly Statement[];
  nameOf: (one: Statement) => string;
}) {
  const { sheet } = t.statement;
  const columns = statements.map((statement) => ({
    key: `${statement.property_id} ${statement.owner_id}`,
    header: nameOf(statement),
    align: 'end' as const,
    named: true,
    render: ({ of }: ReturnType<typeof figuresOf>[number]) => dollars(of(statement)),
  }));
  return (
    <Narrow>
      <DataTable
        caption={sheet.caption}
        hideCaption
        rows={figuresOf()}
        rowKey={({ key }) => key}
        columns={[
          { key: 'figure', header: sheet.figure, render: ({ what }) => what },
          {
            key: 'total',
            header: sheet.total,
            align: 'end',
            render: ({ of }) => <strong>{dollars(statements.reduce((sum, one) => sum + of(one), 0))}</strong>,
          },
          ...columns,
        ]}
      />
    </Narrow>
  );
}
