import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'node:test';

import { AUTH_LIMITS } from '../../../tools/backend/auth-throttle';
import { startEmbedded } from '../support/embedded';
import { emailOf, idOf, PASSWORD } from '../support/people';
import { tempFolder } from '../support/temp-folder';

it('sign-ins and refusals are logged without what the visitor sent', async (test) => {
  const dataDir = await tempFolder(test);
  const limits = { ...AUTH_LIMITS, signIn: { ...AUTH_LIMITS.signIn, perEmail: { count: 1, seconds: 60 } } };
  const embedded = await startEmbedded({ dataDir, limits });
  test.after(() => embedded.close());
  const client = embedded.client();
  const email = emailOf('client');
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  await client.auth.updateUser({ password: 'qwertyuiop', current_password: PASSWORD });
  await client.auth.signInWithPassword({ email, password: 'Guessed-it-1' });
  await client.auth.signInWithPassword({ email, password: 'Guessed-it-2' });
  await client.auth.signOut();

  const file = join(dataDir, 'auth.log');
  const text = await readFile(file, 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  assert.deepEqual(
    lines.map(({ event, status, code }) => [event, status, code]),
    [
      ['sign-in', 200, ''],
      ['new-password', 422, 'weak_password'],
      ['sign-in', 400, 'invalid_credentials'],
      ['sign-in', 429, ''],
      ['sign-out', 204, ''],
    ],
  );
  assert.equal(lines[0]?.['user'], idOf('client'));
  for (const sent of [email, PASSWORD, 'qwertyuiop', 'Guessed']) assert.equal(text.includes(sent), false);
  assert.equal((await stat(file)).mode & 0o777, 0o600);
});
