import type { FirstDatum } from '@marisma/shared/contract';

/** What a page needs of the data service first, asked for while its scripts are on their way. */
interface EarlyAnswers {
  /** Of `/config.json`; null when it could not be had. */
  config: Promise<Response | null> | undefined;
  /** By `keyOf`; null when there was no answer. */
  data: Map<string, Promise<Response | null>>;
  /** Milliseconds since 1970. */
  askedAt: number;
}

declare global {
  interface Window {
    marismaEarly?: EarlyAnswers;
  }
}

/** The auth client trades a token for a new one that has less time left than this (`EXPIRY_MARGIN_MS` there). */
const EXPIRY_MARGIN_MS = 90_000;
/** As long as roles count as read a moment ago. */
const FRESH_FOR_MS = 60_000;
const ONE_ROW = 'application/vnd.pgrst.object+json';
const COUNTED = 'count=exact';

/** The user's own roles, as `roles.data.ts` asks for them. */
const ROLES: FirstDatum = { request: 'user_roles?select=role&user_id=eq.{user}' };

/** What an answer depends on beside its address. */
const VARYING = ['authorization', 'accept', 'prefer'];

const keyOf = (request: string, headers: Headers): string =>
  [request, ...VARYING.map((name) => headers.get(name))].join(' ');

/**
 * Asks for the site's configuration, then, with the token that the browser holds, for roles and first data.
 * @param stored what the auth client has kept; with a token that has run out only the configuration is asked for
 */
export function askEarly(stored: string, firstData: FirstDatum[]): void {
  const config = fetchWhole('/config.json', { cache: 'no-cache' });
  const data: EarlyAnswers['data'] = new Map();
  window.marismaEarly = { config, data, askedAt: Date.now() };
  const session = readSession(stored);
  if (!session) return;
  const address = config.then((answer) => answer?.clone().json());
  for (const { request, single, counted } of [ROLES, ...firstData]) {
    const own = request.replace('{user}', session.user);
    const headers = new Headers({
      authorization: session.token,
      ...(single && { accept: ONE_ROW }),
      ...(counted && { prefer: COUNTED }),
    });
    const key = keyOf(own, headers);
    const answer = address.then(({ supabaseUrl, supabaseKey }) => {
      headers.set('apikey', supabaseKey);
      return fetchWhole(`${supabaseUrl.replace(/\/$/, '')}/rest/v1/${own}`, { headers });
    });
    data.set(
      key,
      answer.catch(() => null),
    );
  }
}

/** Read at once: an answer that nobody takes would hold its request open. Null when there is none. */
const fetchWhole = (url: string, init: RequestInit): Promise<Response | null> =>
  fetch(url, init)
    .then(async (answer) => new Response(await answer.text(), answer))
    .catch(() => null);

function readSession(stored: string): { token: string; user: string } | null {
  try {
    const { access_token: token, expires_at: until, user } = JSON.parse(stored);
    return until * 1000 > Date.now() + EXPIRY_MARGIN_MS ? { token: `Bearer ${token}`, user: user.id } : null;
  } catch {
    return null;
  }
}

/** What the boot script was answered about the configuration, once; null when it did not ask or was not answered. */
export async function takeEarlyConfig(signal: AbortSignal): Promise<Response | null> {
  const { marismaEarly: early } = window;
  const config = early?.config;
  if (early) early.config = undefined;
  return untilAborted(config, signal);
}

/**
 * A `fetch` that gives the boot script's answer where it asked for the same with the same token: once, and only
 * while nothing was written. Where there was no answer it asks itself.
 * @param service the data service's address, without a slash at the end
 */
export const withEarlyAnswers =
  (fetch: typeof globalThis.fetch, service: string): typeof globalThis.fetch =>
  async (input, init) => {
    const early = takeEarly(String(input), service, init);
    return (await untilAborted(early, init?.signal)) ?? fetch(input, init);
  };

function takeEarly(
  url: string,
  service: string,
  { method = 'GET', headers }: RequestInit = {},
): Promise<Response | null> | undefined {
  const { marismaEarly: early } = window;
  if (!early) return undefined;
  if (method !== 'GET' || Date.now() - early.askedAt > FRESH_FOR_MS) {
    early.data.clear();
    return undefined;
  }
  const request = decodeURIComponent(url.replace(`${service}/rest/v1/`, ''));
  const key = keyOf(request, new Headers(headers));
  const answer = early.data.get(key);
  early.data.delete(key);
  return answer;
}

const untilAborted = async (
  answer: Promise<Response | null> | undefined,
  signal: AbortSignal | null | undefined,
): Promise<Response | null> =>
  answer
    ? Promise.race([
        answer,
        new Promise<null>((done) => signal?.addEventListener('abort', () => done(null), { once: true })),
      ])
    : null;
