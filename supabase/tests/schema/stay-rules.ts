import { stayOf } from '../matrix/stay-rows';
import { addStay } from '../stays/support';
import { type Actor, idOf } from '../support/people';
import { actAs, as } from '../support/schema';
import { sendContact, sendService } from '../support/forms';
import { query, runDeferred, script } from '../support/sql-session';
import { areRefused, isRefused, type Rules } from './rule';

const RATE = `insert into public.rates (property_id, nights, name, nightly_cents, min_nights)
  values ('villa-paradise', '[2045-01-01,2045-02-01)', 'a_season', 100, 1)`;
const EVENTS = `select e.kind::text, actor, actor_id, body, data from public.request_events e
  join public.requests q on q.id = e.request_id`;

const rowsSeen = async (actor: Actor, sql: string): Promise<number> =>
  (await as(actor, () => query(sql))).length;

function opensARequest(table: string, send: () => Promise<unknown>): Rules {
  return {
    [`${table} opens a request of the account that sent it, and takes it along when it is deleted`]:
      async () => {
        await as('client', send);
        const [event, ...more] = await query(`${EVENTS} where q.guest_id = $1`, [idOf('client')]);
        await query(`delete from public.${table}`);
        const left = await query('select id from public.request_events');
        return (
          event?.['kind'] === 'message_in' &&
          event['body'] === 'Hello' &&
          more.length === 0 &&
          left.length === 0
        );
      },
  };
}

/** What the database holds to in stays and requests, whoever asks. */
export const STAY_RULES: Rules = {
  'a night has one price': async () => !(await isRefused(RATE)) && (await isRefused(RATE)),
  'a guest changes no price, night or guest of a stay': async () => {
    await addStay('client', 'pending');
    await actAs('client');
    return areRefused(
      ['total_cents = 1', `check_out = '2040-02-01'`, 'guests = 1', `code = 'MR-AAAA'`].map(
        (change) => `update public.reservations set ${change} where id = '${stayOf('client')}'`,
      ),
    );
  },
  'not even the secret key confirms a stay that was cancelled': async () => {
    await addStay('client', 'cancelled/declined');
    await script('set local role service_role');
    return isRefused(`update public.reservations set status = 'confirmed', closed_as = null where id = $1`, [
      stayOf('client'),
    ]);
  },
  'events are neither changed nor deleted, not even with the secret key or by the owner of the tables':
    async () => {
      await addStay('client', 'pending');
      // A table with triggers that are still to run cannot be truncated anyway.
      await runDeferred();
      for (const role of ['service_role', 'postgres']) {
        await script(`set local role ${role}`);
        const attacks = [
          `update public.request_events set body = 'Changed'`,
          'delete from public.request_events',
          'truncate public.request_events',
        ];
        if (!(await areRefused(attacks))) return false;
      }
      return true;
    },
  'an offer is accepted with a key, or declined, and never both; its message has 1 to 1000 characters':
    async () => {
      const id = await addStay('client', 'pending');
      await query('insert into public.offers (reservation_id) values ($1)', [id]);
      const set = (change: string): string => `update public.offers set ${change}`;
      const wrong = [
        'accepted_at = now()',
        'accept_key = gen_random_uuid()',
        'accepted_at = now(), accept_key = gen_random_uuid(), declined_at = now()',
        `message = ''`,
        `message = repeat('x', 1001)`,
      ];
      const right = set(`message = 'x', accepted_at = now(), accept_key = gen_random_uuid()`);
      return (await areRefused(wrong.map(set))) && !(await isRefused(right));
    },
  'an offer tells the request that it answers what became of it': async () => {
    await sendContact();
    const id = await addStay('client', 'pending');
    await query(
      `insert into public.offers (reservation_id, request_id) select $1, q.id from public.requests q where q.kind = 'inquiry'`,
      [id],
    );
    await query(`update public.reservations set status = 'cancelled', closed_as = 'expired' where id = $1`, [
      id,
    ]);
    const [event] = await query(`${EVENTS} where q.kind = 'inquiry' and e.kind = 'reservation'`);
    return (event?.['data'] as { offer?: string } | undefined)?.offer === 'expired';
  },
  'a change of a request is an event with old and new': async () => {
    await addStay('client', 'pending');
    await query(`update public.requests set state = 'closed'`);
    const [event] = await query(`${EVENTS} where e.kind = 'state'`);
    return JSON.stringify(event?.['data']) === '{"new":"closed","old":"open"}';
  },
  'a decision is due before the end of a hold, and moves with it': async () => {
    await addStay('client', 'pending');
    await query(`update public.requests set state = 'waiting', unread = false, turn_at = null`);
    await query(`update public.reservations set hold_until = hold_until + interval '2 days'`);
    const [row] = await query(
      `select q.state = 'open' and q.turn_at = private.overdue_since(r.hold_until) as moved
         from public.requests q join public.reservations r on r.id = q.reservation_id`,
    );
    return row?.['moved'] === true;
  },
  'what a guest sends is found by its words and queued as mails': async () => {
    await sendContact();
    await runDeferred();
    const found = await query(`select request_id from private.request_words where words @@ 'hello'::tsquery`);
    const mails = await query('select id from private.mail_outbox');
    return found.length === 1 && mails.length === 2;
  },
  'a stay is found by the name of its guest, also by a new one, and by none once that is gone': async () => {
    const id = await addStay('client', 'pending');
    const isFoundBy = async (words: string): Promise<boolean> =>
      (await query('select words from private.stay_words where words like $1', [words])).length === 1;
    await query(
      `insert into public.reservation_contacts (reservation_id, name, email) values ($1, 'Inés', 'x@people.test')`,
      [id],
    );
    const first = await isFoundBy('%ines%');
    await query(`update public.reservation_contacts set name = 'Álvaro'`);
    const second = await isFoundBy('%alvaro%');
    await query('delete from public.reservation_contacts');
    return first && second && !(await isFoundBy('%'));
  },
  'a guest does not read notes, nor an owner the messages about a stay in the house': async () => {
    await addStay('client', 'pending');
    await addStay('owner', 'pending');
    await query(
      `insert into public.request_events (request_id, actor, kind, body) select id, 'house', 'note', 'Hm' from public.requests`,
    );
    const events = 'select id from public.request_events';
    return (
      (await rowsSeen('client', events)) === 1 &&
      (await rowsSeen('owner', events)) === 0 &&
      (await rowsSeen('management', events)) === 4
    );
  },
  'an approval of management is recorded': async () => {
    await query('delete from private.staff_approvals');
    const changes = await query(
      `select approved from public.role_changes where user_id = $1 and approved is not null order by approved`,
      [idOf('management')],
    );
    return JSON.stringify(changes) === '[{"approved":false},{"approved":true}]';
  },
  'an owner reads stays of the time of ownership only': async () => {
    await addStay('owner', 'pending');
    const seen = () => rowsSeen('owner', 'select id from public.reservations');
    const during = await seen();
    await query(`update public.property_owners set during = '[2020-01-01,2021-01-01)'`);
    return during === 1 && (await seen()) === 0;
  },
  ...opensARequest('contact_submissions', () => sendContact()),
  ...opensARequest('service_bookings', () => sendService({ special_requests: 'Hello' })),
};
