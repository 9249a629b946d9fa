import { DataTable, Small, Stack, Text } from '@marisma/area-kit/ui';
import type { Statement } from '../../lib/statements';
import { t } from '../../texts';
import { dollars, linesOf, sumsOf, type StatementRow } from './statement-rows';
import { SumList } from './sum-list';

function What({ what, gross }: StatementRow) {
  if (!gross || gross.gross_cents < 0) return what;
  const { gross_cents, tax_cents, fee_cents } = gross;
  return (
    <Stack $gap={1}>
      <span>{what}</span>
      {gross_cents > 0 && tax_cents + fee_cents > 0 && (
        <Small as="span">
          {t.statement.ofGross(dollars(gross_cents), dollars(tax_cents), dollars(fee_cents))}
        </Small>
      )}
    </Stack>
  );
}

/** What a house has brought an owner in a month, line by line, and what became of it. */
export function HouseStatement({ statement, caption }: { statement: Statement; caption: string }) {
  const texts = t.statement;
  return (
    <Stack $gap={5}>
      <DataTable
        caption={caption}
        hideCaption
        rows={linesOf(statement)}
        rowKey={({ key }) => key}
        empty={<Text>{texts.none}</Text>}
        columns={[
          { key: 'code', header: texts.reservation, render: ({ reservation }) => reservation || '–' },
          { key: 'stay', header: texts.stay, render: ({ stay }) => stay },
          { key: 'what', header: texts.what, ownLine: true, render: What },
          {
            key: 'amount',
            header: texts.amount,
            align: 'end',
            render: ({ amount_cents }) => dollars(amount_cents),
          },
        ]}
      />
      <SumList rows={sumsOf(statement)} />
    </Stack>
  );
}
