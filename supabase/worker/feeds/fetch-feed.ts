import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createGunzip, createInflate } from 'node:zlib';

import { readUpTo } from '../read-up-to';
import { FeedFailure } from './feed-failure';
import { isPublicAddress } from './public-address';

export const MOST_BYTES = 1024 * 1024;
const MOST_REDIRECTS = 3;
const SILENCE_MS = 10_000;
const TOTAL_MS = 30_000;

/** What an answer is checked with later. */
export interface Validators {
  etag: string | null;
  last_modified: string | null;
}

export interface FetchedFeed extends Validators {
  body: Buffer;
}

/** How names become addresses, and which may be connected to. Tests have their own. */
export interface FeedNet {
  lookup: (host: string) => Promise<string[]>;
  isAllowed: (address: string) => boolean;
  port: number;
  /** Certificates to trust besides the system's. */
  ca?: string;
  totalMs: number;
  silenceMs: number;
}

export const PUBLIC_NET: FeedNet = {
  lookup: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  port: 443,
  totalMs: TOTAL_MS,
  silenceMs: SILENCE_MS,
};

/**
 * Reads a calendar of another site.
 * @returns null when it is as the validators say
 * @throws FeedFailure, or the error of the connection
 */
export async function fetchFeed(
  url: string,
  { etag, last_modified }: Validators,
  net: FeedNet = PUBLIC_NET,
): Promise<FetchedFeed | null> {
  const signal = AbortSignal.timeout(net.totalMs);
  const headers = {
    Accept: 'text/calendar, */*;q=0.1',
    'Accept-Encoding': 'gzip',
    'User-Agent': 'Marisma-Calendar/1.0',
    ...(etag && { 'If-None-Match': etag }),
    ...(last_modified && { 'If-Modified-Since': last_modified }),
  };
  let target = checked(url);
  for (let redirects = 0; ; redirects++) {
    const answer = await open(target, headers, net, signal);
    const { statusCode: status = 0, headers: said } = answer;
    if (status === 200) {
      const body = await readBody(answer, signal);
      return { body, etag: said.etag ?? null, last_modified: said['last-modified'] ?? null };
    }
    answer.destroy();
    if (status === 304 && (etag || last_modified)) return null;
    if (![301, 302, 303, 307, 308].includes(status)) throw new FeedFailure(`http_${status}`);
    if (redirects === MOST_REDIRECTS) throw new FeedFailure('redirects');
    const next = said.location ?? '';
    if (!URL.canParse(next, target)) throw new FeedFailure('redirects');
    target = checked(new URL(next, target).href);
  }
}

/** @throws FeedFailure for an address that is not https, names a port, or carries a name and password */
function checked(url: string): URL {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== 'https:' || parsed.port || parsed.username || parsed.password || !parsed.hostname)
    throw new FeedFailure('bad_address');
  return parsed;
}

async function open(
  url: URL,
  headers: Record<string, string>,
  net: FeedNet,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const address = await resolve(url.hostname.replace(/^\[|\]$/g, ''), net, signal);
  return new Promise((done, failed) => {
    const request = httpsRequest(
      {
        host: url.hostname,
        port: net.port,
        path: url.pathname + url.search,
        headers: { Host: url.host, ...headers },
        servername: url.hostname,
        // The name is not resolved again, so that the address that was checked is the one that is used.
        lookup: (_host, options, answer) => {
          const family = address.includes(':') ? 6 : 4;
          if (options.all) answer(null, [{ address, family }]);
          else answer(null, address, family);
        },
        agent: false,
        timeout: net.silenceMs,
        maxHeaderSize: 16 * 1024,
        ...(net.ca && { ca: net.ca }),
        signal,
      },
      done,
    );
    request.on('timeout', () => request.destroy(new FeedFailure('timeout')));
    request.on('error', failed);
    request.end();
  });
}

/** The address of a host. @throws FeedFailure when one of its addresses is not public */
async function resolve(host: string, net: FeedNet, signal: AbortSignal): Promise<string> {
  const late = new Promise<never>((_, failed) =>
    signal.addEventListener('abort', () => failed(new FeedFailure('timeout')), { once: true }),
  );
  late.catch(() => {});
  const addresses = await Promise.race([net.lookup(host), late]);
  const [first] = addresses;
  if (first === undefined) throw new FeedFailure('dns');
  if (!addresses.every((address) => net.isAllowed(address))) throw new FeedFailure('blocked_address');
  return first;
}

/** The body, unpacked. @throws FeedFailure when it is longer than it may be, also unpacked */
async function readBody(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').toLowerCase();
  const unpack = encoding === 'gzip' ? createGunzip() : encoding === 'deflate' ? createInflate() : undefined;
  if (!unpack && encoding !== 'identity') throw new FeedFailure('not_calendar');
  answer.on('error', (error) => unpack?.destroy(error));
  const source = unpack ? answer.pipe(unpack) : answer;
  try {
    const body = await readUpTo(source as AsyncIterable<Buffer>, MOST_BYTES);
    if (!body) throw new FeedFailure('too_large');
    return body;
  } catch (error) {
    throw signal.aborted ? new FeedFailure('timeout') : error;
  } finally {
    answer.destroy();
  }
}
