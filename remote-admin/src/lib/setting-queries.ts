import { change, readOne, type Database } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';
import type { Client } from './client';

export type Functions = Database['public']['Functions'];
export type RowRequest<Row> = Parameters<typeof readOne<Row>>[0];

/** The functions that read what is set; all have the same arguments. */
export type Reader =
  | 'booking_rules'
  | 'house_bank'
  | 'house_charges'
  | 'house_guide_setting'
  | 'house_rates'
  | 'office';
/** Those that replace it. */
export type Writer =
  | 'set_bank_account'
  | 'set_booking_rules'
  | 'set_charges'
  | 'set_house_guide'
  | 'set_rates';

/** Whose setting it is: of a house or, without one, of all. */
const scope = (house: string | undefined) => (house === undefined ? {} : { property_id: house });

/** What staff set, as the draft of a form begins with it. */
export function useSetting<Row>(reader: Reader, house?: string) {
  return useRead(
    `reading: ${reader}`,
    [reader, house ?? ''],
    (client, signal) =>
      readOne(client.rpc(reader as 'house_charges', scope(house)) as RowRequest<Row>, signal),
    {
      // Read once: what is entered must not be replaced while somebody looks at another tab.
      staleTime: Infinity,
      // Whatever is read begins the draft anew, also when it is what was read before.
      structuralSharing: false,
      gcTime: 0,
    },
  );
}

type Plan = Functions['set_charges']['Args']['draft'];

/**
 * Replaces what is set, if nobody has changed it since this version.
 * @throws DataError
 */
export const saveSetting = (
  client: Client,
  writer: Writer,
  house: string | undefined,
  plan: unknown,
  version: number,
) =>
  change(
    client.rpc(writer as 'set_charges', { ...scope(house), draft: plan as Plan, expected_version: version }),
  );
