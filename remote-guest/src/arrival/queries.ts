import { change, read, type Database, type Tables } from '@marisma/area-kit/data';
import { useChange, useRead } from '@marisma/area-kit/queries';
import { OWN } from '../parts/own';

/** What the house knows of a guest's arrival; version 0 is none yet. */
export type Arrival = Pick<
  Tables<'arrival_details'>,
  'arrives_at' | 'travel' | 'flight' | 'party' | 'diet' | 'diet_version' | 'wishes' | 'version'
>;

const NONE: Arrival = {
  arrives_at: null,
  travel: null,
  flight: null,
  party: [],
  diet: null,
  diet_version: null,
  wishes: null,
  version: 0,
};

export function useArrival(reservation_id: string) {
  return useRead(
    'reading arrival details',
    ['arrival', reservation_id],
    async (client, signal) => {
      const rows = await read(
        client
          .from('arrival_details')
          .select('arrives_at, travel, flight, party, diet, diet_version, wishes, version')
          .eq('reservation_id', reservation_id),
        signal,
      );
      return rows[0] ?? NONE;
    },
    { staleTime: Infinity, gcTime: 0, retry: false },
  );
}

type SaveArgs = Database['public']['Functions']['save_arrival']['Args'];

/** Saves the details of a stay as a whole, if nobody has changed them since this version. */
export const useSaveArrival = (reservation_id: string) =>
  useChange(
    (client, details: Omit<SaveArgs, 'reservation_id'>) =>
      change(client.rpc('save_arrival', { reservation_id, ...details })),
    OWN,
  );
