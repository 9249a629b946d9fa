import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Tables } from '../../../shared/src/data/database';
import { Constants } from '../../../shared/src/data/database.types';
import { confirm } from '../desk/senders-suite';
import { addAgreedStay, addContact, houseDay, payAll } from '../stays/agreed-stay';
import { call, refusedWith, step } from '../stays/support';
import { type Actor, emailOf, idOf } from '../support/people';
import { actAs } from '../support/schema';
import { type SqlSession, undone } from '../support/sql-session';
import { testsOn } from '../support/tests-on';
import { addService, type Service } from './service';

type Status = Service['status'];
const STATUSES = Constants.public.Enums.service_status;

/** What each function leads to, by the status before: for the guest and for the house. */
const LEADS: Record<
  string,
  { guest: Partial<Record<Status, Status>>; house: Partial<Record<Status, Status>> }
> = {
  offer_service: {
    guest: {},
    house: {
      asked: 'offered',
      offered: 'offered',
      accepted: 'offered',
      arranged: 'offered',
      declined: 'offered',
      called_off: 'offered',
    },
  },
  accept_service: { guest: { offered: 'accepted' }, house: { offered: 'accepted' } },
  decline_service: {
    guest: { asked: 'called_off', offered: 'declined', accepted: 'called_off', arranged: 'called_off' },
    house: { asked: 'declined', offered: 'declined', accepted: 'called_off', arranged: 'called_off' },
  },
  arrange_service: { guest: {}, house: { offered: 'arranged', accepted: 'arranged' } },
  finish_service: { guest: {}, house: {} },
};

type Arrangement = Tables<'service_arrangements'>;

