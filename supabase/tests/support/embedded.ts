import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { SupabaseClient } from '@supabase/supabase-js';

import { type AuthLimits, NO_LIMITS } from '../../../tools/backend/auth-throttle';
import { createNodeClient } from '../../../tools/backend/node-client';
import { type Backend, startBackend } from '../../../tools/backend/start-backend';
import { readArchive } from './archives';
import { ACCESS, type Actor, emailOf, idOf, PASSWORD, PEOPLE, roleOf } from './people';

/** Hash of PASSWORD with bcrypt's minimum number of rounds, so that the tests sign in quickly. */
const HASH = '$2b$04$UN3h4ux22JxtEojtwsdroeGl6TDIMiQKZ94KXDFt6rv0o7D/lGRR6';

export interface Embedded {
  backend: Backend;
  url: string;
  /** The lines that the backend logged. */
  lines: string[];
  /** A new client without a session. */
  client(): SupabaseClient;
  signedIn(actor: Actor): Promise<SupabaseClient>;
  close(): Promise<void>;
}

interface Options {
  dataDir?: string;
  limits?: AuthLimits;
}

/** Starts the embedded backend behind its own server, with the test accounts. */
export async function startEmbedded({ dataDir, limits = NO_LIMITS }: Options = {}): Promise<Embedded> {
  const lines: string[] = [];
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = {
    dataDir: dataDir ?? null,
    siteUrl: url,
    seedDemo: false,
    limits,
    log: (line: string) => void lines.push(line),
    // The first start of all makes the other archive.
    emptyDatabase: (await readArchive('embedded')) ?? (await readArchive('empty')),
  };
  const backend = await startBackend(options).catch((error: unknown) => {
    // A listening server would keep the test process alive.
    server.close();
    throw error;
  });
  server.on('request', (request, response) => void backend.handle(request, response));
  await addPeople(backend);
  const client = () => createNodeClient(url, backend.publishableKey) as SupabaseClient;
  return {
    backend,
    url,
    lines,
    client,
    signedIn: async (actor) => {
      const own = client();
      if (actor === 'anon') return own;
      const { error } = await own.auth.signInWithPassword({ email: emailOf(actor), password: PASSWORD });
      if (error) throw error;
      return own;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await backend.close();
    },
  };
}

async function addPeople({ sql }: Backend): Promise<void> {
  for (const person of PEOPLE) {
    const id = idOf(person);
    const email = emailOf(person);
    const metadata = person === 'newcomer' ? { role: 'management' } : {};
    await sql(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
       values ($1, $2, $3, now(), '{"provider": "email", "providers": ["email"]}', $4) on conflict do nothing`,
      [id, email, HASH, JSON.stringify(metadata)],
    );
    await sql(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       values ($1::uuid, 'email', $1::text, $1::uuid, $2) on conflict do nothing`,
      [id, JSON.stringify({ sub: id, email })],
    );
    await sql('update public.user_roles set role = $2 where user_id = $1', [id, roleOf(person)]);
  }
  for (const statement of ACCESS) await sql(statement);
}
