import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer } from '../../../shared/src/data/database';
import { confirm, write } from '../desk/senders-suite';
import { stayOf } from '../matrix/stay-rows';
import { type Actor, emailOf, idOf } from '../support/people';
import { actAs } from '../support/schema';
import { refusal, type SqlSession } from '../support/sql-session';
import { testsOn } from '../support/tests-on';
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
export function offersInSql(getSession: () => SqlSession): void {
  const test = testsOn(getSession);

  const quote = (
    session: SqlSession,
    discount_cents = OFFER.discount_cents,
    stay: Partial<typeof STAY> = {},
  ) => call<Quote>(session, 'management', 'staff_quote', { ...STAY, ...stay, discount_cents });
  type Change = Partial<typeof STAY> & Record<string, unknown>;
  const make = async (session: SqlSession, change: Change = {}) => {
    const { property_id = STAY.property_id } = change;
    const { quote_hash } = await quote(session, OFFER.discount_cents, { property_id });
    return call<Stay>(session, 'management', 'make_offer', {
      ...OFFER,
      quote_hash,
      request_key: newKey(),
      ...change,
    });
  };
  /** An offer, and the token of a link to it. */
  const offered = async (session: SqlSession, change: Change = {}) => {
    const stay = await make(session, change);
    return {
      ...stay,
      token: await call<string>(session, 'admin', 'offer_link', { reservation_id: stay.id }),
    };
  };
  const read = (session: SqlSession, token: string, actor: Actor = 'anon') =>
    call<Offer>(session, actor, 'read_offer', { token });
  /** Accepts an offer as it stands. */
  const accept = async (
    session: SqlSession,
    token: string,
    request_key = newKey(),
    actor: Actor = 'anon',
    seen?: Partial<Offer>,
  ) => {
    const [stands] = await session.query(
      `select quote ->> 'quote_hash' as quote_hash from public.reservations join private.offer_secrets on id = reservation_id
       where token_hash = sha256($1::bytea)`,
      [token],
    );
    return call<{ code: string; email: string; account: boolean }>(session, actor, 'accept_offer', {
      token,
      request_key,
      agreed_version: TERMS,
      quote_hash: (seen ?? stands)?.['quote_hash'],
    });
  };
  const decline = (session: SqlSession, token: string, reason = '') =>
    call(session, 'anon', 'decline_offer', { token, reason });
  /** Ends what is held, as the clock does an hour after the end. */
  const expire = async (session: SqlSession, id: string) => {
    await session.query(
      `update public.reservations set hold_until = now() - interval '1 minute' where id = $1`,
      [id],
    );
  };
  const mails = async (session: SqlSession) => {
    await session.script('set constraints all immediate; set constraints all deferred');
    return session.query(
      `select m.template || coalesce(' ' || (m.data ->> 'news'), '') || coalesce(' ' || m.address, '') as mail, m.data
       from private.mail_outbox m order by m.queued_at, m.address nulls last`,
    );
  };
  const steps = async (session: SqlSession, request: string) =>
    (
      await session.query(
        `select e.actor || ' ' || coalesce(e.data ->> 'offer', e.data -> 'new' ->> 'status') as step
         from public.request_events e where e.request_id = $1 and e.kind = 'reservation' order by e.id`,
        [request],
      )
    ).map(({ step }) => String(step));

  describe('an offer', () => {
    test('keeps the nights at its own price, and tells the guest and nobody else', async (session) => {
      const { total_cents } = await quote(session);
      assert.ok(total_cents < (await quote(session, 0)).total_cents);
      const stay = await make(session);
      const hours = (Date.parse(String(stay.hold_until)) - Date.now()) / 3_600_000;
      assert.ok(hours > 47.9 && hours <= 48, String(hours));
      assert.deepEqual([stay.status, stay.total_cents], ['pending', total_cents]);
      assert.equal(await refusedWith(session, () => ask(session, 'client')), 'taken');
      const [mail, ...more] = await mails(session);
      assert.equal(mail?.['mail'], `offer ${ANA}`);
      const data = mail['data'] as Record<string, unknown>;
      assert.deepEqual([data['body'], data['total_cents']], ['As agreed on the phone.', total_cents]);
      assert.equal((await read(session, String(data['token']))).state, 'open');
      assert.deepEqual(more, []);
      const [row] = await session.query(
        `select d.state, d.needs, d.offer, d.locale from public.desk_requests d where d.reservation_id = $1`,
        [stay.id],
      );
      assert.deepEqual({ ...row }, { state: 'waiting', needs: 'guest', offer: 'open', locale: 'es' });
    });

    test('takes the token out of its mail once that is sent', async (session) => {
      await make(session);
      await mails(session);
      await session.script('set local role service_role');
      const [mail] = await session.query('select id, data from public.claim_mail()');
      assert.ok((mail?.['data'] as object | undefined) && 'token' in (mail?.['data'] as object));
      await session.query('select public.settle_mail($1)', [mail?.['id']]);
      await session.script('reset role');
      const left = await session.query(`select id from private.mail_outbox where data ? 'token'`);
      assert.deepEqual(left, []);
    });

    test('sent twice is one, and only at the price that staff were shown', async (session) => {
      const request_key = newKey();
      const first = await make(session, { request_key });
      const again = await call<Stay>(session, 'management', 'make_offer', {
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
          call(session, 'admin', 'make_offer', {
            ...OFFER,
            quote_hash: 'x',
            request_key: newKey(),
            ...change,
          });
        assert.equal(await refusedWith(session, made), refused, refused);
      }
    });

    test('is read by its token, without name and contact, and is opened once, by the guest', async (session) => {
      const { id, code, token } = await offered(session);
      await read(session, token, 'admin');
      const offer = await read(session, token);
      await read(session, token);
      assert.deepEqual(
        [offer.state, offer.code, offer.property, offer.message],
        ['open', code, 'Villa Paradise', 'As agreed on the phone.'],
      );
      assert.deepEqual(
        offer.lines.filter(({ kind }) => kind === 'discount').map(({ amount_cents }) => amount_cents),
        [-50_000],
      );
      assert.doesNotMatch(JSON.stringify(offer), /Ruiz|people\.test/);
      assert.deepEqual(await steps(session, await requestOf(session, id)), [
        'house pending',
        'house sent',
        'guest opened',
      ]);
      assert.equal(await refusedWith(session, () => read(session, token.slice(1))), 'unknown_offer');
      assert.equal(
        await refusedWith(session, () => call(session, 'client', 'offer_link', { reservation_id: id })),
        'not_allowed',
      );
    });

    test('is accepted without an account: the stay is agreed by the guest, once however often it is pressed', async (session) => {
      const { id, code, token } = await offered(session);
      const request_key = newKey();
      const answer = { code, email: ANA, account: false };
      assert.deepEqual(await accept(session, token, request_key), answer);
      assert.deepEqual(await accept(session, token, request_key), answer);
      assert.equal(await stateOf(session, id), 'confirmed');
      const [row] = await session.query(
        `select (select count(*)::int from public.payments p where p.reservation_id = $1 and p.kind = 'deposit') as deposits,
           q.state::text, q.guest_id, (select string_agg(e.actor, ',') from public.request_events e
             where e.request_id = q.id and e.data -> 'new' ->> 'status' = 'confirmed') as actors
         from public.requests q where q.reservation_id = $1`,
        [id],
      );
      assert.deepEqual({ ...row }, { deposits: 1, state: 'closed', guest_id: null, actors: 'guest' });
      assert.deepEqual((await mails(session)).map(({ mail }) => String(mail)).sort(), [
        `confirmed ${ANA}`,
        'new_request offer_accepted',
        `offer ${ANA}`,
      ]);
      assert.equal((await read(session, token)).state, 'accepted');
      assert.equal(await refusedWith(session, () => accept(session, token)), 'offer_answered');
      assert.equal(await refusedWith(session, () => decline(session, token)), 'offer_answered');
    });

    test('is accepted with the terms in force only, which are kept with the stay in the language of the page', async (session) => {
      const { id, token } = await offered(session);
      const { quote_hash } = await read(session, token);
      for (const agreed_version of [null, TERMS + 1]) {
        const yes = { token, request_key: newKey(), agreed_version, quote_hash };
        assert.equal(
          await refusedWith(session, () => call(session, 'anon', 'accept_offer', yes)),
          'terms_changed',
        );
      }
      assert.equal(await stateOf(session, id), 'pending');
      await accept(session, token);
      const kept = await session.query('select reservation_id, version from public.agreements');
      assert.deepEqual(
        kept.map((row) => ({ ...row })),
        [{ reservation_id: id, version: TERMS }],
      );
    });

    test('belongs to the account whose confirmed address it was sent to, at once or on the way', async (session) => {
      const mine = async () => {
        await actAs(session, 'client');
        const rows = await session.query('select id from public.reservations');
        await session.script('reset role');
        return rows.map(({ id }) => String(id));
      };
      const first = await offered(session);
      await accept(session, first.token);
      const open = await offered(session, { property_id: 'ocean-villa-infinity' });
      assert.deepEqual(await mine(), []);
      await confirm(session, 'client');
      assert.deepEqual(await mine(), [first.id], 'what is not answered waits for its link');
      const { account } = await accept(session, open.token);
      assert.ok(account);
      assert.deepEqual((await mine()).sort(), [first.id, open.id].sort());
    });

    test('is declined with a reason that the desk reads, and gives its nights back', async (session) => {
      const { id, token } = await offered(session);
      await decline(session, token, ' Too far from the beach. ');
      await decline(session, token);
      assert.equal(await stateOf(session, id), 'cancelled/withdrawn');
      assert.equal(await refusedWith(session, () => accept(session, token)), 'offer_answered');
      const said = (await mails(session)).find(({ mail }) => mail === 'new_request offer_declined');
      assert.equal((said?.['data'] as { body?: string } | undefined)?.body, 'Too far from the beach.');
      assert.equal((await ask(session, 'client')).status, 'pending');
    });

    test('that is over, or taken back, says so and can no longer be accepted', async (session) => {
      const over = await offered(session);
      await expire(session, over.id);
      assert.equal((await read(session, over.token)).state, 'expired');
      assert.equal(await refusedWith(session, () => accept(session, over.token)), 'offer_expired');
      const back = await offered(session);
      assert.equal((await read(session, over.token)).state, 'expired', 'its nights were offered anew');
      await step(session, 'admin', 'decline_stay', back.id, { reason: 'A leak' });
      assert.equal((await read(session, back.token)).state, 'taken_back');
      assert.equal(await refusedWith(session, () => accept(session, back.token)), 'offer_taken_back');
      assert.equal(await refusedWith(session, () => decline(session, back.token)), 'offer_taken_back');
      const told = (await mails(session)).filter(
        ({ data }) => (data as { closed_as?: string }).closed_as !== undefined,
      );
      assert.deepEqual(
        told.map(({ mail, data }) => [mail, (data as { offer?: true }).offer]),
        [
          [`expired ${ANA}`, true],
          [`declined ${ANA}`, true],
        ],
      );
    });

    test('at a new price, or other nights, is told to the guest as an offer, and accepted only by who was shown it', async (session) => {
      const stay = await offered(session);
      const seen = await read(session, stay.token);
      const change = { reservation_id: stay.id, amount_cents: 100_000 };
      const { quote_hash } = await call<Quote>(session, 'admin', 'quote_discount', change);
      await call(session, 'admin', 'discount_stay', {
        ...{ ...change, reason: 'A friend', quote_hash, expected_version: stay.version },
      });
      const told = (await mails(session)).map(({ mail }) => mail);
      assert.deepEqual(told, [`offer ${ANA}`, `offer ${ANA}`]);
      const yes = (shown: Partial<Offer>) => accept(session, stay.token, newKey(), 'anon', shown);
      for (const shown of [seen, {}])
        assert.equal(await refusedWith(session, () => yes(shown)), 'price_changed');
      const cheaper = await read(session, stay.token);
      await moveStay(session, stay.id, day(1), day(8));
      assert.equal(await refusedWith(session, () => yes(cheaper)), 'price_changed', 'other nights');
      await yes(await read(session, stay.token));
      assert.equal(await stateOf(session, stay.id), 'confirmed');
    });

    test('answers an inquiry: it waits for the guest, tells what becomes of the offer, and is settled by it', async (session) => {
      const request_id = await write(session, null, ANA);
      const state = async () => {
        const [row] = await session.query(
          'select d.state::text, d.offer from public.desk_requests d where d.id = $1',
          [request_id],
        );
        return [row?.['state'], row?.['offer']];
      };
      const first = await offered(session, { request_id });
      assert.deepEqual(await state(), ['waiting', 'open']);
      await read(session, first.token);
      await decline(session, first.token, 'Too dear');
      assert.deepEqual(await state(), ['open', 'declined']);
      await session.query(
        `update public.offers set made_at = made_at - interval '1 hour', declined_at = declined_at - interval '1 hour'`,
      );
      const second = await offered(session, { request_id });
      await accept(session, second.token);
      assert.deepEqual(await state(), ['closed', 'accepted']);
      assert.deepEqual(await steps(session, request_id), [
        'house sent',
        'guest opened',
        'guest declined',
        'house sent',
        'guest accepted',
      ]);
    });

    test('is agreed by nobody but staff and the holder of its link, and by no guest who asked herself', async (session) => {
      const confirmByPatch = (actor: Actor, id: string) =>
        refusal(session, async () => {
          await actAs(session, actor);
          await session.query(`update public.reservations set status = 'confirmed' where id = $1`, [id]);
        });
      const stay = await offered(session);
      await session.query('update public.reservations set guest_id = $2 where id = $1', [
        stay.id,
        idOf('client'),
      ]);
      const own = await addStay(session, 'stranger', 'pending');
      await session.query('update public.reservations set guest_id = $2 where id = $1', [
        own,
        idOf('client'),
      ]);
      for (const id of [stay.id, stayOf('stranger')]) {
        assert.ok(await confirmByPatch('client', id));
        assert.equal(await stateOf(session, id), 'pending');
      }
      const confirmed = await step<Stay>(session, 'admin', 'confirm_stay', stay.id);
      assert.equal(confirmed.status, 'confirmed');
    });
  });
}
