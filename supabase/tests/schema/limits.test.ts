import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { asPostgresError } from '../../../tools/backend/database-errors';
import { idOf } from '../support/people';
import { actAs, prepareSchema } from '../support/schema';
import { inTransaction, openPglite, refusal, type SqlSession } from '../support/sql-session';

type Values = Record<string, string | number | null>;

const CONTACT: Values = { name: 'Ana', email: 'ana@guest.test', inquiry_type: 'booking', message: 'Hello' };
const BOOKING: Values = {
  name: 'Ana',
  email: 'ana@guest.test',
  phone: '+52 322 000 0000',
  service_title: 'Private chef',
  service_category: 'Food',
  service_price: 'From $120/person',
  preferred_date: '2027-01-05',
  guests: 1,
};

function long(length: number): string {
  return 'x'.repeat(length);
}

function emailOf(length: number): string {
  const end = '@guest.test';
  return long(length - end.length) + end;
}

const NAMES: [Values, Values][] = [
  [{ name: long(100) }, { name: long(101) }],
  [{ name: 'x' }, { name: '   ' }],
  [{ name: ` ${long(100)} ` }, { name: null }],
];
const EMAILS: [Values, Values][] = [
  [{ email: emailOf(255) }, { email: emailOf(256) }],
  [{ email: ' ana@guest.test ' }, { email: 'ana@guest' }],
  [{ email: 'a+b@sub.guest.test' }, { email: 'ana guest@guest.test' }],
  [{ email: 'ana@guest.mx' }, { email: 'ana@@guest.test' }],
  [{ email: 'ana@g.mx' }, { email: null }],
];

/** Pairs of values on either side of a limit: the first is accepted, the second refused. */
const EDGES: Record<string, { base: Values; edges: [Values, Values][] }> = {
  contact_submissions: {
    base: CONTACT,
    edges: [
      ...NAMES,
      ...EMAILS,
      [{ phone: long(20) }, { phone: long(21) }],
      [{ phone: null }, { name: '' }],
      [{ message: long(1000) }, { message: long(1001) }],
      [{ message: 'x' }, { message: ' \n ' }],
      [{ guests: 1 }, { guests: 0 }],
      [{ guests: 12 }, { guests: 13 }],
      [{ guests: null }, { guests: -1 }],
      [
        { check_in: '2027-01-05', check_out: '2027-01-06' },
        { check_in: '2027-01-05', check_out: '2027-01-05' },
      ],
      [{ check_in: '2027-01-05' }, { check_in: 'infinity' }],
      [{ inquiry_type: 'booking' }, { inquiry_type: 'sales' }],
      [{ inquiry_type: 'concierge' }, { inquiry_type: null }],
      [{ inquiry_type: 'owner' }, { inquiry_type: 'Owner' }],
      [{ inquiry_type: 'general' }, { inquiry_type: '' }],
    ],
  },
  service_bookings: {
    base: BOOKING,
    edges: [
      ...NAMES,
      ...EMAILS,
      [{ phone: long(20) }, { phone: long(21) }],
      [{ phone: '1' }, { phone: ' ' }],
      [{ phone: ' 1 ' }, { phone: null }],
      [{ guests: 1 }, { guests: 0 }],
      [{ guests: 13 }, { guests: null }],
      [{ special_requests: long(1000) }, { special_requests: long(1001) }],
      [{ special_requests: null }, { preferred_date: null }],
      [{ preferred_date: '2027-01-05' }, { preferred_date: 'infinity' }],
      [{ service_title: long(200) }, { service_title: long(201) }],
      [{ service_category: long(50) }, { service_category: long(51) }],
      [{ service_price: long(100) }, { service_price: long(101) }],
      [{ service_title: 'x' }, { service_title: '' }],
    ],
  },
};

const PROFILE: [Values, Values][] = [
  [{ first_name: long(100) }, { first_name: long(101) }],
  [{ last_name: long(100) }, { last_name: long(101) }],
  [{ phone: long(20) }, { phone: long(21) }],
];

describe('limits of the form tables and profiles', () => {
  let session: SqlSession;
  before(async () => {
    session = await openPglite();
    await prepareSchema(session);
  });
  after(() => session.close());

  for (const [table, { base, edges }] of Object.entries(EDGES)) {
    for (const [accepted, refused] of edges) {
      it(`${table} accepts ${brief(accepted)} and refuses ${brief(refused)}`, () =>
        inTransaction(session, async () => {
          await actAs(session, 'anon');
          assert.equal(await refusal(session, () => insert(table, { ...base, ...accepted })), undefined);
          assertLimit(await refusal(session, () => insert(table, { ...base, ...refused })));
        }));
    }
  }

  for (const [accepted, refused] of PROFILE) {
    it(`profiles accepts ${brief(accepted)} and refuses ${brief(refused)}`, () =>
      inTransaction(session, async () => {
        await actAs(session, 'client');
        assert.equal(await refusal(session, () => update(accepted)), undefined);
        assertLimit(await refusal(session, () => update(refused)));
      }));
  }

  it("trims a visitor's texts", () =>
    inTransaction(session, async () => {
      await actAs(session, 'anon');
      await insert('service_bookings', {
        ...BOOKING,
        name: ' Ana ',
        email: ' ana@guest.test ',
        phone: ' 1 ',
      });
      await session.script('reset role');
      const [row] = await session.query('select name, email, phone from public.service_bookings');
      assert.deepEqual({ ...row }, { name: 'Ana', email: 'ana@guest.test', phone: '1' });
    }));

  function insert(table: string, values: Values) {
    const columns = Object.keys(values);
    const places = columns.map((_, at) => `$${at + 1}`).join(', ');
    return session.query(
      `insert into public.${table} (${columns.join(', ')}) values (${places})`,
      Object.values(values),
    );
  }

  function update(values: Values) {
    const [[column, value] = ['', null]] = Object.entries(values);
    return session.query(`update public.profiles set ${column} = $2 where user_id = $1`, [
      idOf('client'),
      value,
    ]);
  }
});

/** The error is a violated CHECK or a missing value, not another error. */
function assertLimit(error: unknown): void {
  assert.match(asPostgresError(error)?.code ?? 'none', /^(23514|23502)$/);
}

function brief(values: Values): string {
  return Object.entries(values)
    .map(
      ([key, value]) =>
        `${key} ${typeof value === 'string' && value.length > 20 ? `of ${value.length}` : JSON.stringify(value)}`,
    )
    .join(', ');
}
