import { codeOf } from '../deliver/failure';
import type { ClaimedFeed, DataService, FeedOutcome } from '../data-service';
import type { Log } from '../log';
import { wordOf } from './feed-failure';
import { fetchFeed, type FeedNet } from './fetch-feed';
import { readEvents } from './read-events';

/** Read side by side. */
const SIDE_BY_SIDE = 4;

/** Reads the calendars that are due and tells the data service what they say. A killed reading is due again. */
export async function readFeeds(
  data: Pick<DataService, 'claimFeeds' | 'settleFeed'>,
  log: Log,
  net?: FeedNet,
): Promise<{ again: boolean }> {
  const feeds = await data.claimFeeds(SIDE_BY_SIDE);
  await Promise.all(
    feeds.map(async (feed) => {
      const outcome = await readFeed(feed, net);
      log(outcome.error ? 'warn' : 'info', 'feed_read', {
        feed: feed.feed_id,
        ...(outcome.error && { code: outcome.error }),
        ...(outcome.events && { count: outcome.events.length }),
        ...(outcome.unreadable && { unreadable: outcome.unreadable }),
      });
      await data.settleFeed(feed.feed_id, feed.claim, outcome).catch((error: unknown) => {
        log('warn', 'feed_settle_failed', { feed: feed.feed_id, code: codeOf(error) });
      });
    }),
  );
  return { again: feeds.length === SIDE_BY_SIDE };
}

async function readFeed(feed: ClaimedFeed, net: FeedNet | undefined): Promise<FeedOutcome> {
  try {
    const fetched = await fetchFeed(feed.url, feed, net);
    if (!fetched) return { error: null, events: null };
    const { body, ...validators } = fetched;
    return { ...readEvents(body), ...validators };
  } catch (error) {
    return { error: wordOf(error), events: null };
  }
}
