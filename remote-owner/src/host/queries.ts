import { monthAfter } from '@marisma/area-kit/night-grid';
import { read } from '@marisma/area-kit/data';
import type { Payout } from '../lib/dashboard';
import type { Houses } from '../lib/houses';
import { useRead } from '@marisma/area-kit/queries';
import { readStatements, standing } from '../lib/statements';

const MAX_PAID = 4;

/** What is still owed up to last month, house by house, then the latest payouts. */
export const usePayouts = ({ houses, today }: Houses) =>
  useRead('reading the payouts', ['payouts', houses, today], async (client, signal): Promise<Payout[]> => {
    const ids = houses.map(({ id }) => id);
    const lastMonth = monthAfter(today, -1);
    const [paid, statements] = await Promise.all([
      read(
        client
          .from('owner_payouts')
          .select('id, property_id, amount_cents, paid_on, reverses')
          .in('property_id', ids)
          .order('paid_on', { ascending: false })
          .order('id')
          // A payout that was taken back leaves room for another.
          .limit(3 * MAX_PAID),
        signal,
      ),
      readStatements(client, ids, lastMonth, signal),
    ]);
    const owed = houses.map(({ id, name }): Payout => {
      const amount_cents = statements.find(({ property_id }) => property_id === id)?.balance_cents ?? 0;
      return { id: `owed ${id}`, owed_for: lastMonth, property: name, amount_cents, status: 'scheduled' };
    });
    return [
      ...owed.filter(({ amount_cents }) => amount_cents > 0),
      ...standing(paid)
        .slice(0, MAX_PAID)
        .map(({ property_id, id, amount_cents, paid_on }): Payout => {
          const property = houses.find(({ id }) => id === property_id)?.name ?? '';
          return { id, amount_cents, paid_on, property, status: 'paid' };
        }),
    ];
  });
