import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { DataTable, EmptyState, StatusBadge, TextLink, type BadgeTone } from '@marisma/area-kit/ui';
import type { Payout, PayoutStatus } from '../lib/dashboard';
import type { Houses } from '../lib/houses';
import { FigurePanel } from '../parts/source';
import { Unread } from '../parts/unread';
import { paths } from '../paths';
import { t } from '../texts';
import { usePayouts } from './queries';
import { dollars } from '../lib/dollars';

const tones: Record<PayoutStatus, BadgeTone> = {
  paid: 'success',
  processing: 'warning',
  scheduled: 'accent',
};

/** What is still owed for last month, and the latest payouts. */
export function LivePayouts({ houses }: { houses: Houses }) {
  const texts = t.host.payouts;
  const query = usePayouts(houses);
  if (query.data) return <PayoutsPanel payouts={query.data} />;
  return (
    <FigurePanel title={texts.title}>
      <Unread of={query} loading={t.common.live.loading} failed={texts.failed} level={3} />
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
      aside={<TextLink to={paths.statement}>{t.ownerStays.tabs.statement}</TextLink>}
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
            sortBy: ({ paid_on }) => paid_on ?? '9999-12-31',
            render: ({ paid_on, owed_for }) =>
              paid_on
                ? formatDate(paid_on, locale)
                : owed_for && texts.owedFor(formatDate(owed_for, locale, 'month')),
          },
          {
            key: 'property',
            header: texts.property,
            sortBy: ({ property }) => property,
            render: ({ property }) => property,
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
            sortBy: ({ amount_cents }) => amount_cents,
            render: ({ amount_cents }) => dollars(amount_cents),
          },
        ]}
      />
    </FigurePanel>
  );
}
