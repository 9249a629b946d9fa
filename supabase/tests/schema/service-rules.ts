import { addService } from '../house/service';
import { addAgreedStay } from '../stays/agreed-stay';
import { call } from '../stays/support';
import { actAs } from '../support/schema';
import { query, refusal, script } from '../support/sql-session';
import type { Rules } from './rule';

const accept = (request_id: string) =>
  call<{ status: string }>('client', 'accept_service', { request_id, expected_version: 1 });
const count = async (from: string): Promise<number> => (await query(`select 1 from ${from}`)).length;

/** What the database holds to in services, whoever asks. */
export const SERVICE_RULES: Rules = {
  'nobody asks for a service on the bill of another guest’s stay': async () => {
    const stay = await addAgreedStay(30, 37);
    await actAs('owner');
    const error = await refusal(() =>
      query(
        `insert into public.service_bookings (name, email, phone, service_title, service_category, service_price,
             preferred_date, guests, reservation_id) values ('A', 'a@people.test', '1', 'Chef', 'Food', '$1', '2040-01-01', 2, $1)`,
        [stay],
      ),
    );
    await script('reset role');
    return error !== undefined;
  },
  'a request for a service begins its arrangement': async () => {
    await query(
      `insert into public.service_bookings (name, email, phone, service_title, service_category, service_price,
           preferred_date, guests) values ('A', 'a@people.test', '1', 'Chef', 'Food', '$1', '2040-01-01', 2)`,
    );
    return (await count(`public.service_arrangements where status = 'asked'`)) === 1;
  },
  'what a guest accepts is on the bill of the stay, and told': async () => {
    const stay = await addAgreedStay(30, 37);
    const id = await addService('client', { status: 'offered', reservation_id: stay });
    await script('set constraints all immediate; set constraints all deferred');
    await query('delete from private.mail_outbox');
    await accept(id);
    await script('set constraints all immediate');
    return (
      (await count(`public.payments where kind = 'extra' and amount_cents = 48000`)) === 1 &&
      (await count(`private.mail_outbox where data ->> 'news' = 'service_accepted'`)) === 1
    );
  },
  'a canceled stay takes its services along': async () => {
    const stay = await addAgreedStay(30, 37);
    await addService('client', { status: 'offered', reservation_id: stay });
    await query(`update public.reservations set status = 'cancelled', closed_as = 'unpaid' where id = $1`, [
      stay,
    ]);
    return (await count(`public.service_arrangements where status = 'called_off'`)) === 1;
  },
};
