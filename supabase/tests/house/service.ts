import type { Enums } from '../../../shared/src/data/database.types';
import { emailOf, idOf, type Person } from '../support/people';
import { query, valueOf } from '../support/sql-session';

/** How a request for a service stands. */
export interface Service {
  status: Enums<'service_status'>;
  on_day: string;
  at_time: string | null;
  price_cents: number;
  reservation_id: string | null;
}

/** Inserts a person's request for a service, as a superuser; its arrangement has the version 1. Returns its id. */
export async function addService(
  person: Person,
  {
    status = 'asked',
    on_day = '2040-01-07',
    at_time = '19:30',
    price_cents = 48_000,
    reservation_id = null,
  }: Partial<Service> = {},
): Promise<string> {
  const booking = await valueOf(
    `insert into public.service_bookings (name, email, phone, service_title, service_category, service_price, preferred_date, guests)
     values ('Ana Ruiz', $1, '1', 'Private Chef at Home', 'Food', 'From $120/person', $2, 4) returning id`,
    [emailOf(person), on_day],
  );
  const [request] = await query(
    'update public.requests set guest_id = $2 where service_booking_id = $1 returning id',
    [booking, idOf(person)],
  );
  const id = String(request?.['id']);
  // No change leads to a status but those that are listed.
  await query('delete from public.service_arrangements where request_id = $1', [id]);
  const offered = status !== 'asked';
  const closed = status === 'declined' || status === 'called_off';
  await query(
    `insert into public.service_arrangements (request_id, reservation_id, status, on_day, at_time, price_cents, closed_by)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      reservation_id,
      status,
      offered ? on_day : null,
      offered ? at_time : null,
      offered ? price_cents : null,
      closed ? 'house' : null,
    ],
  );
  await query('update public.requests set version = 1 where id = $1', [id]);
  return id;
}
