import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer } from '../../../shared/src/data/database';
import { confirmAddress, inquire } from '../desk/support';
import { stayOf } from '../matrix/stay-rows';
import { type Actor, emailOf, idOf } from '../support/people';
import { actAs, as, callAsWorker } from '../support/schema';
import { query, refusal, type Row, runDeferred } from '../support/sql-session';
import { test } from '../support/tests-on';
import {
  addStay,
  ask,
  call,
  day,
  moveStay,
  newKey,
  type Quote,
  refusedWith,
  requestOf,
  stateOf,
  STAY,
  type Stay,
  step,
  TERMS,
} from './support';

type Offer = Answer<'read_offer'>;

const ANA = emailOf('client');
const OFFER = {
  ...{ ...STAY, pets: 0, name: ' Ana Ruiz ', email: ANA, phone: '', locale: 'es' },
  ...{ discount_cents: 50_000, message: ' As agreed on the phone. ', hours: 48 },
};

/** Stays that staff offer, and the answers of whoever holds the link. */
export function offersInSql(): void {
  const quote = (discount_cents = OFFER.discount_cents, stay: Partial<typeof STAY> = {}) =>
    call<Quote>('management', 'staff_quote', { ...STAY, ...stay, discount_cents });
  type Change = Partial<typeof STAY> & Record<string, unknown>;
  const make = async (change: Change = {}) => {
    const { property_id = STAY.property_id } = change;
    const { quote_hash } = await quote(OFFER.discount_cents, { property_id });
    return call<Stay>('management', 'make_offer', {
      ...OFFER,
      quote_hash,
      request_key: newKey(),
      ...change,
    });
  };
  /** An offer, and the token of a link to it. */
  const offered = async (change: Change = {}) => {
    const stay = await make(change);
    return {
      ...stay,
      token: await call<string>('admin', 'offer_link', { reservation_id: stay.id }),
    };
  };
  const read = (token: string, actor: Actor = 'anon') => call<Offer>(actor, 'read_offer', { token });
  /** Accepts an offer as it stands. */
  const accept = async (
    token: string,
    request_key = newKey(),
    actor: Actor = 'anon',
    seen?: Partial<Offer>,
  ) => {
    const [stands] = await query(
      `select quote ->> 'quote_hash' as quote_hash from public.reservations join private.offer_secrets on id = reservation_id
       where token_hash = sha256(convert_to($1, 'UTF8'))`,
      [token],
    );
    return call<{ code: string; email: string; account: boolean }>(actor, 'accept_offer', {
      token,
      request_key,
      agreed_version: TERMS,
      quote_hash: (seen ?? stands)?.['quote_hash'],
    });
  };
  const decline = (token: string, reason = '') => call('anon', 'decline_offer', { token, reason });
  /** Ends what is held, as the clock does an hour after the end. */
  const expire = async (id: string) => {
    await query(`update public.reservations set hold_until = now() - interval '1 minute' where id = $1`, [
      id,
    ]);
  };
  const mails = async () => {
    await runDeferred();
    return query(
      `select m.template || coalesce(' ' || (m.data ->> 'news'), '') || coalesce(' ' || m.address, '') as mail, m.data
       from private.mail_outbox m order by 1`,
    );
  };
  const steps = async (request: string) =>
    (
      await query(
        `select e.actor || ' ' || coalesce(e.data ->> 'offer', e.data -> 'new' ->> 'status') as step
         from public.request_events e where e.request_id = $1 and e.kind = 'reservation' order by e.id`,
        [request],
      )
    ).map(({ step }) => String(step));

  describe('an offer', () => {
    test('keeps the nights at its own price, and tells the guest and nobody else', async () => {
      const { total_cents } = await quote();
      assert.ok(total_cents < (await quote(0)).total_cents);
      const stay = await make();
      const hours = (Date.parse(String(stay.hold_until)) - Date.now()) / 3_600_000;
      assert.ok(hours > 47.9 && hours <= 48, String(hours));
      assert.deepEqual([stay.status, stay.total_cents], ['pending', total_cents]);
      assert.equal(await refusedWith(() => ask('client')), 'taken');
      const [mail, ...more] = await mails();
      assert.equal(mail?.['mail'], `offer ${ANA}`);
      const data = mail['data'] as Record<string, unknown>;
      assert.deepEqual([data['body'], data['total_cents']], ['As agreed on the phone.', total_cents]);
      assert.equal((await read(String(data['token']))).state, 'open');
      assert.deepEqual(more, []);
      const [row] = await query(
        `select d.state, d.needs, d.offer, d.locale from public.desk_requests d where d.reservation_id = $1`,
        [stay.id],
      );
      assert.deepEqual({ ...row }, { state: 'waiting', needs: 'guest', offer: 'open', locale: 'es' });
    });

    test('takes the token out of its mail once that is sent', async () => {
      await make();
      await mails();
      const [mail] = await callAsWorker<{ id: string; data: Row }>('claim_mail()');
      assert.ok(mail?.data['token']);
      await callAsWorker('settle_mail($1)', [mail.id]);
      const left = await query(`select id from private.mail_outbox where data ? 'token'`);
      assert.deepEqual(left, []);
    });

    test('sent twice is one, and only at the price that staff were shown', async () => {
      const request_key = newKey();
      const first = await make({ request_key });
      const again = await call<Stay>('management', 'make_offer', {
        ...OFFER,
        quote_hash: 'x',
        request_key,
      });
      assert.equal(again.id, first.id);
      const next = { check_in: day(7), check_out: day(14) };
      for (const [refused, change] of [
        ['price_changed', next],
        ['taken', {}],
        ['bad_amount', { ...next, discount_cents: 99_999_999 }],
        ['bad_amount', { ...next, discount_cents: -1 }],
        ['bad_hold', { ...next, hours: 169 }],
        ['bad_message', { ...next, message: 'x'.repeat(1001) }],
        ['no_contact', { ...next, email: '', phone: '' }],
        ['not_allowed', { ...next, request_id: idOf('admin') }],
      ] as const) {
        const made = () =>
          call('admin', 'make_offer', {
            ...OFFER,
            quote_hash: 'x',
            request_key: newKey(),
            ...change,
          });
        assert.equal(await refusedWith(made), refused, refused);
      }
    });

    test('is read by its token, without name and contact, and is opened once, by the guest', async () => {
      const { id, code, token } = await offered();
      await read(token, 'admin');
      const offer = await read(token);
      await read(token);
      assert.deepEqual(
        [offer.state, offer.code, offer.property, offer.message],
        ['open', code, 'Villa Paradise', 'As agreed on the phone.'],
      );
      assert.deepEqual(
        offer.lines.filter(({ kind }) => kind === 'discount').map(({ amount_cents }) => amount_cents),
        [-50_000],
      );
      assert.doesNotMatch(JSON.stringify(offer), /Ruiz|people\.test/);
      assert.deepEqual(await steps(await requestOf(id)), ['house pending', 'house sent', 'guest opened']);
      assert.equal(await refusedWith(() => read(token.slice(1))), 'unknown_offer');
    });

    test('is accepted without an account: the stay is agreed by the guest, once however often it is pressed', async () => {
      const { id, code, token } = await offered();
      const request_key = newKey();
      const answer = { code, email: ANA, account: false };
      assert.deepEqual(await accept(token, request_key), answer);
      assert.deepEqual(await accept(token, request_key), answer);
      assert.equal(await stateOf(id), 'confirmed');
      const [row] = await query(
        `select (select count(*)::int from public.payments p where p.reservation_id = $1 and p.kind = 'deposit') as deposits,
           q.state::text, q.guest_id, (select string_agg(e.actor, ',') from public.request_events e
             where e.request_id = q.id and e.data -> 'new' ->> 'status' = 'confirmed') as actors
         from public.requests q where q.reservation_id = $1`,
        [id],
      );
      assert.deepEqual({ ...row }, { deposits: 1, state: 'closed', guest_id: null, actors: 'guest' });
      assert.deepEqual(
        (await mails()).map(({ mail }) => mail),
        [`confirmed ${ANA}`, 'new_request offer_accepted', `offer ${ANA}`],
      );
      assert.equal((await read(token)).state, 'accepted');
      assert.equal(await refusedWith(() => accept(token)), 'offer_answered');
      assert.equal(await refusedWith(() => decline(token)), 'offer_answered');
    });

    test('is accepted with the terms in force only, which are kept with the stay in the language of the page', async () => {
      const { id, token } = await offered();
      const { quote_hash } = await read(token);
      for (const agreed_version of [null, TERMS + 1]) {
        const yes = { token, request_key: newKey(), agreed_version, quote_hash };
        assert.equal(await refusedWith(() => call('anon', 'accept_offer', yes)), 'terms_changed');
      }
      assert.equal(await stateOf(id), 'pending');
      await accept(token);
      const kept = await query('select reservation_id, version from public.agreements');
      assert.deepEqual(kept, [{ reservation_id: id, version: TERMS }]);
    });

    test('belongs to the account whose confirmed address it was sent to, at once or on the way', async () => {
      const mine = async () => {
        const rows = await as('client', () => query('select id from public.reservations'));
        return rows.map(({ id }) => String(id));
      };
      const first = await offered();
      await accept(first.token);
      const open = await offered({ property_id: 'ocean-villa-infinity' });
      assert.deepEqual(await mine(), []);
      await confirmAddress('client');
      assert.deepEqual(await mine(), [first.id], 'what is not answered waits for its link');
      const { account } = await accept(open.token);
      assert.ok(account);
      assert.deepEqual((await mine()).sort(), [first.id, open.id].sort());
    });

    test('is declined with a reason that the desk reads, and gives its nights back', async () => {
      const { id, token } = await offered();
      await decline(token, ' Too far from the beach. ');
      await decline(token);
      assert.equal(await stateOf(id), 'cancelled/withdrawn');
      assert.equal(await refusedWith(() => accept(token)), 'offer_answered');
      const said = (await mails()).find(({ mail }) => mail === 'new_request offer_declined');
      assert.equal((said?.['data'] as { body?: string } | undefined)?.body, 'Too far from the beach.');
      assert.equal((await ask('client')).status, 'pending');
    });

    test('that is over, or taken back, says so and can no longer be accepted', async () => {
      const over = await offered();
      await expire(over.id);
      assert.equal((await read(over.token)).state, 'expired');
      assert.equal(await refusedWith(() => accept(over.token)), 'offer_expired');
      const back = await offered();
      assert.equal((await read(over.token)).state, 'expired', 'its nights were offered anew');
      await step('admin', 'decline_stay', back.id, { reason: 'A leak' });
      assert.equal((await read(back.token)).state, 'taken_back');
      assert.equal(await refusedWith(() => accept(back.token)), 'offer_taken_back');
      assert.equal(await refusedWith(() => decline(back.token)), 'offer_taken_back');
      const told = (await mails()).filter(
        ({ data }) => (data as { closed_as?: string }).closed_as !== undefined,
      );
      assert.deepEqual(
        told.map(({ mail, data }) => [mail, (data as { offer?: true }).offer]),
        [
          [`declined ${ANA}`, true],
          [`expired ${ANA}`, true],
        ],
      );
    });

    test('at a new price, or other nights, is told to the guest as an offer, and accepted only by who was shown it', async () => {
      const stay = await offered();
      const seen = await read(stay.token);
      const change = { reservation_id: stay.id, amount_cents: 100_000 };
      const { quote_hash } = await call<Quote>('admin', 'quote_discount', change);
      await call('admin', 'discount_stay', {
        ...{ ...change, reason: 'A friend', quote_hash, expected_version: stay.version },
      });
      const told = (await mails()).map(({ mail }) => mail);
      assert.deepEqual(told, [`offer ${ANA}`, `offer ${ANA}`]);
      const yes = (shown: Partial<Offer>) => accept(stay.token, newKey(), 'anon', shown);
      for (const shown of [seen, {}]) assert.equal(await refusedWith(() => yes(shown)), 'price_changed');
      const cheaper = await read(stay.token);
      await moveStay(stay.id, day(1), day(8));
      assert.equal(await refusedWith(() => yes(cheaper)), 'price_changed', 'other nights');
      await yes(await read(stay.token));
      assert.equal(await stateOf(stay.id), 'confirmed');
    });

    test('answers an inquiry: it waits for the guest, tells what becomes of the offer, and is settled by it', async () => {
      const request_id = await inquire(null);
      const state = async () => {
        const [row] = await query(
          'select d.state::text, d.offer from public.desk_requests d where d.id = $1',
          [request_id],
        );
        return [row?.['state'], row?.['offer']];
      };
      const first = await offered({ request_id });
      assert.deepEqual(await state(), ['waiting', 'open']);
      await read(first.token);
      await decline(first.token, 'Too dear');
      assert.deepEqual(await state(), ['open', 'declined']);
      await query(
        `update public.offers set made_at = made_at - interval '1 hour', declined_at = declined_at - interval '1 hour'`,
      );
      const second = await offered({ request_id });
      await accept(second.token);
      assert.deepEqual(await state(), ['closed', 'accepted']);
      assert.deepEqual(await steps(request_id), [
        'house sent',
        'guest opened',
        'guest declined',
        'house sent',
        'guest accepted',
      ]);
    });

    test('is agreed by nobody but staff and the holder of its link, and by no guest who asked herself', async () => {
      const confirmByPatch = (actor: Actor, id: string) =>
        refusal(async () => {
          await actAs(actor);
          await query(`update public.reservations set status = 'confirmed' where id = $1`, [id]);
        });
      const stay = await offered();
      await query('update public.reservations set guest_id = $2 where id = $1', [stay.id, idOf('client')]);
      const own = await addStay('stranger', 'pending');
      await query('update public.reservations set guest_id = $2 where id = $1', [own, idOf('client')]);
      for (const id of [stay.id, stayOf('stranger')]) {
        assert.ok(await confirmByPatch('client', id));
        assert.equal(await stateOf(id), 'pending');
      }
      const confirmed = await step<Stay>('admin', 'confirm_stay', stay.id);
      assert.equal(confirmed.status, 'confirmed');
    });
  });
}
