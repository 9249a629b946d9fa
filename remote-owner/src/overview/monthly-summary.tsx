import { formatDate, type PlainDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { space, token } from '@marisma/area-kit/theme';
import { PrintOnly, PrintSheet, SelectField, Small, Stack, Text, TextLink } from '@marisma/area-kit/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { MonthFigures } from '../lib/dashboard';
import type { House } from '../lib/houses';
import { writeMonth } from '../lib/months';
import { useStatements } from '../lib/statements';
import { FigurePanel, useIsSample } from '../parts/source';
import { SheetTools } from '../parts/sheet-tools';
import { Unread } from '../parts/unread';
import { paths } from '../paths';
import type { Samples } from '../sample/arrange-samples';
import { t } from '../texts';
import { liveLines, sampleLines, type SummaryLine } from './summary-lines';

interface SummaryProps {
  /** At least one. */
  months: readonly MonthFigures[];
}

function useChosenMonth(months: readonly MonthFigures[]) {
  const [chosen, choose] = useState<string>();
  const month = months.find(({ month }) => month === chosen) ?? months.at(-1);
  if (!month) throw new RangeError('No month to summarize.');
  return { month, choose };
}

/** The summary of a sample month. */
export function SampleSummary({ months, settle }: SummaryProps & Pick<Samples, 'settle'>) {
  const { month, choose } = useChosenMonth(months);
  return (
    <SummaryPanel months={months} month={month.month} onChoose={choose} lines={sampleLines(month, settle)} />
  );
}

/** The summary of a month: what the houses sold, and what their statements pay out. */
export function LiveSummary({ months, houses }: SummaryProps & { houses: readonly House[] }) {
  const { month, choose } = useChosenMonth(months);
  const query = useStatements(
    houses.map(({ id }) => id),
    month.month,
  );
  return (
    <SummaryPanel
      months={months}
      month={month.month}
      onChoose={choose}
      lines={query.data && liveLines(month, query.data)}
      note={t.overview.summary.note}
      aside={
        <TextLink to={`${paths.statement}&month=${writeMonth(month.month)}`}>
          {t.ownerStays.tabs.statement}
        </TextLink>
      }
    >
      <Unread of={query} loading={t.statement.loading} failed={t.statement.failed} level={3} />
    </SummaryPanel>
  );
}

const List = styled.dl`
  div {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding-block: ${space(2)};
    border-bottom: 1px solid ${token.color.line};
    font-size: ${token.size.sm};
  }

  dt {
    color: ${token.color.textMuted};
  }

  dd {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  [data-total] {
    border-bottom: 0;
    border-top: 1px solid ${token.color.rule};
    font-weight: 600;
  }

  [data-total] dt {
    color: inherit;
  }
`;

const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

interface SummaryPanelProps {
  months: readonly MonthFigures[];
  month: PlainDate;
  onChoose: (month: PlainDate) => void;
  /** Undefined until they are read. */
  lines: readonly SummaryLine[] | undefined;
  aside?: ReactNode;
  /** What the lines count, in words. */
  note?: string;
  /** Shown while there are no lines. */
  children?: ReactNode;
}

/** The summary of a month, to read and download; that of live figures also to print. */
function SummaryPanel({ months, month, onChoose, lines, aside, note, children }: SummaryPanelProps) {
  const { summary } = t.overview;
  const isSample = useIsSample();
  const locale = intlLocale();
  const name = formatDate(month, locale, 'month');
  const panel = (
    <FigurePanel title={summary.title} aside={aside}>
      <Stack $gap={4}>
        <OnScreen>
          <SelectField
            label={summary.month}
            value={month}
            onChange={onChoose}
            options={months
              .map((one) => [one.month, formatDate(one.month, locale, 'month')] as const)
              .reverse()}
          />
        </OnScreen>
        <PrintOnly>
          <Text>{summary.printTitle(name)}</Text>
        </PrintOnly>
        {!lines && children}
        {lines && (
          <>
            <List>
              {lines.map(({ label, shown, total }) => (
                <div key={label} data-total={total}>
                  <dt>{label}</dt>
                  <dd>{shown}</dd>
                </div>
              ))}
            </List>
            {note && <Small>{note}</Small>}
            <SheetTools
              fileName={summary.fileName(writeMonth(month))}
              rows={() => [[summary.figure, name], ...lines.map(({ label, value }) => [label, value])]}
              printable={!isSample}
            />
          </>
        )}
      </Stack>
    </FigurePanel>
  );
  return isSample ? panel : <PrintSheet>{panel}</PrintSheet>;
}
