import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';

import { openDatabase } from '../../../tools/backend/database';
import { migrate, type Migration } from '../../../tools/backend/migrations';
import { createNodeClient } from '../../../tools/backend/node-client';
import { seed } from '../../../tools/backend/seed';
import { startBackend } from '../../../tools/backend/start-backend';
import { readArchive } from '../support/archives';
import { tempFolder } from '../support/temp-folder';

const FROM_NOTHING = { siteUrl: 'http://localhost', log: () => undefined };
const QUIET = { ...FROM_NOTHING, emptyDatabase: await readArchive('empty') };
const DEMO = ['admin', 'client', 'management', 'owner'];

// The data of a first start, made from nothing; one of its rows is changed.
const FIRST = await mkdtemp(join(tmpdir(), 'marisma-test-'));
after(() => rm(FIRST, { recursive: true, force: true }));
const first = await startBackend({ ...FROM_NOTHING, dataDir: FIRST, seedDemo: true });
await first.sql(`update public.profiles set first_name = 'Kept' where email = 'client@marisma.test'`);
await first.close();

it('a second start, on a copy of the data, keeps data, keys and demo accounts, and overwrites no change', async (test) => {
  const dataDir = join(await tempFolder(test), 'copy');
  await cp(FIRST, dataDir, { recursive: true, filter: (source) => !source.endsWith('.lock') });
  const second = await startBackend({ ...FROM_NOTHING, dataDir, seedDemo: true });
  test.after(() => second.close());
  const [row] = await second.sql(
    `select first_name from public.profiles where email = 'client@marisma.test'`,
  );
  assert.equal(row?.['first_name'], 'Kept');
  assert.equal(second.publishableKey, first.publishableKey);
  const roles = await second.sql('select role::text from public.user_roles order by 1');
  assert.deepEqual(
    roles.map(({ role }) => role),
    DEMO,
  );
  const [desk] = await second.sql(`
    select count(*)::integer as requests, count(*) filter (where d.overdue)::integer as overdue,
      (select count(*)::integer from private.mail_outbox m where m.given_up_at is not null) as unsent
    from public.desk_requests d where d.email like 'desk%@guests.marisma.test'`);
  assert.deepEqual({ ...desk }, { requests: 12, overdue: 1, unsent: 1 });
  const [seen] = await second.sql(`
    select (select count(*)::integer from public.service_arrangements a where a.status = 'offered') as offered,
      (select string_agg((v.shown_at is not null)::text, ',' order by v.stars) from public.reviews v) as reviews,
      (select count(*)::integer from public.payments p join public.reservations r on r.id = p.reservation_id
        where p.received_at is null and p.kind <> 'refund' and p.due_on < private.house_today()
          and r.status = 'confirmed') as unpaid`);
  assert.deepEqual({ ...seen }, { offered: 1, reviews: 'false,true', unpaid: 1 });
});

it("keys, and no accounts, are made for each machine and readable only for the file's owner", async (test) => {
  const other = await tempFolder(test);
  const backend = await startBackend({ ...QUIET, dataDir: other, seedDemo: false });
  assert.deepEqual(await backend.sql('select id from auth.users'), [], 'nobody asked for demo accounts');
  await backend.close();
  const keys = [];
  for (const dataDir of [FIRST, other]) {
    const file = join(dataDir, 'secrets.json');
    keys.push(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>);
    assert.equal((await stat(file)).mode & 0o777, 0o600);
  }
  const [one, two] = keys;
  assert.ok(one && two);
  for (const name of ['jwtSecret', 'publishableKey', 'secretKey']) assert.notEqual(one[name], two[name]);
  assert.ok((one['jwtSecret'] ?? '').length >= 64);
});

it('a folder that is not writable is refused with a message', async (test) => {
  const file = join(await tempFolder(test), 'a-file');
  await writeFile(file, '');
  const started = startBackend({ ...QUIET, dataDir: join(file, 'inside'), seedDemo: false });
  await assert.rejects(started, /cannot be written to \(ENOTDIR\)/);
});

