import { asDataError, readOne } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { useQuery, type QueryKey } from '@tanstack/react-query';

/** A stay to be priced: a new one, or the one of `reservation_id` at other nights. */
interface PricedStay {
  property_id: string;
  check_in: PlainDate;
  check_out: PlainDate;
  guests: number;
  pets?: number;
  discount_cents?: number;
  reservation_id?: string;
}

/**
 * The price of a stay for staff, and the rule of guests that its nights break and staff may set aside; another rule in
 * the way is an answer too. Nothing is read while `stay` is undefined.
 * @param of the key of what is read again with it, after a change
 */
export function useStaffQuote(of: QueryKey, stay: PricedStay | undefined) {
  const { supabase } = useShell();
  const { data, isFetching } = useQuery({
    queryKey: [...of, 'price', stay],
    queryFn: async ({ signal }) => {
      try {
        return { quote: await readOne((await supabase()).rpc('staff_quote', stay as PricedStay), signal) };
      } catch (error) {
        return { error: asDataError(error) };
      }
    },
    enabled: stay !== undefined,
    staleTime: 0,
  });
  return {
    quote: stay && data?.quote,
    error: stay && data?.error,
    reading: stay !== undefined && isFetching,
  };
}
