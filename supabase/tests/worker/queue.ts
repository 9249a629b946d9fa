import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import type { Sql } from '../../../tools/backend/database';
import type { Embedded } from '../support/embedded';

/** Sends an inquiry as a visitor, which queues one mail to the guest and one to the desk. */
export async function inquire({ client }: Embedded, email: string, name = 'Ana'): Promise<void> {
  const { error } = await client()
    .from('contact_submissions')
    .insert({ name, email, inquiry_type: 'general', message: 'Hello' });
  assert.equal(error, null);
}

/** Queues mails without a request. */
export async function queue(sql: Sql, count: number): Promise<void> {
  await sql(
    `insert into private.mail_outbox (template, locale, address, data)
     select 'reply', 'en', 'guest' || n || '@guests.test', jsonb_build_object('request_id', gen_random_uuid(),
       'kind', 'inquiry', 'name', 'Guest ' || n, 'body', 'Hello')
     from generate_series(1, $1::int) n`,
    [count],
  );
}

export interface OutboxCounts {
  waiting: number;
  sent: number;
  given_up: number;
}

export async function countsOf(sql: Sql): Promise<OutboxCounts> {
  const [row] = await sql(
    `select count(*) filter (where sent_at is null and given_up_at is null)::int as waiting,
       count(sent_at)::int as sent, count(given_up_at)::int as given_up from private.mail_outbox`,
  );
  return row as unknown as OutboxCounts;
}

/** Waits for something that happens soon. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(25)) if (await holds()) return;
  assert.fail(`never: ${what}`);
}

/**
 * Opens a gate before the data service, until the end of the test.
 * @param pass called for each call of a function, before it is passed on; true drops the call
 * @param passed called after the data service has answered, before the answer is passed on; true drops it
 */
export async function openGate(
  test: TestContext,
  embedded: Embedded,
  pass: (name: string) => boolean | Promise<boolean>,
  passed: (name: string) => boolean | Promise<boolean> = () => false,
): Promise<{ url: string }> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = request.url?.split('/').at(-1) ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (await pass(name)) return void request.socket.destroy();
    const { apikey = '' } = request.headers;
    const reply = await fetch(embedded.url + request.url, {
      method: 'POST',
      headers: { apikey: String(apikey), 'Content-Type': 'application/json' },
      body: Buffer.concat(chunks),
    });
    const body = await reply.text();
    if (await passed(name)) return void request.socket.destroy();
    response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(body);
  };
  return { url: await serve(test, answer) };
}

/** Serves on a port of this machine until the end of the test. @returns the address, without a slash at the end */
export async function serve(
  test: TestContext,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<string> {
  const server = createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  test.after(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
