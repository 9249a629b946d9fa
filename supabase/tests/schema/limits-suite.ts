import assert from 'node:assert/strict';

import { asPostgresError } from '../../../tools/backend/database-errors';
import { CONTACT, sendService, SERVICE } from '../support/forms';
import { idOf } from '../support/people';
import { actAs, as } from '../support/schema';
import { insertRow, query, refusal } from '../support/sql-session';
import { test } from '../support/tests-on';

type Values = Record<string, string | number | null>;

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
    base: SERVICE,
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

/** Both sides of each limit of the form tables and profiles. */
export function limitsInSql(): void {
  for (const [table, { base, edges }] of Object.entries(EDGES)) {
    for (const [accepted, refused] of edges)
      test(`${table} accepts ${brief(accepted)} and refuses ${brief(refused)}`, async () => {
        const insert = (values: Values) => insertRow(query, `public.${table}`, { ...base, ...values });
        await actAs('anon');
        assert.equal(await refusal(() => insert(accepted)), undefined);
        assertLimit(await refusal(() => insert(refused)));
      });
  }

  for (const [accepted, refused] of PROFILE)
    test(`profiles accepts ${brief(accepted)} and refuses ${brief(refused)}`, async () => {
      await actAs('client');
      assert.equal(await refusal(() => update(accepted)), undefined);
      assertLimit(await refusal(() => update(refused)));
    });

  test("a visitor's texts are trimmed", async () => {
    await as('anon', () => sendService({ name: ' Ana ', email: ' ana@guest.test ', phone: ' 1 ' }));
    const [row] = await query('select name, email, phone from public.service_bookings');
    assert.deepEqual({ ...row }, { name: 'Ana', email: 'ana@guest.test', phone: '1' });
  });
}

function update(values: Values) {
  const [[column, value] = ['', null]] = Object.entries(values);
  return query(`update public.profiles set ${column} = $2 where user_id = $1`, [idOf('client'), value]);
}

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
