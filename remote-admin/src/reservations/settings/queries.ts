import { change, readOne, type Database, type Offer } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';
import { useUser } from '@marisma/area-kit/shell';
import type { SupabaseClient } from '@supabase/supabase-js';

type Client = SupabaseClient<Database>;
type Functions = Database['public']['Functions'];
type RowRequest<Row> = Parameters<typeof readOne<Row>>[0];

/** The functions that read what is set; all have the same arguments. */
export type Reader = 'booking_rules' | 'house_bank' | 'house_charges' | 'house_guide_setting' | 'house_rates';
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
  const { id } = useUser();
  return useRead(
    `reading: ${reader}`,
    [reader, house ?? '', id],
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

/** The functions that quote a stay as it is now, and with a draft. */
export type Preview = 'preview_booking_rules' | 'preview_charges' | 'preview_quote';

/** What a stay costs now and would cost. */
export const useComparison = (preview: Preview, asked: Record<string, unknown>, enabled: boolean) =>
  useRead(
    'comparing the price of a stay',
    [preview, asked],
    (client, signal) => {
      const args = asked as Functions['preview_charges']['Args'];
      const request = client.rpc(preview as 'preview_charges', args);
      return readOne(request as RowRequest<{ before: Offer; after: Offer }>, signal);
    },
    { enabled, retry: false, staleTime: 0, gcTime: 0 },
  );
