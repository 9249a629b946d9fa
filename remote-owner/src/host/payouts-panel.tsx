import { formatDate, formatMoney } from '@marisma/area-kit/format';
import { useShell, useUser } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { DataTable, EmptyState, Spinner, StatusBadge, TextLink, type BadgeTone } from '@marisma/area-kit/ui';
import { useQuery } from '@tanstack/react-query';
import type { Payout, PayoutStatus } from '../lib/dashboard';
import type { Houses } from '../lib/read-houses.data';
import { readPayouts } from '../lib/read-payouts.data';
import { NotRead } from '../parts/not-read';
import { FigurePanel } from '../parts/source';
import { paths } from '../paths';
import { t } from '../texts';

const tones: Record<PayoutStatus, BadgeTone> = {
  paid: 'success',
  processing: 'warning',
  scheduled: 'accent',
};

/** What is still owed for last month, and the latest payouts. */
export function LivePayouts({ houses }: { houses: Houses }) {
  const texts = t.host.payouts;
  const { supabase } = useShell();
  const { id } = useUser();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['payouts', id, houses.today, houses.houses.map((house) => house.id)],
    queryFn: async ({ signal }) => readPayouts(await supabase(), houses, signal),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    meta: { during: 'reading the payouts' },
  });
  if (data) return <PayoutsPanel payouts={data} />;
  return (
    <FigurePanel title={texts.title}>
      {error ? (
        <NotRead
          level={3}
          title={texts.failed}
          error={error}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Spinner label={t.common.live.loading} />
      )}
    </FigurePanel>
  );
}

/** Paid and pending payouts. */
export function PayoutsPanel({ payouts }: { payouts: readonly Payout[] }) {
  const texts = t.host.payouts;
  const locale = intlLocale();
  return (
    <FigurePanel
      title={texts.title}
      aside={<TextLink to={`${paths.reservations}?show=statement`}>{t.ownerStays.tabs.statement}</TextLink>}
    >
      <DataTable
        caption={texts.title}
        hideCaption
        rows={payouts}
        rowKey={({ id }) => id}
        empty={
          <EmptyState level={3} title={texts.none}>
            {texts.noneHint}
          </EmptyState>
        }
        columns={[
          {
            key: 'date',
            header: texts.date,
            sortBy: ({ on }) => on ?? '9999-12-31',
            render: ({ on, owedFor }) =>
              on ? formatDate(on, locale) : owedFor && texts.owedFor(formatDate(owedFor, locale, 'month')),
          },
          {
            key: 'property',
            header: texts.property,
            sortBy: ({ house }) => house,
            render: ({ house }) => house,
          },
          {
            key: 'status',
            header: texts.status,
            sortBy: ({ status }) => status,
            render: ({ status }) => (
              <div>
                <StatusBadge tone={tones[status]}>{texts.statuses[status]}</StatusBadge>
              </div>
            ),
          },
          {
            key: 'amount',
            header: texts.amount,
            align: 'end',
            sortBy: ({ amount }) => amount,
            render: ({ amount }) => formatMoney(amount, locale),
          },
        ]}
      />
    </FigurePanel>
  );
}
