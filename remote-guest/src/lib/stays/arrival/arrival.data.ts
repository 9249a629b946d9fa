import { change, read, type Database } from '@marisma/area-kit/data';
import * as z from '@marisma/area-kit/shape';
import type { SupabaseClient } from '@supabase/supabase-js';

type Client = SupabaseClient<Database>;

export const WAYS = ['flight', 'car', 'other'] as const;

/** What the house knows of a guest's arrival; empty texts where it knows nothing. */
export interface Arrival {
  /** Time of day at the house, 'HH:MM'. */
  time: string;
  travel: (typeof WAYS)[number] | '';
  flight: string;
  /** Adults by name, children with their age too. */
  party: { name: string; age?: number }[];
  diet: string;
  wishes: string;
  /** 0 before anything was saved. */
  version: number;
}

const text = z.catch(z.string(), '');
const shape = z.object({
  arrives_at: text,
  travel: z.catch<Arrival['travel']>(z.enum(WAYS), ''),
  flight: text,
  party: z.array(z.object({ name: z.string(), age: z.optional(z.int()) })),
  diet: text,
  wishes: text,
  version: z.int(),
});

const NONE: Arrival = { time: '', travel: '', flight: '', party: [], diet: '', wishes: '', version: 0 };

function parse(row: unknown): Arrival {
  if (row === null) return NONE;
  const { arrives_at, ...rest } = shape.parse(row);
  return { time: arrives_at, ...rest };
}

/** @throws DataError */
export const readArrival = (client: Client, stay: string, signal: AbortSignal): Promise<Arrival> =>
  read(
    client
      .from('arrival_details')
      .select('arrives_at, travel, flight, party, diet, wishes, version')
      .eq('reservation_id', stay),
    signal,
  ).then(([row]) => parse(row ?? null));

/**
 * Saves the details of a stay as a whole, if nobody has changed them since this version.
 * @throws DataError
 */
export const saveArrival = (client: Client, stay: string, arrival: Arrival): Promise<Arrival> =>
  change(
    client.rpc('save_arrival', {
      reservation_id: stay,
      arrives_at: arrival.time,
      travel: arrival.travel,
      flight: arrival.travel === 'flight' ? arrival.flight : '',
      party: arrival.party.map((one) => ({ ...one })),
      diet: arrival.diet,
      wishes: arrival.wishes,
      expected_version: arrival.version,
    }),
  ).then(parse);
