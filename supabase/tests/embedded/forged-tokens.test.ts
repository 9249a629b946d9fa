import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import type { SupabaseClient } from '@supabase/supabase-js';

import { type Embedded, startEmbedded } from '../support/embedded';
import { idOf } from '../support/people';

describe('no key or token gives more rights than issued', () => {
  let embedded: Embedded;
  let client: SupabaseClient;
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marisma-test-'));
    embedded = await startEmbedded({ dataDir: folder });
    client = await embedded.signedIn('client');
  });
  after(async () => {
    await embedded.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('not by a token that is forged, unsigned, for another role, or malformed', async () => {
    const claims = { sub: idOf('client'), aud: 'authenticated', exp: Math.floor(Date.now() / 1000) + 3600 };
    const tokens = ['service_role', 'postgres', 'supabase_admin', 'authenticated'].flatMap((role) => [
      token({ alg: 'none', typ: 'JWT' }, { ...claims, role }, () => ''),
      token(
        { alg: 'HS256', typ: 'JWT' },
        { ...claims, role },
        sign('super-secret-jwt-token-with-at-least-32-characters'),
      ),
      token({ alg: 'HS256', typ: 'JWT' }, { ...claims, role }, sign('unsafe-secret-change-me')),
      token(
        { alg: 'HS256', typ: 'JWT' },
        { ...claims, role, sub: idOf('admin') },
        sign(embedded.backend.publishableKey),
      ),
    ]);
    for (const bearer of [...tokens, 'x', '', embedded.backend.publishableKey]) {
      const rows = await read({ apikey: embedded.backend.publishableKey, authorization: `Bearer ${bearer}` });
      assert.deepEqual(rows, [], bearer);
    }
  });

  it('not by mixing apikey and bearer, or omitting them', async () => {
    const { data } = await client.auth.getSession();
    const bearer = String(data.session?.access_token);
    const own = await read({ apikey: embedded.backend.publishableKey, authorization: `Bearer ${bearer}` });
    assert.deepEqual(own, [idOf('client')]);
    const without: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${bearer}` },
      { apikey: bearer },
      { apikey: bearer, authorization: `Bearer ${bearer}` },
      { apikey: 'sb_secret_guess', authorization: `Bearer ${bearer}` },
      { apikey: 'service_role' },
    ];
    for (const headers of without) assert.deepEqual(await read(headers), [], Object.keys(headers).join());
  });

  it('not by a token that has expired, is not yet valid or is meant for another service', async () => {
    const { jwtSecret } = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')) as {
      jwtSecret: string;
    };
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub: idOf('client'), role: 'authenticated', aud: 'authenticated', exp: now + 3600 };
    const rowsWith = (changed: object) =>
      read({
        apikey: embedded.backend.publishableKey,
        authorization: `Bearer ${token({ alg: 'HS256', typ: 'JWT' }, { ...claims, ...changed }, sign(jwtSecret))}`,
      });
    assert.deepEqual(await rowsWith({}), [idOf('client')]);
    const others = ['billing', ['billing'], null, undefined].map((aud) => ({ aud }));
    for (const changed of [{ exp: now - 60 }, { nbf: now + 600 }, ...others]) {
      assert.deepEqual(await rowsWith(changed), [], JSON.stringify(changed));
    }
  });

  async function read(headers: Record<string, string>): Promise<unknown[]> {
    const answer = await fetch(`${embedded.url}/rest/v1/user_roles?select=user_id`, { headers });
    const body: unknown = await answer.json();
    return Array.isArray(body) ? body.map((row: { user_id: unknown }) => row.user_id) : [];
  }
});

function token(header: object, payload: object, signature: (text: string) => string): string {
  const text = [header, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${signature(text)}`;
}

function sign(secret: string): (text: string) => string {
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}
