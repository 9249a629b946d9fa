import { nightsBetween, plural } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { StatusBadge, type BadgeTone } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { datesInWords } from '../words';
import type { Phase, Stay } from './own';

const tones: Record<Phase, BadgeTone> = { upcoming: 'success', past: 'neutral', cancelled: 'danger' };

/** Where a stay stands: of one's own stay to come also whether it is confirmed. */
export function StayStatus({ stay: { phase, status, sample } }: { stay: Stay }) {
  if (sample || phase !== 'upcoming')
    return <StatusBadge tone={tones[phase]}>{t.bookings.status[phase]}</StatusBadge>;
  return status === 'pending' ? (
    <StatusBadge tone="warning">{t.live.pending}</StatusBadge>
  ) : (
    <StatusBadge tone="success">{t.live.confirmed}</StatusBadge>
  );
}

/** Dates, nights and guests of a stay, in one line. */
export function StayFacts({ stay }: { stay: Stay }) {
  const { bookings } = t;
  const facts = [
    datesInWords(stay),
    plural(nightsBetween(stay.check_in, stay.check_out), bookings.nights, intlLocale()),
    plural(stay.guests, bookings.guests, intlLocale()),
  ];
  return <>{facts.join(' · ')}</>;
}
