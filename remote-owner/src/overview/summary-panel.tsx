import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { downloadCsv, formatDate, type PlainDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { space, token } from '@marisma/area-kit/theme';
import { Button, Field, PrintOnly, PrintSheet, Select, Small, Text } from '@marisma/area-kit/ui';
import type { MonthFigures } from '../lib/dashboard';
import { FigurePanel, useIsSample } from '../parts/source';
import { t } from '../texts';
import type { SummaryLine } from './summary-lines';

const List = styled.dl`
  margin-block: ${space(4)};

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

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(4)};

  @media print {
    display: none;
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
export function SummaryPanel({ months, month, onChoose, lines, aside, note, children }: SummaryPanelProps) {
  const { summary } = t.overview;
  const isSample = useIsSample();
  const locale = intlLocale();
  const name = formatDate(month, locale, 'month');
  const panel = (
    <FigurePanel title={summary.title} aside={aside}>
      <OnScreen>
        <Field label={summary.month}>
          <Select value={month} onChange={(event) => onChoose(event.target.value)}>
            {[...months].reverse().map((one) => (
              <option key={one.month} value={one.month}>
                {formatDate(one.month, locale, 'month')}
              </option>
            ))}
          </Select>
        </Field>
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
          <Tools>
            <Button
              variant="outline"
              size="sm"
              onClick={() =>
                downloadCsv(summary.fileName(month.slice(0, 7)), [
                  [summary.figure, name],
                  ...lines.map(({ label, value }) => [label, value]),
                ])
              }
            >
              <Download aria-hidden="true" strokeWidth={1.75} />
              {summary.download}
            </Button>
            {!isSample && (
              <Button variant="outline" size="sm" onClick={() => window.print()}>
                <Printer aria-hidden="true" strokeWidth={1.75} />
                {summary.print}
              </Button>
            )}
          </Tools>
        </>
      )}
    </FigurePanel>
  );
  return isSample ? panel : <PrintSheet>{panel}</PrintSheet>;
}
