import { QUOTE } from '../matrix/stay-rows';
import { OWNED } from '../support/people';
import type { SqlSession } from '../support/sql-session';

interface OwnedStay {
  check_in: string;
  check_out: string;
  total_cents?: number;
  status?: 'pending' | 'confirmed';
  closed_as?: string;
}

/** Inserts a stay in the owner's house, as a superuser, and returns its id. */
export async function addOwnedStay(
  session: SqlSession,
  { check_in, check_out, total_cents = 1000, status = 'confirmed', closed_as }: OwnedStay,
): Promise<string> {
  const [row] = await session.query(
    `insert into public.reservations
       (property_id, check_in, check_out, guests, quote, total_cents, status, closed_as, hold_until)
     values ($1, $2, $3, 2, $4, $5, $6, $7, $8) returning id`,
    [
      OWNED,
      check_in,
      check_out,
      QUOTE,
      total_cents,
      closed_as ? 'cancelled' : status,
      closed_as ?? null,
      status === 'pending' && !closed_as ? '2039-12-01T00:00:00Z' : null,
    ],
  );
  return String(row?.['id']);
}
