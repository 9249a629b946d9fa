import { TextLink } from '@marisma/area-kit/ui';
import { useState } from 'react';
import type { MonthFigures } from '../lib/dashboard';
import { writeMonth } from '../lib/months';
import type { House } from '../lib/houses';
import { Unread } from '../parts/unread';
import { paths } from '../paths';
import { useStatements } from '../lib/statements';
import type { Samples } from '../sample/arrange-samples';
import { t } from '../texts';
import { liveLines, sampleLines } from './summary-lines';
import { SummaryPanel } from './summary-panel';

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
