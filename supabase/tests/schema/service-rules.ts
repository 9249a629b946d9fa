import { addService } from '../house/service';
import { addAgreedStay } from '../stays/agreed-stay';
import { call } from '../stays/support';
import { actAs } from '../support/schema';
import { sendService } from '../support/forms';
import { query, refusal, runDeferred } from '../support/sql-session';
import { countOf, type Rules } from './rule';

const accept = (request_id: string) =>
  call<{ status: string }>('client', 'accept_service', { request_id, expected_version: 1 });

/** What the database holds to in services, whoever asks. */
export const SERVICE_RULES: Rules = {
  'nobody asks for a service on the bill of another guest’s stay': async () => {
    const stay = await addAgreedStay(30, 37);
    await actAs('owner');
    return (await refusal(() => sendService({ reservation_id: stay }))) !== undefined;
  },
  'a request for a service begins its arrangement': async () => {
    await sendService();
    return (await countOf(`public.service_arrangements where status = 'asked'`)) === 1;
  },
  'what a guest accepts is on the bill of the stay, and told': async () => {
    const stay = await addAgreedStay(30, 37);
    const id = await addService('client', { status: 'offered', reservation_id: stay });
    await runDeferred();
    await query('delete from private.mail_outbox');
    await accept(id);
    await runDeferred();
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
