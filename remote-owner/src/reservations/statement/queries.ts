import { change, read, type Answer } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import { useChange, useRead } from '@marisma/area-kit/queries';
import { STATEMENTS, type Statement } from '../../lib/statements';
import type { Noted } from '../../parts/note-form';

/** The sums of a house, an owner and a month. */
export type MonthSums = Answer<'owner_year'>;

/** The sums of a year's statements, and what was transferred for them. */
export const useYear = (year: number) =>
  useRead(
    'reading the statements of a year',
    [...STATEMENTS, 'year', year],
    async (client, signal) => {
      const [sums, transfers] = await Promise.all([
        read(client.rpc('owner_year', { year }), signal),
        read(
          client
            .from('owner_payouts')
            .select('id, property_id, owner_id, month, amount_cents, paid_on, reference')
            .gte('month', `${year}-01-01`)
            .lte('month', `${year}-12-01`)
            .order('paid_on')
            .order('noted_at')
            .order('id'),
          signal,
        ),
      ]);
      return { sums, transfers };
    },
    { staleTime: 5_000 },
  );

/** Notes what was transferred for a statement. */
export const useNotePayout = ({ property_id, owner_id }: Statement, month: PlainDate) =>
  useChange(
    (client, { day, cents, words, key }: Noted) =>
      change(
        client.rpc('record_payout', {
          property_id,
          month,
          amount_cents: cents,
          paid_on: day,
          request_key: key,
          reference: words,
          ...(owner_id && { owner_id }),
        }),
      ),
    STATEMENTS,
  );

/** Notes what was paid for the owner of a house. */
export const useNoteExpense = (property_id: string) =>
  useChange(
    (client, { day, cents, words, key }: Noted) =>
      change(
        client.rpc('add_expense', {
          property_id,
          spent_on: day,
          what: words,
          amount_cents: cents,
          request_key: key,
        }),
      ),
    STATEMENTS,
  );

/** Takes a transfer or an expense back. */
export const useTakeBack = () =>
  useChange(
    (client, { id, kind }: { id: string; kind: 'payout' | 'expense' }) =>
      change(
        kind === 'payout'
          ? client.rpc('reverse_payout', { payout_id: id })
          : client.rpc('reverse_expense', { expense_id: id }),
      ),
    STATEMENTS,
  );
