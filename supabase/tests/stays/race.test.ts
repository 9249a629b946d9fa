import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { asPostgresError } from '../../../tools/backend/database-errors';
import { idOf } from '../support/people';
import { findPostgres, openPostgres, type PostgresSession } from '../support/postgres';
import { actAs, prepareSchema } from '../support/schema';
import { type SqlSession, using } from '../support/sql-session';
import { WHOLE } from '../support/whole';
import { addAgreedStay } from './agreed-stay';
import { day, newKey, STAY, TERMS } from './support';
import { medianOf } from '../support/median';

const REQUESTS = WHOLE ? 1000 : 100;
const CONNECTIONS = WHOLE ? 20 : 10;
const STAYS = 20_000;
const bin = findPostgres();

/** Many sessions at once, and many rows, on a PostgreSQL server. */
describe(
  'stays under load on a PostgreSQL server',
  { skip: !bin && 'no PostgreSQL server on this machine' },
  () => {
    let session: PostgresSession;
    let others: SqlSession[];
    before(async () => {
      session = await openPostgres(bin ?? '');
      await prepareSchema(session);
      others = await Promise.all(Array.from({ length: CONNECTIONS }, () => session.connect()));
    });
    after(async () => {
      for (const other of others) await other.close();
      await session.close();
    });

    it('pressed at once it is one card page, and of events at once none counts twice or is missed', async () => {
      await session.query('select public.switch_cards(true)');
      const stay = await using(session, () => addAgreedStay(400, 407, 400));
      const [due] = await session.query(
        `select id, amount_cents from public.payments where reservation_id = $1 and kind = 'deposit'`,
        [stay],
      );
      const pages = await Promise.all(
        others.map(async (on) => {
          await on.script('begin');
          await using(on, () => actAs('client'));
          const [started] = await on.query('select url from public.start_payment($1)', [due?.['id']]);
          await on.script('commit');
          return String(started?.['url']);
        }),
      );
      assert.equal(new Set(pages).size, 1);
      const { amount_cents } = due ?? {};
      const said = { at: new Date().toISOString(), intent_id: 'pi_race', amount_cents };
      const token = pages[0]?.split('/').at(-1);
      const paid = { ...said, kind: 'paid', token, session_id: 'cs_race', currency: 'usd' };
      const dispute = { ...said, kind: 'dispute', dispute_id: 'du_race' };
      const events = [
        { ...dispute, id: 'evt_won', status: 'won' },
        { ...paid, id: 'evt_paid' },
        { ...paid, id: 'evt_paid' },
        { ...dispute, id: 'evt_open', status: 'open' },
        { ...paid, id: 'evt_again' },
        { ...dispute, id: 'evt_open', status: 'open' },
      ];
      await Promise.all(
        events.map((event, at) =>
          others[at]?.query('select public.note_card_event($1)', [JSON.stringify(event)]),
        ),
      );
      const payments = await session.query(
        `select kind, amount_cents, disputed from public.payments where reservation_id = $1 and received_at is not null`,
        [stay],
      );
      assert.deepEqual(payments, [{ kind: 'deposit', amount_cents, disputed: 'won' }]);
    });

    it(`of ${REQUESTS} requests, blocks and moves for one week, ${CONNECTIONS} at a time, one wins`, async () => {
      const { id } = await oneStay(session);
      const jobs: ((on: SqlSession) => Promise<unknown>)[] = Array.from({ length: REQUESTS }, (_, at) => {
        const arrive = day(at % 5);
        const leave = day((at % 5) + 7);
        if (at % 10 === 8)
          return async (on) => {
            await actAs('admin');
            return on.query(
              `select public.move_stay($1, $2, $3, (select quote_hash from public.quote_move($1, $2, $3)), 1)`,
              [id, arrive, leave],
            );
          };
        if (at % 10 === 9)
          return (on) =>
            on.query(
              `insert into public.occupancy (property_id, nights, kind) values ($1, daterange($2, $3), 'block')`,
              [STAY.property_id, arrive, leave],
            );
        return async (on) => {
          await actAs(at % 2 ? 'client' : 'newcomer');
          return on.query(
            `select public.request_stay($1, $2, $3, 2, '', (select quote_hash from public.quote_stay($1, $2, $3, 2)), $4, 0, ${TERMS})`,
            [STAY.property_id, arrive, leave, newKey()],
          );
        };
      });
      const answers: string[] = [];
      await Promise.all(
        others.map(async (on) => {
          for (let job = jobs.pop(); job; job = jobs.pop()) answers.push(await inOwnTransaction(on, job));
        }),
      );
      const won = answers.filter((answer) => answer === 'won');
      assert.equal(won.length, 1);
      assert.deepEqual(
        [...new Set(answers)].sort().filter((answer) => !/^(won|taken|23P01|stale)$/.test(answer)),
        [],
      );
      const held = await session.query(
        `select id from public.occupancy where released_at is null and property_id = $1 and nights && daterange($2, $3)`,
        [STAY.property_id, day(4), day(7)],
      );
      assert.equal(held.length, 1);
    });

    it('of many requests of one account for different nights at once, five are held', async () => {
      const jobs = ['lagoon-villa-serenity', 'ocean-villa-infinity', 'lagoon-apt-harmony'].flatMap((house) =>
        [0, 7, 14, 21].map((offset) => async (on: SqlSession) => {
          await actAs('management');
          return on.query(
            `select public.request_stay($1, $2, $3, 2, '', (select quote_hash from public.quote_stay($1, $2, $3, 2)), $4, 0, ${TERMS})`,
            [house, day(offset), day(offset + 7), newKey()],
          );
        }),
      );
      const answers = await Promise.all(
        others.map(async (on, at) => {
          const job = jobs[at];
          return job ? inOwnTransaction(on, job) : 'none';
        }),
      );
      assert.equal(answers.filter((answer) => answer === 'won').length, 5, answers.join());
    });

    it('an offer that is accepted by many at once, while others request its nights, is one stay', async () => {
      const [arrive, leave] = [day(50), day(57)];
      await session.script('begin');
      await using(session, () => actAs('admin'));
      const [made] = await session.query(
        `select o.id, o.quote ->> 'quote_hash' as hash, public.offer_link(o.id) as token from public.make_offer($1, $2, $3, 2, 0, 'Ana', 'ana@people.test', '',
           'en', 0, '', 24, (select quote_hash from public.staff_quote($1, $2, $3, 2)), $4) o`,
        [STAY.property_id, arrive, leave, newKey()],
      );
      await session.script('commit');
      const answers = await Promise.all(
        others.map((on, at) =>
          inOwnTransaction(on, async () => {
            await actAs(at % 2 ? 'newcomer' : 'anon');
            return at % 2
              ? on.query(`select public.request_stay($1, $2, $3, 2, '', 'x', $4, 0, ${TERMS})`, [
                  STAY.property_id,
                  arrive,
                  leave,
                  newKey(),
                ])
              : on.query(`select public.accept_offer($1, $2, ${TERMS}, $3)`, [
                  made?.['token'],
                  newKey(),
                  made?.['hash'],
                ]);
          }),
        ),
      );
      const half = others.length / 2;
      assert.deepEqual(answers.sort(), [
        ...Array<string>(half - 1).fill('offer_answered'),
        ...Array<string>(half).fill('taken'),
        'won',
      ]);
      const held = await session.query(
        `select r.id, r.status::text, (select count(*)::int from public.agreements a where a.reservation_id = r.id) as agreements
         from public.reservations r where r.property_id = $1 and r.nights && daterange($2, $3)`,
        [STAY.property_id, arrive, leave],
      );
      assert.deepEqual(held, [{ id: made?.['id'], status: 'confirmed', agreements: 1 }]);
    });

    it('of two admins who take the role of each other at once, one stays', async () => {
      const [one, other] = [others[0], others[1]];
      assert.ok(one && other);
      const take = (on: SqlSession, actor: 'admin' | 'client', from: 'admin' | 'client'): Promise<string> =>
        inOwnTransaction(on, async () => {
          await actAs(actor);
          return on.query(`select public.set_staff($1, 'admin', false)`, [idOf(from)]);
        });
      for (let round = 0; round < 20; round++) {
        await session.query(
          `insert into public.user_roles (user_id, role) values ($1, 'admin'), ($2, 'admin') on conflict do nothing`,
          [idOf('admin'), idOf('client')],
        );
        const outcomes: string[] = await Promise.all([
          take(one, 'admin', 'client'),
          take(other, 'client', 'admin'),
        ]);
        assert.deepEqual(outcomes.sort(), ['not_allowed', 'won']);
        const left = await session.query(`select user_id from public.user_roles where role = 'admin'`);
        assert.equal(left.length, 1);
      }
    });

    it('of two who merge two requests into each other at once, one does', async () => {
      const [one, other] = [others[0], others[1]];
      assert.ok(one && other);
      const merge = (on: SqlSession, from: unknown, into: unknown): Promise<string> =>
        inOwnTransaction(on, async () => {
          await actAs('management');
          return on.query('select public.merge_requests($1, $2, 1)', [from, into]);
        });
      for (let round = 0; round < 20; round++) {
        const [first, second] = await session.query(
          `with sent as (
             insert into public.contact_submissions (name, email, inquiry_type, message)
             select 'Ana', 'ana@people.test', 'general', 'Hello' from generate_series(1, 2) returning id
           ) select id from sent`,
        );
        const rows = await session.query(
          'select id from public.requests where contact_submission_id in ($1, $2)',
          [first?.['id'], second?.['id']],
        );
        const [a, b] = rows.map(({ id }) => id);
        const outcomes: string[] = await Promise.all([merge(one, a, b), merge(other, b, a)]);
        assert.deepEqual(outcomes.sort(), ['bad_merge', 'won']);
      }
    });

    it(
      `the availability of a year among ${STAYS} reservations takes 30 ms at most, by index`,
      { skip: WHOLE ? false : 'npm run test:full' },
      async () => {
        await session.script(`
        alter table public.reservations disable trigger user;
        insert into public.reservations (property_id, check_in, check_out, guests, status, quote, total_cents, code)
          select p.id, d, d + 3, 2, 'confirmed', '{}', 1, 'MR-' || lpad(upper(to_hex(p.number * 10000 + n)), 8, '0')
          from public.properties p, generate_series(1, ${STAYS / 4}) n, lateral (select date '1985-01-01' + 3 * n as d) at;
        alter table public.reservations enable trigger user;
        insert into public.occupancy (property_id, property_number, nights, kind, reservation_id)
          select r.property_id, 0, r.nights, 'reservation', r.id from public.reservations r
          where r.code not like 'MR-_' and not exists (select from public.occupancy o where o.nights && r.nights and o.property_id = r.property_id and o.released_at is null)
          and r.check_in < date '1985-01-01' + ${(STAYS * 3) / 4};
        analyze public.occupancy, public.reservations`);
        const year = [day(0), day(365)];
        const median = await medianOf('availability of a year', 10, async () => {
          const nights = await session.query(
            `select * from public.availability('villa-paradise', $1, $2)`,
            year,
          );
          assert.equal(nights.length, 365);
        });
        assert.ok(median <= 30, `${median} ms`);
        const plan = await session.query(
          `explain select range_agg(o.nights) from public.occupancy o
         where int4range(o.property_number, o.property_number, '[]') && int4range(1, 1, '[]')
           and o.nights && daterange('2027-01-01', '2028-01-01') and o.released_at is null`,
        );
        assert.match(JSON.stringify(plan), /occupancy_apart/);
      },
    );
  },
);

async function oneStay(session: SqlSession): Promise<{ id: string }> {
  const [row] = await session.query(
    `insert into public.reservations (property_id, check_in, check_out, guests, status, quote, total_cents)
     values ($1, $2, $3, 2, 'confirmed', '{}', 7) returning id`,
    [STAY.property_id, day(100), day(107)],
  );
  return { id: String(row?.['id']) };
}

/** The word of the refusal, the SQLSTATE of another error, or 'won'. */
async function inOwnTransaction(on: SqlSession, job: (on: SqlSession) => Promise<unknown>): Promise<string> {
  await on.script('begin');
  try {
    await using(on, () => job(on));
    await on.script('commit');
    return 'won';
  } catch (error) {
    await on.script('rollback');
    const known = asPostgresError(error);
    return (known?.code.startsWith('PT') ? known.detail : known?.code) ?? String(error);
  }
}