it('a script in Node gets a client without WebSocket', async (test) => {
  const native = globalThis.WebSocket;
  Reflect.deleteProperty(globalThis, 'WebSocket');
  if (native) test.after(() => Object.assign(globalThis, { WebSocket: native }));
  assert.ok(createNodeClient('http://localhost', 'key').auth);
});

const BASE: Migration = {
  version: '20260101000000',
  file: '20260101000000_base.sql',
  script: 'create table t (id int);',
};

it('a new migration applies to existing data, once, and a broken one changes nothing', async (test) => {
  const folder = await tempFolder(test);
  const more: Migration = {
    version: '20260102000000',
    file: '20260102000000_more.sql',
    script: 'alter table t add n int;',
  };
  const broken: Migration = {
    version: '20260103000000',
    file: '20260103000000_broken.sql',
    script: 'create table half (id int); select nonsense;',
  };
  const first = await openDatabase(folder, QUIET.emptyDatabase);
  assert.deepEqual(await migrate(first, [BASE]), [BASE.file]);
  await first.sql('insert into t values (1)');
  await first.close();

  const second = await openDatabase(folder, QUIET.emptyDatabase);
  test.after(() => second.close());
  assert.deepEqual(await migrate(second, [BASE, more]), [more.file]);
  assert.deepEqual(await migrate(second, [BASE, more]), []);
  await assert.rejects(
    migrate(second, [BASE, more, broken]),
    /20260103000000_broken\.sql failed and was rolled back: column "nonsense"/,
  );
  assert.deepEqual(await second.sql('select * from t'), [{ id: 1, n: null }]);
  assert.deepEqual(await second.sql(`select to_regclass('public.half') as half`), [{ half: null }]);
});

it('a migration edited or removed after it ran is refused with a message', async (test) => {
  const database = await openDatabase(undefined, QUIET.emptyDatabase);
  test.after(() => database.close());
  await migrate(database, [BASE]);
  await assert.rejects(
    migrate(database, [{ ...BASE, script: 'create table u (id int);' }]),
    /was applied to this database and has changed since/,
  );
  await assert.rejects(
    migrate(database, []),
    /made by another version of the site \(migration 20260101000000\)/,
  );
});

it('the demo has stays of every kind, and seeding twice changes nothing', async (test) => {
  const database = await openDatabase(join(FIRST, 'database'));
  test.after(() => database.close());
  const stays = (): Promise<unknown> =>
    database.sql('select count(*) as stays, sum(version) as versions from public.reservations');
  const before = await stays();
  await seed(database);
  assert.deepEqual(await stays(), before);
  assert.equal((await database.sql('select id from auth.identities')).length, DEMO.length);

  // All stays but Clara's are of people without an account.
  const all = async (query: string) => (await database.sql(query)).map((row) => Object.values(row).join(' '));
  assert.deepEqual(
    await all("select distinct concat_ws('/', status, closed_as) as s from public.reservations order by 1"),
    [
      'cancelled/cancelled_by_guest',
      'cancelled/cancelled_by_house',
      'cancelled/declined',
      'cancelled/expired',
      'cancelled/withdrawn',
      'confirmed',
      'pending',
    ],
  );
  assert.deepEqual(
    await all(`select r.status, check_out < private.house_today() from public.reservations r
      join auth.users u on u.id = r.guest_id where u.email = 'client@marisma.test' order by check_in`),
    ['confirmed true', 'confirmed false', 'pending false'],
  );
  assert.deepEqual(await all('select count(*) from public.reservations where guest_id is not null'), ['3']);
  assert.deepEqual(await all(`select count(*) from public.occupancy where kind = 'block'`), ['2']);
  assert.deepEqual(
    await all(`select day::date::text from generate_series(private.house_today(), private.house_today() + 90, interval '1 day') day
      where (select count(*) from public.properties p where private.taken(p.id, daterange(day::date, day::date + 7)) @> daterange(day::date, day::date + 7)) = 4`),
    await all(`select (private.house_today() + 33)::text`),
  );
});
