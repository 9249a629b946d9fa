import { addService } from '../house/service';
import { addAgreedStay } from '../stays/agreed-stay';
import { call } from '../stays/support';
import { actAs } from '../support/schema';
import { refusal, type SqlSession } from '../support/sql-session';
import type { Rules } from './rule';

const accept = (session: SqlSession, request_id: string) =>
  call<{ status: string }>(session, 'client', 'accept_service', { request_id, expected_version: 1 });
const count = async (session: SqlSession, from: string): Promise<number> =>
  (await session.query(`select 1 from ${from}`)).length;

/** What the database holds to in services, whoever asks. */
export const SERVICE_RULES: Rules = {
  'nobody asks for a service on the bill of another guest’s stay': async (session) => {
    const stay = await addAgreedStay(session, 30, 37);
    await actAs(session, 'owner');
    const error = await refusal(session, () =>
      session.query(
        `insert into public.service_bookings (name, email, phone, service_title, service_category, service_price,
             preferred_date, guests, reservation_id) values ('A', 'a@people.test', '1', 'Chef', 'Food', '$1', '2040-01-01', 2, $1)`,
        [stay],
      ),
    );
    await session.script('reset role');
    return error !== undefined;
  },
  'a request for a service begins its arrangement': async (session) => {
    await session.query(
      `insert into public.service_bookings (name, email, phone, service_title, service_category, service_price,
           preferred_date, guests) values ('A', 'a@people.test', '1', 'Chef', 'Food', '$1', '2040-01-01', 2)`,
    );
    return (await count(session, `public.service_arrangements where status = 'asked'`)) === 1;
  },
  'what a guest accepts is on the bill of the stay, and told': async (session) => {
    const stay = await addAgreedStay(session, 30, 37);
    const id = await addService(session, 'client', { status: 'offered', reservation_id: stay });
    await session.script('set constraints all immediate; set constraints all deferred');
    await session.query('delete from private.mail_outbox');
    await accept(session, id);
    await session.script('set constraints all immediate');
    return (
      (await count(session, `public.payments where kind = 'extra' and amount_cents = 48000`)) === 1 &&
      (await count(session, `private.mail_outbox where data ->> 'news' = 'service_accepted'`)) === 1
    );
  },
  'a canceled stay takes its services along': async (session) => {
    const stay = await addAgreedStay(session, 30, 37);
    await addService(session, 'client', { status: 'offered', reservation_id: stay });
    await session.query(
      `update public.reservations set status = 'cancelled', closed_as = 'unpaid' where id = $1`,
      [stay],
    );
    return (await count(session, `public.service_arrangements where status = 'called_off'`)) === 1;
  },
};
