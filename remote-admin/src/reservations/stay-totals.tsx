import { formatNumber } from '@marisma/area-kit/format';
import { formatCents } from '@marisma/area-kit/stays/calendar';
import { intlLocale } from '@marisma/area-kit/texts';
import { StatCard, StatGrid } from '@marisma/area-kit/ui';
import { reservations } from '../texts/en/reservations';
import type { Totals } from './stays.data';

/** Sums of all stays that the filter meets, by the database. */
export function StayTotals({ totals }: { totals: Totals }) {
  const texts = reservations.totals;
  const count = (number: number) => formatNumber(number, intlLocale());
  const besides = [
    totals.overdue_cents > 0 && texts.overdue(formatCents(totals.overdue_cents)),
    totals.refund_cents > 0 && texts.refund(formatCents(totals.refund_cents)),
  ].filter((part) => part !== false);
  return (
    <StatGrid aria-label={texts.label}>
      <StatCard
        label={texts.stays}
        value={count(totals.stays)}
        change={texts.nights(totals.nights, count(totals.nights))}
      />
      <StatCard label={texts.revenue} value={formatCents(totals.revenue_cents)} />
      <StatCard label={texts.received} value={formatCents(totals.received_cents)} />
      <StatCard
        label={texts.due}
        value={formatCents(totals.due_cents)}
        change={besides.join(' · ') || undefined}
      />
    </StatGrid>
  );
}
