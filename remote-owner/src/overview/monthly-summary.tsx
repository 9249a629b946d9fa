import { useShell, useUser } from '@marisma/area-kit/shell';
import { Spinner, TextLink } from '@marisma/area-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MonthFigures } from '../lib/dashboard';
import { writeMonth } from '../lib/months';
import type { House } from '../lib/read-houses.data';
import { readStatement } from '../lib/read-statement.data';
import { NotRead } from '../parts/not-read';
import { paths } from '../paths';
import type { Samples } from '../sample/arrange-samples';
import { t } from '../texts';
import { liveLines, sampleLines } from './summary-lines';
import { SummaryPanel } from './summary-panel';

interface SummaryProps {
  months: readonly MonthFigures[];
}

function useChosenMonth(months: readonly MonthFigures[]) {
  const [chosen, choose] = useState<string>();
  return { month: months.find(({ month }) => month === chosen) ?? months.at(-1), choose };
}

/** The summary of a sample month. */
export function SampleSummary({ months, settle }: SummaryProps & Pick<Samples, 'settle'>) {
  const { month, choose } = useChosenMonth(months);
  if (!month) return null;
  return (
    <SummaryPanel months={months} month={month.month} onChoose={choose} lines={sampleLines(month, settle)} />
  );
}

/** The summary of a month: what the houses sold, and what their statements pay out. */
export function LiveSummary({ months, houses }: SummaryProps & { houses: readonly House[] }) {
  const { supabase } = useShell();
  const { id } = useUser();
  const { month, choose } = useChosenMonth(months);
  const first = month?.month ?? '';
  const ids = houses.map((house) => house.id);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['statements', id, ids, first],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      return Promise.all(ids.map((house) => readStatement(client, house, first, signal)));
    },
    enabled: month !== undefined,
    staleTime: 30_000,
    meta: { during: 'reading the statements of a month' },
  });
  if (!month) return null;
  return (
    <SummaryPanel
      months={months}
      month={first}
      onChoose={choose}
      lines={data && liveLines(month, data)}
      aside={
        <TextLink to={`${paths.reservations}?show=statement&month=${writeMonth(first)}`}>
          {t.ownerStays.tabs.statement}
        </TextLink>
      }
    >
      {error ? (
        <NotRead
          level={3}
          title={t.statement.failed}
          error={error}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Spinner label={t.statement.loading} />
      )}
    </SummaryPanel>
  );
}
