import { emailOf } from '../support/people';
import { insertRow, query, type Row, valueOf } from '../support/sql-session';
import { guestId, STAY } from './support';

/** Inserts a confirmed stay of the client, as a superuser: days from the house's today, agreed so many days before. */
export async function addAgreedStay(from: number, to: number, agreedBefore = 100): Promise<string> {
  const [row] = await query(
    `insert into public.reservations (property_id, guest_id, check_in, check_out, guests, status, quote, total_cents)
     select $1, $2, arrive, leave, 2, 'confirmed', quote, (quote ->> 'total_cents')::integer
     from (select private.house_today() + $3::integer as arrive, private.house_today() + $4::integer as leave) as nights
     cross join lateral (select private.price_stay($1, arrive, leave, 2, arrive - $5::integer) as quote) as priced
     returning id`,
    [STAY.property_id, guestId, from, to, agreedBefore],
  );
  return String(row?.['id']);
}

/** Inserts a payment of a stay, which by default is a deposit due today; returns its id. */
export async function addPayment(reservation_id: string, payment: Row): Promise<string> {
  const [row] = await insertRow(
    query,
    'public.payments',
    { reservation_id, kind: 'deposit', due_on: await houseDay(0), ...payment },
    'returning id',
  );
  return String(row?.['id']);
}

/** Writes down as whose contact a stay is led. */
export const addContact = (stay: string, email = emailOf('client')) =>
  query(`insert into public.reservation_contacts (reservation_id, name, email) values ($1, 'Ana', $2)`, [
    stay,
    email,
  ]);

/** The house's day so many days from today. */
export async function houseDay(offset: number): Promise<string> {
  return String(await valueOf('select (private.house_today() + $1::integer)::text as day', [offset]));
}

/** Marks what is due for a stay as received. */
export const payAll = (id: string) =>
  query('update public.payments set received_at = now() where reservation_id = $1 and voided_at is null', [
    id,
  ]);
