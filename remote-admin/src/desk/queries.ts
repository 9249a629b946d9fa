import { type Answer, read, readOne, type Tables } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';
import { useShell, useUser } from '@marisma/area-kit/shell';
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Client } from '../lib/client';

export type DeskRequest = Tables<'desk_requests'>;
export type DeskCounts = Answer<'desk_counts'>;

/** Begins the key of everything that is read about requests: a change of one touches all of it. */
export const DESK = ['desk'];

const FRESH_MS = 7_000;

/** What the desk shows is at most ten seconds old: the time of a request is left. */
export const fresh = {
  staleTime: 0,
  retry: false,
  refetchInterval: FRESH_MS,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
} as const;

/** How many requests wait for what. */
export function useCounts() {
  return useRead(
    'counting requests',
    [...DESK, 'counts'],
    (client, signal) => readOne(client.rpc('desk_counts'), signal),
    {
      ...fresh,
      // Also while the window is hidden: the number stands in its title.
      refetchInterval: () => (document.hidden ? 60_000 : FRESH_MS),
      refetchIntervalInBackground: true,
    },
  );
}

/** Rows of one page of the list, and the most that a search lists. */
const PAGE_LENGTH = 50;
export const FOUND_LIMIT = 100;

/** `cut`: whether a search has found more than it lists. */
function listed({ pages }: InfiniteData<DeskRequest[]>) {
  const cut = pages[0]?.length === FOUND_LIMIT + 1;
  // A request that moves between the readings of two pages is listed once.
  const rows = [...new Map(pages.flat().map((row) => [row.id, row])).values()];
  return { rows: cut ? rows.slice(0, FOUND_LIMIT) : rows, cut };
}

/** A tab of the desk, page by page, or what is found by a text. Mount it anew for another tab. */
export function useDeskList({ tab, text }: DeskView) {
  const { supabase } = useShell();
  const { id: userId } = useUser();
  const paged = text === '' && tab !== 'unsent';
  return useInfiniteQuery({
    queryKey: [...DESK, 'list', tab, text],
    queryFn: async ({ pageParam, signal }) => {
      const client = await supabase();
      const found = { most: FOUND_LIMIT + 1 };
      if (text) return read(client.rpc('find_requests', { words: text, ...found }), signal);
      if (tab === 'unsent') return read(client.rpc('unsent_requests', found), signal);
      return read(pageOf(client, tab, userId, pageParam).limit(PAGE_LENGTH), signal);
    },
    initialPageParam: undefined as DeskRequest | undefined,
    getNextPageParam: (page) => (paged && page.length === PAGE_LENGTH ? page.at(-1) : undefined),
    placeholderData: keepPreviousData,
    select: listed,
    ...fresh,
    meta: { during: 'reading the desk' },
  });
}

/**
 * The rows of a tab after a row: what needs a reply, and what is assigned to the caller, by the time that it has waited;
 * the rest by the time that it was opened, latest first. A page begins after a key, so that a deep one costs no more
 * than the first.
 */
function pageOf(client: Client, tab: DeskView['tab'], userId: string, after?: DeskRequest) {
  const all = client.from('desk_requests').select('*');
  if (tab === 'mine') {
    const mine = all.eq('assignee', userId).neq('state', 'closed');
    const sorted = mine.order('turn_at', { nullsFirst: false }).order('id');
    if (!after) return sorted;
    return after.turn_at === null
      ? sorted.is('turn_at', null).gt('id', after.id)
      : sorted.or(`turn_at.is.null,${following('turn_at', 'gt', after.turn_at, after.id)}`);
  }
  if (tab === 'open') {
    const open = all.eq('state', 'open').order('turn_at').order('id');
    if (!after?.turn_at) return open;
    return open.gte('turn_at', after.turn_at).or(following('turn_at', 'gt', after.turn_at, after.id));
  }
  const state = tab === 'waiting' ? 'waiting' : 'closed';
  const latest = all.eq('state', state).order('opened_at', { ascending: false }).order('id');
  if (!after) return latest;
  return latest.lte('opened_at', after.opened_at).or(following('opened_at', 'lt', after.opened_at, after.id));
}

/** The condition of a row after this key. The bound beside it, without `or`, is the one that an index can use. */
const following = (column: string, operator: 'gt' | 'lt', time: string, id: string): string =>
  `${column}.${operator}."${time}",and(${column}.eq."${time}",id.gt.${id})`;

/** `unsent` has the requests about which a mail could not be sent; its tab is shown while there are any. */
export const TABS = ['open', 'waiting', 'mine', 'closed', 'unsent'] as const;
export type DeskTab = (typeof TABS)[number];

/** The visible part of the desk: a tab or, while there is a text, what is found by it. */
export interface DeskView {
  tab: DeskTab;
  text: string;
}

/** Reads a view from an address; an unknown tab counts as the first. */
export const readDeskView = (params: URLSearchParams): DeskView => ({
  tab: TABS.find((known) => known === params.get('tab')) ?? TABS[0],
  text: params.get('search') ?? '',
});

/** Writes a view as an address; defaults are left out. */
export function writeDeskView({ tab, text }: DeskView): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== TABS[0]) params.set('tab', tab);
  // Not trimmed: the field shows the text in the address.
  if (text.trim()) params.set('search', text);
  return params;
}
