import { QUOTE } from '../matrix/stay-rows';
import { idOf, OWNED } from '../support/people';
import { query, valueOf } from '../support/sql-session';

interface OwnedStay {
  check_in: string;
  check_out: string;
  total_cents?: number;
  /** What nights cost of the total, which is the rent; all of it by default. */
  rent_cents?: number;
  /** What is taxes of the total; the rest are fees of the company. */
  tax_cents?: number;
  status?: 'pending' | 'confirmed';
  closed_as?: string;
}

/** Inserts a stay in the owner's house, as a superuser, and returns its id. */
export async function addOwnedStay(stay: OwnedStay): Promise<string> {
  const { check_in, check_out, total_cents = 1000, rent_cents = total_cents, tax_cents = 0 } = stay;
  const { status = 'confirmed', closed_as } = stay;
  const lines = [
    { kind: 'night', rule: 'base', amount_cents: rent_cents },
    { kind: 'fee', rule: 'cleaning', amount_cents: total_cents - rent_cents - tax_cents },
    { kind: 'tax', rule: 'iva', amount_cents: tax_cents },
  ];
  return valueOf(
    `insert into public.reservations
       (property_id, check_in, check_out, guests, quote, total_cents, status, closed_as, hold_until)
     values ($1, $2, $3, 2, $4, $5, $6, $7, $8) returning id`,
    [
      OWNED,
      check_in,
      check_out,
      JSON.stringify({ ...(JSON.parse(QUOTE) as object), lines }),
      total_cents,
      closed_as ? 'cancelled' : status,
      closed_as ?? null,
      status === 'pending' && !closed_as ? '2039-12-01T00:00:00Z' : null,
    ],
  );
}

/** Records that the owner's house is the stranger's from a day on, whatever was recorded of the stranger before. */
export async function sellHouse(on: string): Promise<void> {
  await query('delete from public.property_owners where owner_id = $1', [idOf('stranger')]);
  await query(
    'update public.property_owners set during = daterange(lower(during), $1) where property_id = $2',
    [on, OWNED],
  );
  await query(
    'insert into public.property_owners (property_id, owner_id, during) values ($1, $2, daterange($3, null))',
    [OWNED, idOf('stranger'), on],
  );
}
