import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Tables } from '../../../shared/src/data/database';
import { Constants } from '../../../shared/src/data/database.types';
import { confirmAddress, standing } from '../desk/support';
import { sendService } from '../support/forms';
import { addAgreedStay, addContact, houseDay, payAll } from '../stays/agreed-stay';
import { call, refusedWith, step } from '../stays/support';
import { type Actor, emailOf, idOf } from '../support/people';
import { actAs, as } from '../support/schema';
import { query, runDeferred, script, undone, valueOf } from '../support/sql-session';
import { test } from '../support/tests-on';
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
export function servicesInSql(): void {
  const argsOf = async (name: string, request_id: string, more: object = {}) => ({
    request_id,
    expected_version: 1,
    ...(name === 'offer_service' && {
      on_day: await houseDay(40),
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
    actor: Actor,
    name: string,
    request_id: string,
    more: object = {},
  ): Promise<Arrangement> => call(actor, name, await argsOf(name, request_id, more));
  /** An offer of a day within a stay. */
  const offeredDinner = async () => {
    const stay = await addAgreedStay(30, 37);
    const on_day = await houseDay(32);
    const id = await addService('client', { status: 'offered', on_day, reservation_id: stay });
    return { stay, id };
  };
  /** What is on the bill of a stay besides its price. */
  const bill = async (stay: string) =>
    query(
      `select kind::text, amount_cents, what, due_on::text from public.payments
       where reservation_id = $1 and kind in ('extra', 'refund') and voided_at is null order by kind, amount_cents`,
      [stay],
    );
  const mails = async () => {
    await runDeferred();
    const rows = await query(
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
      test(`${name} leads from each status only where it may, for each actor`, async () => {
        const day = await houseDay(30);
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
            await undone(async () => {
              const id = await addService('client', { status, on_day: day });
              const given = await argsOf(name, id);
              if ((await refusedWith(() => call(actor as Actor, name, given))) === undefined) {
                const [row] = await query(
                  'select status::text from public.service_arrangements where request_id = $1',
                  [id],
                );
                done[status] = row?.['status'] as Status;
              }
            });
          }
          assert.deepEqual(done, allowed, actor);
        }
      });
    }

    test('nobody writes an arrangement but through the functions, the secret key neither', async () => {
      const id = await addService('client', { status: 'offered' });
      for (const role of ['authenticated', 'service_role']) {
        await actAs('admin');
        await script(`set local role ${role}`);
        await query(`select set_config('request.jwt.claims', '{}', true)`);
        await refusedWith(() =>
          query(`update public.service_arrangements set status = 'done' where request_id = $1`, [id]),
        );
        await script('reset role');
      }
      const [row] = await query('select version from public.service_arrangements where request_id = $1', [
        id,
      ]);
      assert.equal(row?.['version'], 1);
    });

    test('a guest asks for a stay of her own, and for no other', async () => {
      const stay = await addAgreedStay(30, 37);
      const send = (actor: Actor, reservation_id: string | null) =>
        as(actor, () => refusedWith(() => sendService({ reservation_id })));
      assert.equal(await send('client', stay), undefined);
      assert.equal(await send('client', null), undefined);
      assert.equal(await send('anon', null), undefined);
      assert.equal(await send('owner', stay), 'not_allowed');
      assert.equal(await send('anon', stay), 'not_allowed');
      await query(`update public.reservations set status = 'cancelled', closed_as = 'unpaid' where id = $1`, [
        stay,
      ]);
      assert.equal(await send('client', stay), 'not_allowed');
      const linked = await query(
        'select status::text, version from public.service_arrangements where reservation_id = $1',
        [stay],
      );
      // It was asked for the stay, and ended with it.
      assert.deepEqual(linked, [{ status: 'called_off', version: 2 }]);
    });

    test('the story of a dinner: offered, accepted on the bill, arranged, done, each told', async () => {
      const stay = await addAgreedStay(30, 37);
      const id = await addService('client', { reservation_id: stay });
      const day = await houseDay(32);
      await mails();

      const offered = await change('management', 'offer_service', id, {
        on_day: day,
        reservation_id: stay,
      });
      assert.deepEqual(
        [offered.status, offered.price_cents, offered.note, offered.version],
        ['offered', 52_000, 'Three courses', 2],
      );
      assert.deepEqual(await standing(id), { state: 'waiting', unread: false, turn: false });
      assert.deepEqual(await mails(), ['service_offered']);
      assert.deepEqual(await bill(stay), []);

      await change('client', 'accept_service', id, { expected_version: 2 });
      assert.deepEqual(await bill(stay), [
        {
          kind: 'extra',
          amount_cents: 52_000,
          what: 'Private Chef at Home',
          due_on: await houseDay(30),
        },
      ]);
      assert.deepEqual(await standing(id), { state: 'open', unread: true, turn: true });
      assert.deepEqual(await mails(), ['service_accepted']);

      const arranged = await change('admin', 'arrange_service', id, { expected_version: 3 });
      assert.equal(arranged.note, 'Chef Marco, from five');
      assert.deepEqual(await standing(id), { state: 'closed', unread: false, turn: false });
      assert.deepEqual(await mails(), ['service_arranged']);
      assert.equal((await bill(stay)).length, 1);

      const given = { request_id: id, expected_version: 4 };
      assert.equal(await refusedWith(() => call('admin', 'finish_service', given)), 'not_allowed');
      await script('alter table public.service_arrangements disable trigger guard_service');
      await query(
        'update public.service_arrangements set on_day = private.house_today() where request_id = $1',
        [id],
      );
      await script('alter table public.service_arrangements enable trigger guard_service');
      const list = await call<{ services: { title: string }[] }>('management', 'day_list');
      assert.deepEqual(
        list.services.map(({ title }) => title),
        ['Private Chef at Home'],
      );
      const done = await call<Arrangement>('admin', 'finish_service', given);
      assert.equal(done.status, 'done');
      assert.equal((await bill(stay)).length, 1);
      const events = await query(
        `select actor, data -> 'new' ->> 'status' as status from public.request_events where request_id = $1 and kind = 'service' order by id`,
        [id],
      );
      assert.deepEqual(
        events.map(({ actor, status }) => `${actor} ${status}`),
        // The day itself was moved by hand.
        ['house offered', 'guest accepted', 'house arranged', 'house arranged', 'house done'],
      );
    });

    test('called off, the price is off the bill, and what was paid goes back, also of a part', async () => {
      const { stay, id } = await offeredDinner();
      await change('management', 'accept_service', id);
      const [extra] = await query(`select id from public.payments where service_id = $1`, [id]);
      await step('management', 'record_payment', stay, {
        kind: 'extra',
        amount_cents: 8_000,
        payment_id: extra?.['id'],
      });
      await mails();
      await change('client', 'decline_service', id, { expected_version: 2, reason: '' });
      assert.deepEqual(
        (await bill(stay)).map(({ kind, amount_cents }) => `${kind} ${amount_cents}`),
        ['extra 8000', 'refund 8000'],
      );
      // The house has a chef to tell.
      assert.deepEqual(await standing(id), { state: 'open', unread: true, turn: true });
      assert.deepEqual(await mails(), ['service_called_off', 'service_closed']);
    });

    test('offered anew, an accepted service is off the bill until the guest accepts again', async () => {
      const { stay, id } = await offeredDinner();
      await change('client', 'accept_service', id);
      await change('management', 'offer_service', id, { expected_version: 2, reservation_id: stay });
      assert.deepEqual(await bill(stay), []);
      await change('client', 'accept_service', id, { expected_version: 3 });
      assert.deepEqual(
        (await bill(stay)).map(({ amount_cents }) => amount_cents),
        [52_000],
      );
    });

    test('a stay that is canceled before arrival takes its open services along', async () => {
      const stay = await addAgreedStay(30, 37);
      const other = await addAgreedStay(60, 67);
      const day = await houseDay(32);
      const ofStay = (status: Status, reservation_id: string = stay) =>
        addService('client', { status, on_day: day, reservation_id });
      const asked = await ofStay('asked');
      const offered = await ofStay('offered');
      const declined = await ofStay('declined');
      const elsewhere = await ofStay('offered', other);
      const accepted = await ofStay('offered');
      await change('client', 'accept_service', accepted);
      await payAll(stay);
      await confirmAddress('client');
      await addContact(stay);
      await mails();
      await step('client', 'cancel_stay', stay, { reason: '' });
      const states = (id: string) =>
        valueOf(
          `select a.status::text || coalesce(' by ' || closed_by, '') || ', ' || q.state as words
           from public.service_arrangements a join public.requests q on q.id = a.request_id where a.request_id = $1`,
          [id],
        );
      assert.deepEqual(await Promise.all([asked, offered, declined, elsewhere, accepted].map(states)), [
        'called_off by clock, closed',
        'called_off by clock, closed',
        'declined by house, open',
        'offered, open',
        'called_off by clock, open',
      ]);
      // One refund of what was paid for it.
      const back = (await bill(stay)).filter(
        ({ kind, amount_cents }) => kind === 'refund' && amount_cents === 48_000,
      );
      assert.equal(back.length, 1);
      // The mail about the stay says so; they have none of their own.
      await runDeferred();
      const told = await query(
        `delete from private.mail_outbox where template = 'cancelled' returning data -> 'services' as services`,
      );
      assert.deepEqual(told, [{ services: Array(3).fill('Private Chef at Home') }]);
      assert.deepEqual(await mails(), []);
    });

    test('a no on the phone is the decision of the guest, though staff write it down', async () => {
      const day = await houseDay(32);
      const no = async (status: Status) => {
        const id = await addService('client', { status, on_day: day });
        await mails();
        const args = { reason: '', for_guest: true };
        const { closed_by, reason } = await change('management', 'decline_service', id, args);
        const [event] = await query(
          `select actor, data ->> 'closed_by' as closed_by from public.request_events where request_id = $1 and kind = 'service'
           order by id desc limit 1`,
          [id],
        );
        return [{ closed_by, reason, ...event }, await mails()];
      };
      const asGuest = { closed_by: 'guest', reason: null, actor: 'house' };
      assert.deepEqual(await no('offered'), [asGuest, []]);
      assert.deepEqual(await no('arranged'), [asGuest, ['service_closed']]);
      // A guest cannot write down anything but her own decision.
      const id = await addService('client', { status: 'offered', on_day: day });
      const own = await change('client', 'decline_service', id, { reason: '', for_guest: true });
      assert.equal(own.closed_by, 'guest');
    });

    test('a stay that is moved shows the desk the services outside its nights', async () => {
      const stay = await addAgreedStay(30, 37);
      const early = await addService('client', {
        status: 'arranged',
        on_day: await houseDay(31),
        reservation_id: stay,
      });
      await query(`update public.requests set state = 'closed' where id = $1`, [early]);
      await query(
        'update public.reservations set check_in = check_in + 3, check_out = check_out + 3 where id = $1',
        [stay],
      );
      assert.deepEqual(await standing(early), { state: 'open', unread: true, turn: true });
    });

    test('an offer of a day that is past is not accepted, and one that is sent again is told again', async () => {
      const old = await addService('client', { status: 'offered', on_day: '2026-01-01' });
      const late = { request_id: old, expected_version: 1 };
      assert.equal(await refusedWith(() => call('client', 'accept_service', late)), 'not_allowed');
      const id = await addService('client');
      await change('management', 'offer_service', id);
      await mails();
      await change('management', 'offer_service', id, { expected_version: 2 });
      assert.deepEqual(await mails(), ['service_offered']);
    });

    test('an offer has a day that is not past, a price, and a stay of the same guest', async () => {
      const id = await addService('client');
      const mine = await addAgreedStay(30, 37);
      const others = await addAgreedStay(50, 57);
      await query('update public.reservations set guest_id = $2 where id = $1', [others, idOf('owner')]);
      const word = async (more: object) => {
        const given = await argsOf('offer_service', id, more);
        const refused = await refusedWith(() => call('management', 'offer_service', given));
        return refused;
      };
      for (const bad of [
        { on_day: await houseDay(-1) },
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
      await change('client', 'accept_service', id, { expected_version: 2 });
      assert.deepEqual(await bill(mine), []);
    });

    test('a guest without an account is linked by address, and accepts on the phone', async () => {
      const stay = await addAgreedStay(30, 37);
      await query('update public.reservations set guest_id = null where id = $1', [stay]);
      await addContact(stay, emailOf('client').toUpperCase());
      const id = await addService('client');
      await query('update public.requests set guest_id = null where id = $1', [id]);
      await change('management', 'offer_service', id, { reservation_id: stay });
      await change('management', 'arrange_service', id, { expected_version: 2 });
      assert.equal((await bill(stay)).length, 1);
    });
  });
}
