import { read, type Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Payout } from './dashboard';
import { monthAfter } from './months';
import type { Houses } from './read-houses.data';
import { readStatement } from './read-statement.data';

const MOST = 4;

const rows = z.array(
  z.object({ id: z.string(), property_id: z.string(), amount_cents: z.int(), paid_on: z.string() }),
);

/**
 * What is still owed up to last month, house by house, then the latest payouts.
 * @throws DataError
 */
export async function readPayouts(
  client: SupabaseClient<Database>,
  { houses, today }: Houses,
  signal: AbortSignal,
): Promise<Payout[]> {
  const lastMonth: PlainDate = monthAfter(today, -1);
  const nameOf = new Map(houses.map(({ id, name }) => [id, name]));
  const [paid, ...statements] = await Promise.all([
    read(
      client
        .from('owner_payouts')
        .select('id, property_id, amount_cents, paid_on')
        .in('property_id', [...nameOf.keys()])
        .order('paid_on', { ascending: false })
        .order('id')
        .limit(MOST),
      signal,
    ).then((answer) => rows.parse(answer)),
    ...houses.map(({ id }) => readStatement(client, id, lastMonth, signal)),
  ]);
  const owed = statements.flatMap(({ balanceCents: open }, place): Payout[] => {
    const house = houses[place];
    if (!house || open <= 0) return [];
    return [
      {
        id: `owed ${house.id}`,
        owedFor: lastMonth,
        house: house.name,
        amount: open / 100,
        status: 'scheduled',
      },
    ];
  });
  return [
    ...owed,
    ...paid.map((row): Payout => {
      const house = nameOf.get(row.property_id) ?? '';
      return { id: row.id, on: row.paid_on, house, amount: row.amount_cents / 100, status: 'paid' };
    }),
  ];
}
