import { useState } from 'react';
import type { RequestEvent } from '../../../lib/request-event';
import { useOpenRequest } from '../request-context';

/** What concerns an answer: not what is only noted, and not what became of a mail. */
const concerns = ({ kind }: RequestEvent): boolean => kind !== 'note' && kind !== 'mail';

/**
 * The state of the request that an answer is written to. It begins with what is on screen when the writing begins, and
 * moves on when the writer says that the rest is read as well.
 * @param writing whether there is a text
 */
export function useReadState(writing: boolean) {
  const { request, events, me } = useOpenRequest();
  const last = events.at(-1)?.id ?? 0;
  const [begun, setBegun] = useState<{ version: number; last: number }>();
  const now = { version: request.version, last };
  if (writing && !begun) setBegun(now);
  if (!writing && begun) setBegun(undefined);

  const since = begun
    ? events.filter((event) => event.id > begun.last && event.actorId !== me && concerns(event))
    : [];
  return {
    /** What others have done since the writing began. */
    since,
    /** The version to answer to: what the writer did meanwhile is known to the writer. */
    version: begun && since.length > 0 ? begun.version : request.version,
    catchUp: () => setBegun(undefined),
  };
}
