import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { SupabaseClient } from '@supabase/supabase-js';

import { type Embedded, startEmbedded } from '../support/embedded';
import { ACCESS, type Actor, ACTORS, emailOf, idOf, PEOPLE, roleOf } from '../support/people';
import { WHOLE } from '../support/whole';
import { type Cell, CELLS, nameOf, TABLES } from './cells';
import type { Values } from './row-plan';
import { ROWS } from './expectations';
import { prepare, versions } from './state';

describe('access matrix through supabase-js on the embedded backend', () => {
  let embedded: Embedded;
  const clients = new Map<Actor, SupabaseClient>();
  before(async () => {
    embedded = await startEmbedded();
    for (const actor of ACTORS) clients.set(actor, await embedded.signedIn(actor));
  });
  after(() => embedded.close());

  it('the library has granted everything, so that only policies and triggers protect the rows', async () => {
    const [row] = await embedded.backend.sql(
      `select has_table_privilege('anon', 'public.profiles', 'delete') as granted`,
    );
    assert.equal(row?.['granted'], true);
  });

  for (const table of TABLES)
    it(`each actor may do what is expected with own and other rows of ${table}`, async () => {
      const { sql } = embedded.backend;
      const wrong: string[] = [];
      let changed = true;
      for (const cell of TRIED.filter((one) => one.table === table)) {
        if (changed || cell.operation === 'insert') await restorePeople(sql);
        await prepare(sql, cell);
        const rows = await versions(sql, cell);
        const client = clients.get(cell.actor);
        assert.ok(client);
        const seen = await perform(client, cell);
        changed = cell.operation !== 'select' && (await versions(sql, cell)).join() !== rows.join();
        if ((changed || seen > 0) !== cell.allowed) wrong.push(nameOf(cell));
      }
      assert.deepEqual(wrong, []);
    });
});

async function perform(client: SupabaseClient, { table, operation, person }: Cell): Promise<number> {
  const { key, keyOf, row, change } = ROWS[table];
  switch (operation) {
    case 'select':
      return (await client.from(table).select(key).eq(key, keyOf(person))).data?.length ?? 0;
    case 'insert':
      await client.from(table).insert<Values>(row(person));
      return 0;
    case 'update':
      await client.from(table).update(change(person)).eq(key, keyOf(person));
      return 0;
    case 'delete':
      await client.from(table).delete().eq(key, keyOf(person));
      return 0;
  }
}

/** Everything that is allowed, and the first of the refusals of each operation on own and others' rows of a table. */
function isRepresentative(cell: Cell, at: number): boolean {
  const alike = (other: Cell) =>
    !other.allowed &&
    other.table === cell.table &&
    other.operation === cell.operation &&
    other.target === cell.target;
  return cell.allowed || CELLS.findIndex(alike) === at;
}

const TRIED = WHOLE ? CELLS : CELLS.filter(isRepresentative);

const EMPTY = [
  'delete from public.contact_submissions',
  'delete from public.service_bookings',
  'delete from public.reservations',
  'delete from public.office_closures',
  `delete from public.saved_replies where title in ('Hello', 'Changed')`,
  `delete from public.office_hours where closes < '08:00'`,
  `delete from public.rates where name like 'season_of_%'`,
  `delete from public.charges where name like 'charge_of_%'`,
  `delete from public.properties where id like 'house-of-%'`,
];

async function restorePeople(sql: Embedded['backend']['sql']): Promise<void> {
  await sql('delete from public.user_roles');
  for (const statement of [...EMPTY, ...ACCESS]) await sql(statement);
  const people = PEOPLE.map((person) => ({ id: idOf(person), email: emailOf(person), role: roleOf(person) }));
  await sql(
    `insert into public.user_roles select p.id, p.role from json_to_recordset($1) as p (id uuid, role public.app_role)`,
    [JSON.stringify(people)],
  );
  await sql(
    `insert into public.profiles (user_id, email)
     select p.id, p.email from json_to_recordset($1) as p (id uuid, email text) on conflict do nothing`,
    [JSON.stringify(people)],
  );
  await sql(
    `insert into private.role_requests (user_id, role) values ($1, 'management') on conflict do nothing`,
    [idOf('newcomer')],
  );
}
