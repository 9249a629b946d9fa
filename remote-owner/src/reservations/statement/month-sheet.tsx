import { formatDate, type PlainDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { PrintSheet, Stack, Subheading } from '@marisma/area-kit/ui';
import { useIsStaff, type House } from '../../lib/houses';
import { writeMonth } from '../../lib/months';
import { useStatements, type Statement } from '../../lib/statements';
import { Unread } from '../../parts/unread';
import { t } from '../../texts';
import { FiguresNote } from './figures-note';
import { HouseStatement } from './house-statement';
import { HousesTable } from './houses-table';
import { useOwnerChoice } from './owner-choice';
import { SheetHead } from './sheet-head';
import { SheetTools } from './sheet-tools';
import { StaffNotes } from './staff-notes';
import { csvOf } from './statement-rows';

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
