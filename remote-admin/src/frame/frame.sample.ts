import { plural } from '@marisma/area-kit/format';
import { houseNames } from '@marisma/area-kit/houses';
import { comingStays } from '@marisma/area-kit/samples';
import { intlLocale } from '@marisma/area-kit/texts';
import { t } from '../texts';

const newest = comingStays.reduce((latest, stay) => (stay.code > latest.code ? stay : latest));
const nights = plural(newest.nights, t.overview.bookings.nights, intlLocale());

/** Sample notices behind the bell, newest first. */
export const bellNotices = [
  { id: 'booking', minutesAgo: 35, text: t.sample.notices.booking(houseNames[newest.house], nights) },
  { id: 'maintenance', minutesAgo: 190, text: t.sample.notices.maintenance },
] as const;
