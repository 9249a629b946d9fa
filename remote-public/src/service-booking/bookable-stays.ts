import { formatDateRange, type PlainDate } from '@marisma/area-kit/format';
import { read } from '@marisma/area-kit/data';
import { intlLocale } from '@marisma/area-kit/texts';
import { t } from '../texts';
import { useUserId } from '../parts/use-account';
import { useAnswer } from '../parts/use-answer';

/** A confirmed stay for which a service can be asked for. */
interface BookableStay {
  id: string;
  /** Its house. */
  properties: { name: string };
  check_in: PlainDate;
  check_out: PlainDate;
}

const NONE: readonly BookableStay[] = [];

/** The confirmed stays of the signed-in guest that are not over, the next first; none while they are read. */
export function useStays(today: PlainDate | undefined): readonly BookableStay[] {
  const userId = useUserId();
  const { data } = useAnswer(userId && today ? `stays of ${userId} ${today}` : undefined, (client, signal) =>
    read(
      client
        .from('reservations')
        .select('id, check_in, check_out, properties!reservations_property_id_fkey(name)')
        .eq('guest_id', userId!)
        .eq('status', 'confirmed')
        .gte('check_out', today!)
        .order('check_in')
        .limit(20),
      signal,
    ),
  );
  return data ?? NONE;
}

/** 'February 12–17, Villa Paradise'. */
export const stayLabel = ({ properties, check_in, check_out }: BookableStay): string =>
  t.serviceBooking.stay.option(formatDateRange(check_in, check_out, intlLocale()), properties.name);

/** The first day of a stay on which something can still be done. */
export const firstDay = ({ check_in }: BookableStay, today: PlainDate): PlainDate =>
  check_in > today ? check_in : today;
