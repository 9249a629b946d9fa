import { readOne, type Offer } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';
import type { Functions, RowRequest } from '../../lib/setting-queries';

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
