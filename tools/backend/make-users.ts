import { parseArgs } from 'node:util';

import { openDataFolder } from './data-folder';
import { openDatabase, type Sql } from './database';
import { startBackend } from './start-backend';

// Fills a data folder with many accounts, to try the admin pages with them:
//   node --import tsx tools/backend/make-users.ts --data .local/many --users 50000 --roles 60000
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    users: { type: 'string', default: '50000' },
    roles: { type: 'string', default: '60000' },
  },
});
const users = Number(values.users);
const second = Number(values.roles) - users;
if (!values.data || !Number.isInteger(users) || !Number.isInteger(second) || second < 0 || second > users) {
  console.error('Usage: make-users.ts --data <folder> [--users N] [--roles M], with N ≤ M ≤ 2N');
  process.exit(2);
}

const quiet = { siteUrl: 'http://localhost', seedDemo: true, log: () => undefined };
await (await startBackend({ ...quiet, dataDir: values.data })).close();
const folder = await openDataFolder(values.data);
const database = await openDatabase(folder.database);
await addUsers(database.sql, users, second);
await database.close();
await folder.release();
console.log(`Added ${users} profiles and ${users + second} roles to ${values.data}`);

/**
 * Adds accounts without a password, which cannot sign in; the sign-up trigger inserts their profiles and
 * roles.
 */
async function addUsers(sql: Sql, count: number, withSecondRole: number): Promise<void> {
  await sql(
    `insert into auth.users (id, aud, role, email, raw_user_meta_data, created_at)
     select gen_random_uuid(), 'authenticated', 'authenticated',
       'user-' || n || '-' || substr(gen_random_uuid()::text, 1, 8) || '@load.test',
       jsonb_build_object('first_name', 'First' || n % 997, 'last_name', 'Last' || n),
       now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [count],
  );
  await sql(
    `update public.profiles p set created_at = u.created_at from auth.users u
     where u.id = p.user_id and u.email like '%@load.test'`,
  );
  await sql(
    `insert into public.user_roles (user_id, role)
     select user_id, 'owner' from public.profiles where email like '%@load.test'
     order by created_at desc, user_id limit $1 on conflict do nothing`,
    [withSecondRole],
  );
}
