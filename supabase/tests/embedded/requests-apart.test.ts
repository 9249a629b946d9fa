import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, it } from 'node:test';

import { startEmbedded } from '../support/embedded';

const embedded = await startEmbedded();
after(() => embedded.close());

it('anonymous requests see nothing while privileged requests run concurrently', async () => {
  const { secretKey, publishableKey } = embedded.backend;
  const keys = Array.from({ length: 20 }, (_, at) => (at % 2 ? secretKey : publishableKey));

  for (let round = 0; round < 10; round++) {
    const answers = await pipelined(embedded.url, '/rest/v1/profiles?select=email', keys);
    answers.forEach((rows, at) =>
      assert.equal(rows.length, at % 2 ? 6 : 0, `request ${at} of round ${round}`),
    );
  }
});

it('a signed-in request keeps its role while sign-ins and sign-ups run concurrently', async () => {
  const client = await embedded.signedIn('client');
  const admin = await embedded.signedIn('admin');
  const rounds = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const [own, all, , nobody] = await Promise.all([
        client.from('user_roles').select('role'),
        admin.from('user_roles').select('role').lte('user_id', '00000000-0000-4000-9000-00000000000f'),
        embedded.client().auth.signUp({ email: `beside-${at}@guest.test`, password: 'Long-enough-1' }),
        embedded.client().from('user_roles').select('role'),
      ]);
      return [own.data?.length, all.data?.filter(({ role }) => role === 'admin').length, nobody.data?.length];
    }),
  );
  for (const round of rounds) assert.deepEqual(round, [1, 1, 0]);
});

/** Sends one request per key at once on one connection, so that the server receives all of them in one tick. */
async function pipelined(url: string, path: string, keys: string[]): Promise<unknown[][]> {
  const requests = keys.map((apikey, at) => {
    const connection = at === keys.length - 1 ? 'close' : 'keep-alive';
    return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\napikey: ${apikey}\r\n\r\n`;
  });
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(requests.join('')));
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  const answers = text.split('HTTP/1.1 ').slice(1);
  return answers.map((answer) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as unknown[]);
}
