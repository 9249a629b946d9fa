import { change, read, type Database, type DataRequest, type ErrorCode } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';
import { parseClosed, parseIds, parseRequests, type DeskRequest } from './desk-request';
import type { DeskTab } from './desk-view';

type Client = SupabaseClient<Database>;

/** Rows of one page of the list, and the most that a search lists. */
export const PAGE_LENGTH = 50;
export const MOST_FOUND = 100;

/** Where a page of the list begins: after this request, or at the beginning. */
export type After = Pick<DeskRequest, 'id' | 'turnAt' | 'openedAt'> | undefined;

interface Page {
  tab: Exclude<DeskTab, 'unsent'>;
  /** The account that reads, for its own requests. */
  userId: string;
  after: After;
}

/**
 * One page of a tab: what needs a reply, and what is assigned to the caller, by the time that it has waited; the rest
 * by the time that it was opened, latest first. A page begins after a key, so that a deep page costs no more than the
 * first.
 * @throws DataError
 */
export const readPage = (client: Client, page: Page, signal?: AbortSignal): Promise<DeskRequest[]> =>
  read(pageQuery(client, page).limit(PAGE_LENGTH), signal).then(parseRequests);

function pageQuery(client: Client, { tab, userId, after }: Page) {
  const all = client.from('desk_requests').select('*');
  if (tab === 'mine') {
    const mine = all.eq('assignee', userId).neq('state', 'closed');
    const sorted = mine.order('turn_at', { nullsFirst: false }).order('id');
    if (!after) return sorted;
    return after.turnAt === null
      ? sorted.is('turn_at', null).gt('id', after.id)
      : sorted.or(`turn_at.is.null,${following('turn_at', 'gt', after.turnAt, after.id)}`);
  }
  if (tab === 'open') {
    const open = all.eq('state', 'open').order('turn_at').order('id');
    if (!after?.turnAt) return open;
    return open.gte('turn_at', after.turnAt).or(following('turn_at', 'gt', after.turnAt, after.id));
  }
  const latest = all.eq('state', tab).order('opened_at', { ascending: false }).order('id');
  if (!after) return latest;
  return latest.lte('opened_at', after.openedAt).or(following('opened_at', 'lt', after.openedAt, after.id));
}

/** The condition of a row after this key. The bound beside it, without `or`, is the one that an index can use. */
const following = (column: string, operator: 'gt' | 'lt', time: string, id: string): string =>
  `${column}.${operator}."${time}",and(${column}.eq."${time}",id.gt.${id})`;

/**
 * These requests, in no order; those that are gone are left out.
 * @throws DataError
 */
export const readRequests = (
  client: Client,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<DeskRequest[]> =>
  read(client.from('desk_requests').select('*').in('id', ids), signal).then(parseRequests);

/**
 * The latest requests in whose name, address, code or messages each of the words begins a word.
 * @throws DataError
 */
export const findRequests = (client: Client, words: string): Promise<FoundRequests> =>
  readFound(client, client.rpc('find_requests', { words, most: MOST_FOUND + 1 }));

/**
 * The requests about which a mail was given up, the latest first.
 * @throws DataError
 */
export const findUnsent = (client: Client): Promise<FoundRequests> =>
  readFound(client, client.rpc('unsent_requests', { most: MOST_FOUND + 1 }));

interface FoundRequests {
  rows: DeskRequest[];
  /** Whether there are more than `MOST_FOUND`. */
  more: boolean;
}

async function readFound(client: Client, request: DataRequest<unknown>): Promise<FoundRequests> {
  const ids = parseIds(await read(request));
  const listed = ids.slice(0, MOST_FOUND);
  if (listed.length === 0) return { rows: [], more: false };
  const found = new Map((await readRequests(client, listed)).map((request) => [request.id, request]));
  return { rows: listed.flatMap((id) => found.get(id) ?? []), more: ids.length > MOST_FOUND };
}

/**
 * Closes requests, each in the version that was seen; one that is refused does not stop the rest.
 * @returns why not, by the id of each request that stays as it is
 * @throws DataError when none could be closed
 */
export const closeRequests = (
  client: Client,
  requests: readonly Pick<DeskRequest, 'id' | 'version'>[],
): Promise<ReadonlyMap<string, ErrorCode>> =>
  change(
    client.rpc('close_requests', { requests: requests.map(({ id, version }) => ({ id, version })) }),
  ).then(
    (answer) =>
      new Map(parseClosed(answer).flatMap(({ id, refused }) => (refused ? [[id, refused] as const] : []))),
  );
