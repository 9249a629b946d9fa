import type { Answer } from '../../../shared/src/data/database';
import type { DataService } from '../data-service';
import { codeOf, type Log } from '../log';
import { codeOfFailure } from './feed-failure';
import { fetchFeed, type FeedNet } from './fetch-feed';
import { type FeedEvent, readEvents } from './read-events';

/** Read side by side. */
const SIDE_BY_SIDE = 4;

/** How the reading of a calendar went: its events, nothing new, or why it failed. */
type Outcome = {
  error?: string | null;
  events?: FeedEvent[];
  etag?: string | null;
  last_modified?: string | null;
};

/**
 * Reads the calendars that are due and stores their events. An interrupted reading is due again.
 * @returns whether more may be due
 */
export async function readFeeds(data: DataService, log: Log, net?: FeedNet): Promise<boolean> {
  const feeds = await data('claim_feeds', { most: SIDE_BY_SIDE });
  await Promise.all(
    feeds.map(async (feed) => {
      const { unreadable = 0, ...outcome } = await readFeed(feed, net);
      log(outcome.error ? 'warn' : 'info', 'feed_read', {
        feed: feed.feed_id,
        ...(outcome.error && { code: outcome.error }),
        ...(outcome.events && { count: outcome.events.length }),
        ...(unreadable && { unreadable }),
      });
      const { feed_id, claim } = feed;
      await data('settle_feed', { feed_id, claim, outcome, unreadable }).catch((error: unknown) => {
        log('warn', 'feed_settle_failed', { feed: feed_id, code: codeOf(error) });
      });
    }),
  );
  return feeds.length === SIDE_BY_SIDE;
}

async function readFeed(
  feed: Answer<'claim_feeds'>,
  net: FeedNet | undefined,
): Promise<Outcome & { unreadable?: number }> {
  try {
    const fetched = await fetchFeed(feed.url, feed, net);
    if (!fetched) return {};
    const { body, ...validators } = fetched;
    return { ...readEvents(body), ...validators };
  } catch (error) {
    return { error: codeOfFailure(error) };
  }
}
