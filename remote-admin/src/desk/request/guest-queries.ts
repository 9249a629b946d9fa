import { read, readOne } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';
import { keepPreviousData } from '@tanstack/react-query';
import { DESK, type DeskRequest } from '../queries';
import type { Client } from './queries';

const OTHERS_LIMIT = 30;

/** Further requests of the guest of a request, latest first. */
export function useOthers(request: DeskRequest) {
  return useRead(
    'reading the guest’s other requests',
    [...DESK, 'others', request.id, request.version],
    (client, signal) => readOthers(client, request, signal),
    { placeholderData: keepPreviousData },
  );
}

/**
 * Those of the same account, and those that give the same address. The address proves nothing, so guests never read
 * requests by it.
 */
async function readOthers(client: Client, { id, guest_id, email }: DeskRequest, signal: AbortSignal) {
  const latest = { ascending: false };
  const [byAccount, byAddress] = await Promise.all([
    guest_id === null
      ? []
      : read(
          client
            .from('desk_requests')
            .select('*')
            .eq('guest_id', guest_id)
            .order('opened_at', latest)
            .limit(OTHERS_LIMIT),
          signal,
        ),
    // Finds requests in which the words of the address stand anywhere; the addresses themselves are compared below.
    email ? read(client.rpc('find_requests', { words: email, most: 100 }), signal) : [],
  ]);
  const all = [...byAccount, ...byAddress.filter((row) => sameAddress(row, { email }))];
  return [...new Map(all.filter((row) => row.id !== id).map((row) => [row.id, row])).values()]
    .sort((a, b) => (a.opened_at < b.opened_at ? 1 : -1))
    .slice(0, OTHERS_LIMIT);
}

/** All that is known of the guest of a request. */
export const useGuestRecord = ({ id, version }: DeskRequest) =>
  useRead(
    'reading what is known of a guest',
    [...DESK, 'guest', id, version],
    (client, signal) => readOne(client.rpc('guest_record', { request_id: id }), signal),
    { staleTime: 0 },
  );

type Addressed = Pick<DeskRequest, 'email'>;

export const sameAddress = (one: Addressed, other: Addressed): boolean =>
  Boolean(one.email) && one.email?.toLowerCase() === other.email?.toLowerCase();

/** The database's rule: one account or, without any, one address; and not into one that is merged itself. */
export const canMerge = (source: DeskRequest, target: DeskRequest): boolean =>
  target.merged_into === null &&
  source.guest_id === target.guest_id &&
  (source.guest_id !== null || sameAddress(source, target));
