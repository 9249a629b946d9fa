import type { Locale } from '../../shared/src/texts/locale';
import * as z from '../../shared/src/shape';
import { takenNights, type TakenNights } from './calendar/calendar-shape';
import type { FeedEvent } from './feeds/read-events';
import type { Refused } from './deliver/failure';

const queuedRows = z.array(
  z.object({
    id: z.string(),
    template: z.string(),
    locale: z.enum<Locale>(['en', 'es']),
    address: z.catch<string | null>(z.string(), null),
    data: z.unknown(),
    attempts: z.int(),
  }),
);

/** A mail that `claim_mail` gave to this worker. */
export type QueuedMail = z.infer<typeof queuedRows>[number];

const claimedFeeds = z.array(
  z.object({
    feed_id: z.string(),
    claim: z.string(),
    url: z.string(),
    etag: z.catch<string | null>(z.string(), null),
    last_modified: z.catch<string | null>(z.string(), null),
  }),
);

/** A calendar that `claim_feeds` gave to this worker. */
export type ClaimedFeed = z.infer<typeof claimedFeeds>[number];

/** How the reading of a calendar went: its events, nothing new (null), or why it failed. */
export interface FeedOutcome {
  error: string | null;
  events: FeedEvent[] | null;
  /** How many events that may matter were left out. */
  unreadable?: number;
  etag?: string | null;
  last_modified?: string | null;
}

/** The functions of the database that the worker calls. Each rejects with a DataServiceError. */
export interface DataService {
  /** Takes up to `most` mails that are due; what is not settled within five minutes is due again. */
  claim(most: number): Promise<QueuedMail[]>;
  /** Notes that a mail was sent, or why not; with `refused` it is not tried again. */
  settle(id: string, error: string | null, refused: Refused | null): Promise<void>;
  /** Does what time does. */
  tick(): Promise<void>;
  /** The taken nights that a link's token opens; null for a token that opens none. */
  readCalendar(token: string): Promise<TakenNights | null>;
  /** Takes up to `most` calendars that are due; what is not settled within five minutes is due again. */
  claimFeeds(most: number): Promise<ClaimedFeed[]>;
  /** Tells what a calendar said; a claim that is over is dropped there. */
  settleFeed(feedId: string, claim: string, outcome: FeedOutcome): Promise<void>;
}

/** The data service did not answer, or not as agreed. */
export class DataServiceError extends Error {
  constructor(readonly code: string) {
    super(`The data service failed: ${code}`);
  }
}

const ANSWER_MS = 20_000;

/**
 * The data service at an address, called with the secret key. A legacy key is a token, which PostgREST expects in
 * `Authorization` as well.
 */
export function dataServiceAt(url: string, secretKey: string): DataService {
  const headers = {
    apikey: secretKey,
    'Content-Type': 'application/json',
    ...(secretKey.split('.').length === 3 && { Authorization: `Bearer ${secretKey}` }),
  };
  const call = async (name: string, args: object): Promise<unknown> => {
    const request = fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const answer = await request.catch((error: unknown) => {
      throw new DataServiceError(codeOf(error));
    });
    const body = await answer.text().catch(() => '');
    if (!answer.ok) throw new DataServiceError(String(answer.status));
    try {
      return JSON.parse(body || 'null');
    } catch {
      throw new DataServiceError('unreadable');
    }
  };
  const read = <T>(shape: z.Shape<T>, answer: unknown): T => {
    const { success, data } = shape.safeParse(answer);
    if (!success) throw new DataServiceError('unreadable');
    return data;
  };
  return {
    claim: async (most) => read(queuedRows, await call('claim_mail', { most })),
    settle: async (id, error, refused_as) => void (await call('settle_mail', { id, error, refused_as })),
    tick: async () => void (await call('tick', {})),
    readCalendar: async (token) => {
      const answer = await call('read_calendar', { token });
      return answer === null ? null : read(takenNights, answer);
    },
    claimFeeds: async (most) => read(claimedFeeds, await call('claim_feeds', { most })),
    settleFeed: async (feed_id, claim, outcome) =>
      void (await call('settle_feed', { feed_id, claim, outcome, unreadable: outcome.unreadable ?? 0 })),
  };
}

/** Node's code of a failed request, such as ECONNREFUSED; it names no host. */
function codeOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout';
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unreachable';
}
