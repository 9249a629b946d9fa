import { createHmac, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { sameText } from '../../supabase/worker/same-text';
import type { Ask } from './ask';
import { sendJson } from './replies';

/** A mail in the list. */
interface ListedMail {
  name: string;
  to: string;
  subject: string;
  date: string;
}

/** What staff may read of the mails. */
export interface Outbox {
  folder: string;
  /** The key of the data API, which decides who is staff. */
  publishableKey: string;
}

const PATH = /^\/mail\/v1\/outbox(?:\/([\w-]+)(\/html)?)?$/;
/** `<time>_<id>`, as the worker names its files; nothing else is read. */
const NAME = /^[\dTZ-]+_[0-9a-f-]{36}$/;
const FILE = /^([\dTZ-]+_[0-9a-f-]{36})\.txt$/;
const MOST = 50;
/** How long an address of a mail's HTML is good for, at least. */
const GOOD_FOR_MS = 10 * 60_000;
/** A mail as a page of its own: nothing runs, nothing is loaded, links open a new tab, and only this site frames it. */
const HTML_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
const key = randomBytes(32);

/**
 * Answers staff which mails the worker wrote, and one of them: `/mail/v1/outbox` and `/mail/v1/outbox/<name>`. Who is
 * staff, the database decides: it is asked for the desk's counts in the caller's name. A frame cannot send a token, so
 * `/mail/v1/outbox/<name>/html` is opened by the sealed address that the mail's answer names, for some minutes.
 * @param ask forwards a request to the data API
 */
export async function answerOutbox(
  { folder, publishableKey }: Outbox,
  ask: Ask,
  request: IncomingMessage,
  url: URL,
  response: ServerResponse,
): Promise<void> {
  const [found, name, html] = PATH.exec(url.pathname) ?? [];
  if (!found) return sendJson(response, 404, { message: 'Not found' });
  if (request.method !== 'GET') return sendJson(response, 405, { message: 'Method not allowed' });
  if (name !== undefined && html) return sendHtml(folder, name, url, response);
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
  return mails.filter((mail) => mail !== undefined).map(({ text: _, html: __, ...listed }) => listed);
}

/** An address of a mail's HTML. It is the same for some minutes, so that a page that asks again keeps its frame. */
function sealedPath(name: string): string {
  const until = (Math.floor(Date.now() / GOOD_FOR_MS) + 2) * GOOD_FOR_MS;
  return `/mail/v1/outbox/${name}/html?until=${until}&seal=${sealOf(name, String(until))}`;
}

const sealOf = (name: string, until: string): string =>
  createHmac('sha256', key).update(`${name} ${until}`).digest('base64url');

async function sendHtml(folder: string, name: string, url: URL, response: ServerResponse): Promise<void> {
  const until = url.searchParams.get('until') ?? '';
  const isSealed = sameText(url.searchParams.get('seal') ?? '', sealOf(name, until));
  if (!isSealed || !(Number(until) > Date.now()) || !NAME.test(name))
    return sendJson(response, 403, { message: 'Only staff read the mails.' });
  const html = await readFile(join(folder, `${name}.html`), 'utf8').catch(() => null);
  if (html === null) return sendJson(response, 404, { message: 'Not found' });
  // The site cannot be framed, so a link leads out of the frame.
  response.writeHead(200, HTML_HEADERS).end(html.replace('<head>', '<head>\n<base target="_blank">'));
}

/** A mail with its text and the address of its HTML. */
interface OpenedMail extends ListedMail {
  text: string;
  html: string;
}

async function readMail(folder: string, name: string): Promise<OpenedMail | undefined> {
  const file = await readFile(join(folder, `${name}.txt`), 'utf8').catch(() => '');
  const [head, to = '', subject = '', date = ''] =
    /^To: (.*)\nSubject: (.*)\nDate: (.*)\n\n/.exec(file) ?? [];
  if (head === undefined) return undefined;
  return { name, to, subject, date, text: file.slice(head.length), html: sealedPath(name) };
}
