import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { sendJson } from './replies';

/** What the list says of a mail. */
interface ListedMail {
  name: string;
  to: string;
  subject: string;
  date: string;
}

/** What staff may read of the mails. */
export interface Outbox {
  folder: string;
  /** The key of the data API, which is asked who is staff. */
  publishableKey: string;
}

const PATH = /^\/mail\/v1\/outbox(?:\/([\w-]+))?$/;
/** `<time>_<id>`, as the worker names its files; nothing else is read. */
const NAME = /^[\dTZ-]+_[0-9a-f-]{36}$/;
const FILE = /^([\dTZ-]+_[0-9a-f-]{36})\.txt$/;
const MOST = 50;

/**
 * Answers staff which mails the worker wrote, and one of them: `/mail/v1/outbox` and `/mail/v1/outbox/<name>`. Who is
 * staff, the database decides: it is asked for the desk's counts in the caller's name.
 * @param ask forwards a request to the data API
 */
export async function answerOutbox(
  { folder, publishableKey }: Outbox,
  ask: (request: Request) => Promise<Response>,
  request: IncomingMessage,
  url: URL,
  response: ServerResponse,
): Promise<void> {
  const [found, name] = PATH.exec(url.pathname) ?? [];
  if (!found) return sendJson(response, 404, { message: 'Not found' });
  if (request.method !== 'GET') return sendJson(response, 405, { message: 'Method not allowed' });
  const allowed = await ask(countsOfDesk(request, url, publishableKey));
  if (!allowed.ok) {
    const status = [401, 403].includes(allowed.status) ? allowed.status : 403;
    return sendJson(response, status, { message: 'Only staff read the mails.' });
  }
  if (name === undefined) return sendJson(response, 200, await listMails(folder));
  const mail = NAME.test(name) ? await readMail(folder, name) : undefined;
  return mail ? sendJson(response, 200, mail) : sendJson(response, 404, { message: 'Not found' });
}

function countsOfDesk({ headers }: IncomingMessage, url: URL, apikey: string): Request {
  const { authorization } = headers;
  return new Request(new URL('/rest/v1/rpc/desk_counts', url), {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: '{}',
  });
}

/** The latest mails, newest first. */
async function listMails(folder: string): Promise<ListedMail[]> {
  const names = (await readdir(folder).catch(() => []))
    .map((file) => FILE.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .sort()
    .reverse();
  const mails = await Promise.all(names.slice(0, MOST).map((name) => readMail(folder, name)));
  return mails.filter((mail) => mail !== undefined).map(({ text: _, ...listed }) => listed);
}

async function readMail(folder: string, name: string): Promise<(ListedMail & { text: string }) | undefined> {
  const file = await readFile(join(folder, `${name}.txt`), 'utf8').catch(() => '');
  const [head, to = '', subject = '', date = ''] =
    /^To: (.*)\nSubject: (.*)\nDate: (.*)\n\n/.exec(file) ?? [];
  return head === undefined ? undefined : { name, to, subject, date, text: file.slice(head.length) };
}
