import { read } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';
import { OWN, type Stay } from '../parts/own';

/** Which role the account was refused of late, and why; mostly none. */
export const useRefusal = () =>
  useRead(
    'reading whether a role was refused',
    ['refusal'],
    (client, signal) => read(client.rpc('account_refusal'), signal),
    { select: ([refusal]) => refusal, staleTime: Infinity },
  );

/** What the guest has said of the arrival of these stays; a stay without an entry has none yet. */
export function useArrivals(stays: readonly Stay[]) {
  const ids = stays.map(({ id }) => id).sort();
  return useRead(
    'reading what is known of arrivals',
    [...OWN, 'arrivals', ids],
    (client, signal) =>
      read(
        client.from('arrival_details').select('reservation_id, arrives_at, flight').in('reservation_id', ids),
        signal,
      ),
    { enabled: ids.length > 0, staleTime: 60_000 },
  );
}
