import { FeedFailure } from '../../../worker/feeds/feed-failure';
import { type ReadEvents, readEvents } from '../../../worker/feeds/read-events';

const NOW = Date.UTC(2039, 11, 1, 18);

export const read = (text: string | Buffer): ReadEvents => readEvents(Buffer.from(text), NOW);

/** The nights of a calendar, such as '2040-01-03 2040-01-08'. */
export const nights = (text: string | Buffer): string[] =>
  read(text).events.map(([, from, to]) => `${from} ${to}`);

export const failure = (text: string | Buffer): string => {
  try {
    read(text);
  } catch (error) {
    return error instanceof FeedFailure ? error.code : String(error);
  }
  return 'read';
};
