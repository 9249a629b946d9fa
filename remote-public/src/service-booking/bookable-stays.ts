import { formatDateRange, type PlainDate } from '@marisma/area-kit/format';
import { useSession } from '@marisma/area-kit/shell';
import { read } from '@marisma/area-kit/data';
import { intlLocale } from '@marisma/area-kit/texts';
import { t } from '../texts';
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
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user.id : undefined;
  const { data } = useAnswer(user && today && `stays of ${user} ${today}`, (client, signal) =>
    read(
      client
        .from('reservations')
        .select('id, check_in, check_out, properties!reservations_property_id_fkey(name)')
        .eq('guest_id', user!)
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
export const stayInWords = ({ properties, check_in, check_out }: BookableStay): string =>
  t.serviceBooking.stay.option(formatDateRange(check_in, check_out, intlLocale()), properties.name);

/** The first day of a stay on which something can still be done. */
export const firstDay = ({ check_in }: BookableStay, today: PlainDate): PlainDate =>
  check_in > today ? check_in : today;
