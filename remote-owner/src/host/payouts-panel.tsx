import { addDays, formatDate, formatMoney, type PlainDate } from '@marisma/shared/format';
import { houseNames } from '@marisma/shared/houses';
import { intlLocale } from '@marisma/shared/texts';
import { DataTable, StatusBadge, TitledPanel, type BadgeTone, type Column } from '@marisma/shared/ui';
import { payouts, type Payout, type PayoutStatus } from '../sample/payouts';
import { t } from '../texts';

const tones: Record<PayoutStatus, BadgeTone> = {
  paid: 'success',
  processing: 'warning',
  scheduled: 'accent',
};

/** Paid and pending payouts. */
export function PayoutsPanel({ today }: { today: PlainDate }) {
  const texts = t.host.payouts;
  const locale = intlLocale();
  const columns: Column<Payout>[] = [
    {
      key: 'date',
      header: texts.date,
      sortBy: ({ day }) => day,
      render: ({ day }) => formatDate(addDays(today, day), locale),
    },
    {
      key: 'property',
      header: texts.property,
      sortBy: ({ house }) => houseNames[house],
      render: ({ house }) => houseNames[house],
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
  ];
  return (
    <TitledPanel title={texts.title}>
      <DataTable caption={texts.title} hideCaption columns={columns} rows={payouts} rowKey={({ id }) => id} />
    </TitledPanel>
  );
}
