import { addService } from '../house/service';
import { addAgreedStay } from '../stays/agreed-stay';
import { call } from '../stays/support';
import { actAs } from '../support/schema';
import { query, script } from '../support/sql-session';
import { countOf, isRefused, leaves, type Rules } from './rule';

const accept = (request_id: string) =>
  call<{ status: string }>('client', 'accept_service', { request_id, expected_version: 1 });
const ask = (column = '', value = ''): string =>
  `insert into public.service_bookings (name, email, phone, service_title, service_category, service_price,
     preferred_date, guests${column}) values ('A', 'a@people.test', '1', 'Chef', 'Food', '1', '2040-01-01', 2${value})`;

/** What the database holds to in services, whoever asks. */
export const SERVICE_RULES: Rules = {
  'nobody asks for a service on the bill of another guest’s stay': async () => {
    const stay = await addAgreedStay(30, 37);
    await actAs('owner');
    const refused = await isRefused(ask(`, reservation_id`, `, '${stay}'`));
    await script('reset role');
    return refused;
  },
  'a request for a service begins its arrangement': leaves(
    1,
    `public.service_arrangements where status = 'asked'`,
    [ask()],
  ),
  'what a guest accepts is on the bill of the stay, and told': async () => {
    const stay = await addAgreedStay(30, 37);
    const id = await addService('client', { status: 'offered', reservation_id: stay });
    await script('set constraints all immediate; set constraints all deferred');
    await query('delete from private.mail_outbox');
    await accept(id);
    await script('set constraints all immediate');
    return (
      (await countOf(`public.payments where kind = 'extra' and amount_cents = 48000`)) === 1 &&
      (await countOf(`private.mail_outbox where data ->> 'news' = 'service_accepted'`)) === 1
    );
  },
  'a canceled stay takes its services along': async () => {
    const stay = await addAgreedStay(30, 37);
    await addService('client', { status: 'offered', reservation_id: stay });
    await query(`update public.reservations set status = 'cancelled', closed_as = 'unpaid' where id = $1`, [
      stay,
    ]);
    return (await countOf(`public.service_arrangements where status = 'called_off'`)) === 1;
  },
};