/** A request for a service from the first question to the day itself. */
export function servicesInSql(getSession: () => SqlSession): void {
  const test = testsOn(getSession);

  const argsOf = async (session: SqlSession, name: string, request_id: string, more: object = {}) => ({
    request_id,
    expected_version: 1,
    ...(name === 'offer_service' && {
      on_day: await houseDay(session, 40),
      at_time: '20:00',
      price_cents: 52_000,
      note: 'Three courses',
      reservation_id: null,
    }),
    ...(name === 'decline_service' && { reason: 'The chef is ill' }),
    ...(name === 'arrange_service' && { note: 'Chef Marco, from five' }),
    ...more,
  });
  const change = async (
    session: SqlSession,
    actor: Actor,
    name: string,
    request_id: string,
    more: object = {},
  ): Promise<Arrangement> => call(session, actor, name, await argsOf(session, name, request_id, more));
  /** An offer of a day within a stay. */
  const offeredDinner = async (session: SqlSession) => {
    const stay = await addAgreedStay(session, 30, 37);
    const on_day = await houseDay(session, 32);
    const id = await addService(session, 'client', { status: 'offered', on_day, reservation_id: stay });
    return { stay, id };
  };
  /** What is on the bill of a stay besides its price. */
  const bill = async (session: SqlSession, stay: string) =>
    session.query(
      `select kind::text, amount_cents, what, due_on::text from public.payments
       where reservation_id = $1 and kind in ('extra', 'refund') and voided_at is null order by kind, amount_cents`,
      [stay],
    );
  const requestOf = async (session: SqlSession, id: string) => {
    const [row] = await session.query(
      'select state::text, unread, turn_at is not null as turn from public.requests where id = $1',
      [id],
    );
    return row;
  };
  const mails = async (session: SqlSession) => {
    await session.script('set constraints all immediate');
    await session.script('set constraints all deferred');
    const rows = await session.query(
      `delete from private.mail_outbox returning coalesce(data ->> 'news', template) as name, template, data`,
    );
    return rows
      .filter(
        ({ template, name }) => String(template).startsWith('service') || String(name).startsWith('service'),
      )
      .map(({ name }) => String(name))
      .sort();
  };

  describe('services', () => {
    for (const [name, leads] of Object.entries(LEADS)) {
      test(`${name} leads from each status only where it may, for each actor`, async (session) => {
        const day = await houseDay(session, 30);
        const expected: Record<string, Partial<Record<Status, Status>>> = {
          anon: {},
          client: leads.guest,
          newcomer: {},
          owner: {},
          management: leads.house,
          admin: leads.house,
        };
        for (const [actor, allowed] of Object.entries(expected)) {
          const done: Partial<Record<Status, Status>> = {};
          for (const status of STATUSES) {
            await undone(session, async () => {
              const id = await addService(session, 'client', { status, on_day: day });
              const given = await argsOf(session, name, id);
              if (
                (await refusedWith(session, () => call(session, actor as Actor, name, given))) === undefined
              ) {
                await session.script('reset role');
                const [row] = await session.query(
                  'select status::text from public.service_arrangements where request_id = $1',
                  [id],
                );
                done[status] = row?.['status'] as Status;
              }
              await session.script('reset role');
            });
          }
          assert.deepEqual(done, allowed, actor);
        }
      });
    }

    test('nobody writes an arrangement but through the functions, the secret key neither', async (session) => {
      const id = await addService(session, 'client', { status: 'offered' });
      for (const role of ['authenticated', 'service_role']) {
        await actAs(session, 'admin');
        await session.script(`set local role ${role}`);
        await session.query(`select set_config('request.jwt.claims', '{}', true)`);
        await refusedWith(session, () =>
          session.query(`update public.service_arrangements set status = 'done' where request_id = $1`, [id]),
        );
        await session.script('reset role');
      }
      const [row] = await session.query(
        'select version from public.service_arrangements where request_id = $1',
        [id],
      );
      assert.equal(row?.['version'], 1);
    });

    test('a guest asks for a stay of her own, and for no other', async (session) => {
      const stay = await addAgreedStay(session, 30, 37);
      const send = async (actor: Actor, reservation: string | null) => {
        await actAs(session, actor);
        const word = await refusedWith(session, () =>
          session.query(
            `insert into public.service_bookings (name, email, phone, service_title, service_category, service_price,
               preferred_date, guests, reservation_id) values ('Ana', $2, '1', 'Chef', 'Food', 'From $120', '2040-01-01', 2, $1)`,
            [reservation, emailOf('client')],
          ),
        );
        await session.script('reset role');
        return word;
      };
      assert.equal(await send('client', stay), undefined);
      assert.equal(await send('client', null), undefined);
      assert.equal(await send('anon', null), undefined);
      assert.equal(await send('owner', stay), 'not_allowed');
      assert.equal(await send('anon', stay), 'not_allowed');
      await session.query(
        `update public.reservations set status = 'cancelled', closed_as = 'unpaid' where id = $1`,
        [stay],
      );
      assert.equal(await send('client', stay), 'not_allowed');
      const linked = await session.query(
        'select status::text, version from public.service_arrangements where reservation_id = $1',
        [stay],
      );
      // It was asked for the stay, and ended with it.
      assert.deepEqual(linked, [{ status: 'called_off', version: 2 }]);
    });

    test('the story of a dinner: offered, accepted on the bill, arranged, done, each told', async (session) => {
      const stay = await addAgreedStay(session, 30, 37);
      const id = await addService(session, 'client', { reservation_id: stay });
      const day = await houseDay(session, 32);
      await mails(session);

      const offered = await change(session, 'management', 'offer_service', id, {
        on_day: day,
        reservation_id: stay,
      });
      assert.deepEqual(
        [offered.status, offered.price_cents, offered.note, offered.version],
        ['offered', 52_000, 'Three courses', 2],
      );
      assert.deepEqual(await requestOf(session, id), { state: 'waiting', unread: false, turn: false });
      assert.deepEqual(await mails(session), ['service_offered']);
      assert.deepEqual(await bill(session, stay), []);

      await change(session, 'client', 'accept_service', id, { expected_version: 2 });
      assert.deepEqual(await bill(session, stay), [
        {
          kind: 'extra',
          amount_cents: 52_000,
          what: 'Private Chef at Home',
          due_on: await houseDay(session, 30),
        },
      ]);
      assert.deepEqual(await requestOf(session, id), { state: 'open', unread: true, turn: true });
      assert.deepEqual(await mails(session), ['service_accepted']);

      const arranged = await change(session, 'admin', 'arrange_service', id, { expected_version: 3 });
      assert.equal(arranged.note, 'Chef Marco, from five');
      assert.deepEqual(await requestOf(session, id), { state: 'closed', unread: false, turn: false });
      assert.deepEqual(await mails(session), ['service_arranged']);
      assert.equal((await bill(session, stay)).length, 1);

      const given = { request_id: id, expected_version: 4 };
      assert.equal(
        await refusedWith(session, () => call(session, 'admin', 'finish_service', given)),
        'not_allowed',
      );
      await session.script('alter table public.service_arrangements disable trigger guard_service');
      await session.query(
        'update public.service_arrangements set on_day = private.house_today() where request_id = $1',
        [id],
      );
      await session.script('alter table public.service_arrangements enable trigger guard_service');
      const list = await call<{ services: { title: string }[] }>(session, 'management', 'day_list');
      assert.deepEqual(
        list.services.map(({ title }) => title),
        ['Private Chef at Home'],
      );
      const done = await call<Arrangement>(session, 'admin', 'finish_service', given);
      assert.equal(done.status, 'done');
      assert.equal((await bill(session, stay)).length, 1);
      const events = await session.query(
        `select actor, data -> 'new' ->> 'status' as status from public.request_events where request_id = $1 and kind = 'service' order by id`,
        [id],
      );
      assert.deepEqual(
        events.map(({ actor, status }) => `${actor} ${status}`),
        // The day itself was moved by hand.
        ['house offered', 'guest accepted', 'house arranged', 'house arranged', 'house done'],
      );
    });

    test('called off, the price is off the bill, and what was paid goes back, also of a part', async (session) => {
      const { stay, id } = await offeredDinner(session);
      await change(session, 'management', 'accept_service', id);
      const [extra] = await session.query(`select id from public.payments where service_id = $1`, [id]);
      await step(session, 'management', 'record_payment', stay, {
        kind: 'extra',
        amount_cents: 8_000,
        payment_id: extra?.['id'],
      });
      await mails(session);
      await change(session, 'client', 'decline_service', id, { expected_version: 2, reason: '' });
      assert.deepEqual(
        (await bill(session, stay)).map(({ kind, amount_cents }) => `${kind} ${amount_cents}`),
        ['extra 8000', 'refund 8000'],
      );
      // The house has a chef to tell.
      assert.deepEqual(await requestOf(session, id), { state: 'open', unread: true, turn: true });
      assert.deepEqual(await mails(session), ['service_called_off', 'service_closed']);
    });

    test('offered anew, an accepted service is off the bill until the guest accepts again', async (session) => {
      const { stay, id } = await offeredDinner(session);
      await change(session, 'client', 'accept_service', id);
      await change(session, 'management', 'offer_service', id, { expected_version: 2, reservation_id: stay });
      assert.deepEqual(await bill(session, stay), []);
      await change(session, 'client', 'accept_service', id, { expected_version: 3 });
      assert.deepEqual(
        (await bill(session, stay)).map(({ amount_cents }) => amount_cents),
        [52_000],
      );
    });

    test('a stay that is canceled before arrival takes its open services along', async (session) => {
      const stay = await addAgreedStay(session, 30, 37);
      const other = await addAgreedStay(session, 60, 67);
      const day = await houseDay(session, 32);
      const ofStay = (status: Status, reservation_id: string = stay) =>
        addService(session, 'client', { status, on_day: day, reservation_id });
      const asked = await ofStay('asked');
      const offered = await ofStay('offered');
      const declined = await ofStay('declined');
      const elsewhere = await ofStay('offered', other);
      const accepted = await ofStay('offered');
      await change(session, 'client', 'accept_service', accepted);
      await payAll(session, stay);
      await confirm(session, 'client');
      await addContact(session, stay);
      await mails(session);
      await step(session, 'client', 'cancel_stay', stay, { reason: '' });
      const states = async (id: string) => {
        const [now] = await session.query(
          `select a.status::text || coalesce(' by ' || closed_by, '') || ', ' || q.state as words
           from public.service_arrangements a join public.requests q on q.id = a.request_id where a.request_id = $1`,
          [id],
        );
        return now?.['words'];
      };
      assert.deepEqual(await Promise.all([asked, offered, declined, elsewhere, accepted].map(states)), [
        'called_off by clock, closed',
        'called_off by clock, closed',
        'declined by house, open',
        'offered, open',
        'called_off by clock, open',
      ]);
      // One refund of what was paid for it.
      const back = (await bill(session, stay)).filter(
        ({ kind, amount_cents }) => kind === 'refund' && amount_cents === 48_000,
      );
      assert.equal(back.length, 1);
      // The mail about the stay says so; they have none of their own.
      await session.script('set constraints all immediate');
      const told = await session.query(
        `delete from private.mail_outbox where template = 'cancelled' returning data -> 'services' as services`,
      );
      assert.deepEqual(told, [{ services: Array(3).fill('Private Chef at Home') }]);
      assert.deepEqual(await mails(session), []);
    });

    test('a no on the phone is the decision of the guest, though staff write it down', async (session) => {
      const day = await houseDay(session, 32);
      const no = async (status: Status) => {
        const id = await addService(session, 'client', { status, on_day: day });
        await mails(session);
        const args = { reason: '', for_guest: true };
        const { closed_by, reason } = await change(session, 'management', 'decline_service', id, args);
        const [event] = await session.query(
          `select actor, data ->> 'closed_by' as closed_by from public.request_events where request_id = $1 and kind = 'service'
           order by id desc limit 1`,
          [id],
        );
        return [{ closed_by, reason, ...event }, await mails(session)];
      };
      const asGuest = { closed_by: 'guest', reason: null, actor: 'house' };
      assert.deepEqual(await no('offered'), [asGuest, []]);
      assert.deepEqual(await no('arranged'), [asGuest, ['service_closed']]);
      // A guest cannot write down anything but her own decision.
      const id = await addService(session, 'client', { status: 'offered', on_day: day });
      const own = await change(session, 'client', 'decline_service', id, { reason: '', for_guest: true });
      assert.equal(own.closed_by, 'guest');
    });

    test('a stay that is moved shows the desk the services outside its nights', async (session) => {
      const stay = await addAgreedStay(session, 30, 37);
      const early = await addService(session, 'client', {
        status: 'arranged',
        on_day: await houseDay(session, 31),
        reservation_id: stay,
      });
      await session.query(`update public.requests set state = 'closed' where id = $1`, [early]);
      await session.query(
        'update public.reservations set check_in = check_in + 3, check_out = check_out + 3 where id = $1',
        [stay],
      );
      assert.deepEqual(await requestOf(session, early), { state: 'open', unread: true, turn: true });
    });

    test('an offer of a day that is past is not accepted, and one that is sent again is told again', async (session) => {
      const old = await addService(session, 'client', { status: 'offered', on_day: '2026-01-01' });
      const late = { request_id: old, expected_version: 1 };
      assert.equal(
        await refusedWith(session, () => call(session, 'client', 'accept_service', late)),
        'not_allowed',
      );
      const id = await addService(session, 'client');
      await change(session, 'management', 'offer_service', id);
      await mails(session);
      await change(session, 'management', 'offer_service', id, { expected_version: 2 });
      assert.deepEqual(await mails(session), ['service_offered']);
    });

    test('an offer has a day that is not past, a price, and a stay of the same guest', async (session) => {
      const id = await addService(session, 'client');
      const mine = await addAgreedStay(session, 30, 37);
      const others = await addAgreedStay(session, 50, 57);
      await session.query('update public.reservations set guest_id = $2 where id = $1', [
        others,
        idOf('owner'),
      ]);
      const word = async (more: object) => {
        const given = await argsOf(session, 'offer_service', id, more);
        const refused = await refusedWith(session, () => call(session, 'management', 'offer_service', given));
        await session.script('reset role');
        return refused;
      };
      for (const bad of [
        { on_day: await houseDay(session, -1) },
        { on_day: null },
        { price_cents: -1 },
        { price_cents: null },
        { at_time: '25:00' },
        { note: 'x'.repeat(1001) },
      ]) {
        assert.equal(await word(bad), 'bad_service', JSON.stringify(bad));
      }
      assert.equal(await word({ reservation_id: others }), 'bad_service_stay');
      assert.equal(await word({ expected_version: 7 }), 'stale');
      assert.equal(await word({ at_time: '', reservation_id: mine, price_cents: 0 }), undefined);
      // On the house: nothing on the bill.
      await change(session, 'client', 'accept_service', id, { expected_version: 2 });
      assert.deepEqual(await bill(session, mine), []);
    });

    test('a guest without an account is linked by address, and accepts on the phone', async (session) => {
      const stay = await addAgreedStay(session, 30, 37);
      await session.query('update public.reservations set guest_id = null where id = $1', [stay]);
      await addContact(session, stay, emailOf('client').toUpperCase());
      const id = await addService(session, 'client');
      await session.query('update public.requests set guest_id = null where id = $1', [id]);
      await change(session, 'management', 'offer_service', id, { reservation_id: stay });
      await change(session, 'management', 'arrange_service', id, { expected_version: 2 });
      assert.equal((await bill(session, stay)).length, 1);
    });
  });
}
