import type { Charge, HouseRules } from '@marisma/area-kit/data';
import { formatCents, stayTexts } from '@marisma/area-kit/booking/calendar';
import { addDays, formatDateRange, formatPercent } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { dayInWords } from '../../lib/moments';
import { charges as texts } from '../../texts/en/charges';
import { describeSides } from '../settings/changes';
import type { ChargeChange } from './charges-draft';

/** The name of a charge as guests read it in a quote. */
export const nameInWords = ({ name, kind }: Pick<Charge, 'name' | 'kind'>): string =>
  stayTexts.quote.charges[name] ?? stayTexts.quote.otherCharge[kind];

/** What a charge asks for: '$240 a stay', '16% of nights and fees'. */
export function amountInWords({ base, basis_points, amount_cents, included_guests }: Charge): string {
  if (base === 'guest_night')
    return texts.amount.guest_night(formatCents(amount_cents ?? 0), String(included_guests));
  return texts.amount[base](
    basis_points === null
      ? formatCents(amount_cents ?? 0)
      : formatPercent(basis_points / 10_000, intlLocale(), 2),
  );
}

export function daysInWords({ from_day, to_day }: Pick<Charge, 'from_day' | 'to_day'>): string {
  const last = to_day && addDays(to_day, -1);
  if (from_day && last) return formatDateRange(from_day, last, intlLocale());
  if (from_day) return texts.from(dayInWords(from_day));
  return last ? texts.until(dayInWords(last)) : texts.anyDay;
}

type Side = Charge | HouseRules;

/** What a change did: 'Cleaning: $240 a stay → $260 a stay'. */
export const describeChange = ({ old, new: now }: ChargeChange): string =>
  describeSides<Side>(
    old,
    now,
    (side) => ('kind' in side ? nameInWords(side) : texts.house.title),
    (side) =>
      'kind' in side
        ? [
            amountInWords(side),
            daysInWords(side),
            side.for_owner ? texts.forOwner : '',
            side.sample ? texts.sampled : '',
          ]
        : [texts.house.petsOf(side.max_pets), texts.house.damageOf(formatCents(side.damage_deposit_cents))],
  );
