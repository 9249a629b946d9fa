import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { downloadCsv, formatDate } from '@marisma/shared/format';
import { intlLocale } from '@marisma/shared/texts';
import { space, token } from '@marisma/shared/theme';
import { Button, Field, Select, Text, TitledPanel } from '@marisma/shared/ui';
import type { MonthFigures } from '../sample/months';
import { t } from '../texts';
import { PrintOnly, PrintSheet } from '../parts/print-sheet';
import { summaryLines } from './summary-lines';

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

  @media print {
    display: none;
  }
`;

const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

/** The summary of a month, to read, download and print. */
export function MonthlySummary({ months }: { months: readonly MonthFigures[] }) {
  const { summary } = t.overview;
  const locale = intlLocale();
  const newestFirst = months.toReversed();
  const [chosen, choose] = useState(newestFirst[0]?.month);
  const month = newestFirst.find((one) => one.month === chosen);
  if (!month) return null;

  const name = formatDate(month.month, locale, 'month');
  const lines = summaryLines(month, summary, locale);
  const save = () =>
    downloadCsv(summary.fileName(month.month.slice(0, 7)), [
      [summary.figure, name],
      ...lines.map(({ label, value }) => [label, value]),
    ]);
  return (
    <PrintSheet>
      <TitledPanel title={summary.title}>
        <OnScreen>
          <Field label={summary.month}>
            <Select value={chosen} onChange={(event) => choose(event.target.value)}>
              {newestFirst.map((one) => (
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
        <List>
          {lines.map(({ label, shown, total }) => (
            <div key={label} data-total={total}>
              <dt>{label}</dt>
              <dd>{shown}</dd>
            </div>
          ))}
        </List>
        <Tools>
          <Button variant="outline" size="sm" onClick={save}>
            <Download aria-hidden="true" strokeWidth={1.75} />
            {summary.download}
          </Button>
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden="true" strokeWidth={1.75} />
            {summary.print}
          </Button>
        </Tools>
      </TitledPanel>
    </PrintSheet>
  );
}
