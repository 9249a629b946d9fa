import { formatDate, type PlainDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { DataTable, PrintSheet, Small, Stack, Subheading, Text } from '@marisma/area-kit/ui';
import { type House, useIsStaff } from '../../lib/houses';
import { writeMonth } from '../../lib/months';
import { type Statement, useStatements } from '../../lib/statements';
import { SheetTools } from '../../parts/sheet-tools';
import { Unread } from '../../parts/unread';
import { t } from '../../texts';
import { Narrow, SheetHead, SumList, useOwnerChoice } from './sheet-parts';
import { StaffNotes } from './staff-notes';
import { dollars } from '../../lib/dollars';
import {
  csvOf,
  feesOf,
  linesOf,
  type StatementRow,
  sum,
  type SumRow,
  sumsOf,
  unlessZero,
} from './statement-rows';

interface MonthSheetProps {
  /** The houses to show. */
  houses: readonly House[];
  month: PlainDate;
  today: PlainDate;
}

/** What houses bring their owner in a month: to read, download and print. */
export function MonthSheet({ houses, month, today }: MonthSheetProps) {
  const texts = t.statement;
  const isStaff = useIsStaff();
  const query = useStatements(
    houses.map(({ id }) => id),
    month,
    5_000,
  );
  const { rows: statements, name, field } = useOwnerChoice(query.data ?? []);
  if (!query.data) return <Unread of={query} loading={texts.loading} failed={texts.failed} />;

  const inWords = formatDate(month, intlLocale(), 'month');
  const only = statements.length === 1 ? statements[0] : undefined;
  const nameOfHouse = (id: string) => houses.find((house) => house.id === id)?.name ?? '';
  const nameOf = ({ property_id, owner }: Statement) =>
    name ? nameOfHouse(property_id) : `${nameOfHouse(property_id)} (${owner ?? texts.company})`;
  const titleOf = (statement: Statement) => texts.title(nameOf(statement), inWords);
  const title = only
    ? titleOf(only)
    : texts.title(houses.length === 1 ? (houses[0]?.name ?? '') : texts.allHouses, inWords);
  const keyOf = ({ property_id, owner_id }: Statement) => `${property_id} ${owner_id}`;
  return (
    <Stack $gap={5}>
      {field}
      <PrintSheet>
        <Stack $gap={6}>
          <SheetHead
            title={title}
            owner={name}
            number={only ? only.number : name && statements[0]?.sheet_number}
          />
          {!only && <HousesTable statements={statements} nameOf={nameOf} />}
          {statements.map((statement) => (
            <Stack key={keyOf(statement)} $gap={3}>
              {!only && <Subheading>{`${nameOf(statement)} · ${texts.number(statement.number)}`}</Subheading>}
              <HouseStatement
                statement={statement}
                caption={only ? texts.caption : `${texts.caption}: ${nameOf(statement)}`}
              />
            </Stack>
          ))}
          <FiguresNote statements={statements} month={month} />
          <SheetTools
            fileName={texts.fileName(only?.property_id ?? texts.allFile, writeMonth(month))}
            rows={() => statements.flatMap((statement) => csvOf(titleOf(statement), statement))}
          />
        </Stack>
      </PrintSheet>
      {isStaff && only && <StaffNotes key={keyOf(only)} statement={only} month={month} today={today} />}
    </Stack>
  );
}

function rowsOf(statements: readonly Statement[], month: PlainDate): SumRow[] {
  const texts = t.statement.figures;
  const add = (of: (statement: Statement) => number) => statements.reduce((total, one) => total + of(one), 0);
  const [sold, later, left] = [add((s) => s.sold_cents), add((s) => s.later_cents), add((s) => s.left_cents)];
  const expected = statements
    .flatMap(({ lines }) => lines)
    .filter((line) => line.expected && line.kind === 'stay')
    .reduce((total, { amount_cents }) => total + amount_cents, 0);
  const rent = add((s) => s.rent_cents) + expected;
  return [
    ...sum('sold', texts.sold(formatDate(month, intlLocale(), 'month')), sold),
    ...sum('later', texts.later, 0 - later),
    ...sum('before', texts.before, left - sold + later),
    ...sum('left', texts.left, left, true),
    ...unlessZero('changes', texts.changes, rent - left),
    ...sum('rent', texts.rent, rent, true),
  ];
}

/** What 'earned' means, and how the statement, the dashboards and the calendar agree. */
function FiguresNote({ statements, month }: { statements: readonly Statement[]; month: PlainDate }) {
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
function HouseStatement({ statement, caption }: { statement: Statement; caption: string }) {
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
function figuresOf(): { key: string; what: string; of: (sums: Sums) => number }[] {
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
function HousesTable({
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
