import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';

import { MIGRATIONS, readMigrations } from '../../../tools/backend/migrations';
import { openPglite } from '../support/sql-session';

const FIRST_OF_STAYS = '20261123100000';

it('inquiries and service bookings that were sent before the requests existed are carried over', async (test) => {
  const session = await openPglite();
  test.after(() => session.close());
  await session.script(await readFile(new URL('../support/hosted.sql', import.meta.url), 'utf8'));
  await session.script('set role postgres');
  const migrations = await readMigrations(MIGRATIONS);
  const run = async (which: (version: string) => boolean) => {
    for (const { version, script } of migrations) if (which(version)) await session.script(script);
  };
  await run((version) => version < FIRST_OF_STAYS);
  await session.script(`
    insert into public.contact_submissions (name, email, inquiry_type, message, created_at)
      values ('Ana', 'ana@guest.test', 'general', 'Hello', '2026-11-01T10:00:00Z');
    insert into public.service_bookings
      (name, email, phone, service_title, service_category, service_price, preferred_date, guests, created_at)
      values ('Ben', 'ben@guest.test', '1', 'Chef', 'Food', 'From $120', '2027-01-05', 2, '2026-11-02T10:00:00Z')`);
  await run((version) => version >= FIRST_OF_STAYS);
  const requests = await session.query(
    `select q.kind::text, q.state::text, q.guest_id, q.opened_at = coalesce(c.created_at, b.created_at) as same_time,
       e.kind::text as event, e.body, e.at = q.opened_at as at_opening
     from public.requests q join public.request_events e on e.request_id = q.id
     left join public.contact_submissions c on c.id = q.contact_submission_id
     left join public.service_bookings b on b.id = q.service_booking_id order by q.opened_at`,
  );
  const carried = { state: 'open', guest_id: null, same_time: true, event: 'message_in', at_opening: true };
  assert.deepEqual(
    requests.map((request) => ({ ...request })),
    [
      { kind: 'inquiry', ...carried, body: 'Hello' },
      { kind: 'service', ...carried, body: null },
    ],
  );
});
