import { read } from '@marisma/area-kit/data';
import { formatDate } from '@marisma/area-kit/format';
import { useRead } from '@marisma/area-kit/queries';
import { intlLocale } from '@marisma/area-kit/texts';
import { Text } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { moneyInWords } from '../words';
import { dueInWords, isDue, sumsOf, todayOf } from './money';
import type { Stay } from './own';

/** The last day on which a stay is kept of which nothing was paid; undefined for others, or while it is read. */
function useLapsesOn(stay: Stay): string | undefined {
  const { id, version, status, sample, phase } = stay;
  const price = sumsOf(stay).price;
  const unpaid =
    !sample && status === 'confirmed' && phase === 'upcoming' && price.due > 0 && price.paid <= 0;
  const { data } = useRead(
    'reading until when an unpaid stay is kept',
    ['lapses-on', id, version],
    (client, signal) => read(client.rpc('stay_lapses_on', { reservation_id: id }), signal),
    { enabled: unpaid },
  );
  return unpaid ? (data ?? undefined) : undefined;
}

/** What is to be paid next for one's own stay, and what happens if it is not. */
export function DueNote({ stay }: { stay: Stay }) {
  const lapsesOn = useLapsesOn(stay);
  const day = (date: string) => formatDate(date, intlLocale());
  const next = stay.sample ? undefined : stay.payments.find(isDue);
  if (!next) return null;
  const { due, overdue, lapses } = t.live;
  const words = next.due_on < todayOf(stay) ? overdue : due;
  return (
    <Text $size="sm">
      {words(dueInWords(stay, next), moneyInWords(next.amount_cents), day(next.due_on))}{' '}
      {lapsesOn && lapses(day(lapsesOn))}
    </Text>
  );
}
