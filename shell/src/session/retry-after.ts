import { byDeviceClock } from './device-clock';

type Fetch = typeof globalThis.fetch;

interface Memory {
  until: number;
  /** Called when the data service refuses the token. */
  onUnauthorized?: () => void;
}

const waits = new WeakMap<object, Memory>();

/**
 * Reads `Retry-After` as seconds or as a date (RFC 9110, 10.2.3).
 * @returns whole seconds from now, at least 1; null when the header is missing or unreadable
 */
export function parseRetryAfter(value: string | null, now = Date.now()): number | null {
  if (value === null || value.trim() === '') return null;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : null;
}

/**
 * Stores the waiting time of a 429 answer, because the auth client drops its headers. For a 5xx it copies the
 * body's message to the answer itself, where the auth client reads it. A renewal of the session that failed
 * answers 503, which the auth client tries again. Sessions end by the device's clock.
 */
export function watchAnswers(fetch: Fetch): { fetch: Fetch; attachTo(client: object): void } {
  const memory: Memory = { until: 0 };
  return {
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      // The auth client ends a session that is refused; a failure or a limit is no refusal.
      if (
        String(input).includes('grant_type=refresh_token') &&
        (answer.status >= 500 || answer.status === 429)
      )
        return new Response(null, { status: 503 });
      if (answer.status === 429) {
        const seconds = parseRetryAfter(answer.headers.get('retry-after'));
        memory.until = seconds === null ? 0 : Date.now() + seconds * 1000;
      }
      if (answer.status === 401 && String(input).includes('/rest/v1/')) memory.onUnauthorized?.();
      return answer.status >= 500 ? await withMessage(answer) : await byDeviceClock(String(input), answer);
    },
    attachTo: (client) => void waits.set(client, memory),
  };
}

async function withMessage(answer: Response): Promise<Response> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const { msg, message } = (body ?? {}) as { msg?: unknown; message?: unknown };
  const words = [msg, message].find((text) => typeof text === 'string' && text !== '');
  return Object.assign(answer, { message: words ?? (answer.statusText || `HTTP ${answer.status}`) });
}

/** Calls back whenever the data service refuses this client's token. */
export function whenUnauthorized(client: object, callback: () => void): void {
  const memory = waits.get(client);
  if (memory) memory.onUnauthorized = callback;
}

/** Seconds until the service accepts requests of this client again; null when unknown. */
export function secondsToWait(client: object, now = Date.now()): number | null {
  const until = waits.get(client)?.until ?? 0;
  return until > now ? Math.ceil((until - now) / 1000) : null;
}
