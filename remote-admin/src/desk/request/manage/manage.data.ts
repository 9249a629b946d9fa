import { change, read } from '@marisma/area-kit/data';
import * as z from '@marisma/area-kit/shape';
import { parseRequests, type DeskRequest } from '../../desk-request';
import type { Client } from '../changes.data';

/** A request as the caller has read it; another version is refused. */
type Seen = Pick<DeskRequest, 'id' | 'version'>;
const seen = ({ id, version }: Seen) => ({ request_id: id, expected_version: version });

const MOST = 30;

/**
 * Says who answers.
 * @param assignee an account of the house; null for nobody
 * @throws DataError
 */
export const assignRequest = (client: Client, request: Seen, assignee: string | null): Promise<unknown> =>
  change(
    client
      // The generated type does not know that nobody is null.
      .rpc('assign_request', { ...seen(request), assignee: assignee as string }),
  );

/**
 * Puts the request off.
 * @throws DataError
 */
export const snoozeRequest = (client: Client, request: Seen, until: Date): Promise<unknown> =>
  change(client.rpc('snooze_request', { ...seen(request), until: until.toISOString() }));

/**
 * Says that nothing is left to do, or takes the request up again.
 * @throws DataError
 */
export const setClosed = (client: Client, request: Seen, closed: boolean): Promise<unknown> =>
  change(client.rpc(closed ? 'close_request' : 'reopen_request', seen(request)));

/**
 * Answers the request in another one of the same guest.
 * @throws DataError
 */
export const mergeRequest = (client: Client, request: Seen, into: string): Promise<unknown> =>
  change(client.rpc('merge_requests', { ...seen(request), into_id: into }));

const ids = z.array(z.string());

/**
 * Further requests of the guest, latest first: those of the same account, and those that give the same address. The
 * address proves nothing, so guests never read requests by it.
 * @throws DataError
 */
export async function readOthers(
  client: Client,
  { id, guestId, email }: Pick<DeskRequest, 'id' | 'guestId' | 'email'>,
  signal?: AbortSignal,
): Promise<DeskRequest[]> {
  const listed = () => client.from('desk_requests').select('*');
  const byAccount =
    guestId === null
      ? []
      : read(
          listed().eq('guest_id', guestId).order('opened_at', { ascending: false }).limit(MOST),
          signal,
        ).then(parseRequests);
  const byAddress = async (): Promise<DeskRequest[]> => {
    if (email === '') return [];
    // Finds requests in which the words of the address stand anywhere; the addresses themselves are compared below.
    const found = await read(client.rpc('find_requests', { words: email, most: 100 }), signal).then(
      (answer) => ids.parse(answer),
    );
    if (found.length === 0) return [];
    const rows = parseRequests(await read(listed().in('id', found), signal));
    return rows.filter((row) => row.email.toLowerCase() === email.toLowerCase());
  };
  const all = (await Promise.all([byAccount, byAddress()])).flat();
  const others = new Map(all.filter((row) => row.id !== id).map((row) => [row.id, row]));
  return [...others.values()].sort((a, b) => (a.openedAt < b.openedAt ? 1 : -1)).slice(0, MOST);
}

/** When the office opens: 'HH:MM' by ISO day of the week, and the days on which it does not. */
export interface OpeningTimes {
  opens: ReadonlyMap<number, string>;
  closed: ReadonlySet<string>;
}

/**
 * When the office opens.
 * @throws DataError
 */
export async function readOpeningTimes(client: Client, signal?: AbortSignal): Promise<OpeningTimes> {
  const [times, off] = await Promise.all([
    read(client.from('office_hours').select('weekday, opens').order('opens', { ascending: false }), signal),
    read(client.from('office_closures').select('day'), signal),
  ]);
  return {
    // Of several intervals the earliest comes last, and stays.
    opens: new Map(times.map(({ weekday, opens }) => [weekday, opens.slice(0, 5)])),
    closed: new Set(off.map(({ day }) => day)),
  };
}
