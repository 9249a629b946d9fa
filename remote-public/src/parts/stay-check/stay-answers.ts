import type { Answer } from '@marisma/area-kit/data';
import { formatMoney } from '@marisma/area-kit/format';
import { properties, type Property, type PropertyId } from '../../content/properties';
import { nightsOf, type Stay, type StayAnswer } from '../stay';
import { t } from '../../texts';

/** What the data service says about a stay in one house. */
type Availability = Answer<'available_properties'>;

/** What is known about a stay in every house, in words. */
export interface StayAnswers {
  of: Partial<Record<PropertyId, StayAnswer>>;
  /** Below the fields. */
  note: string;
  /** Added to the number of houses found. */
  count?: (free: number) => string;
}

const forHouses = (answer: (house: Property) => StayAnswer | undefined): StayAnswers['of'] =>
  Object.fromEntries(properties.map((house) => [house.id, answer(house)]));

const tooSmall = ({ sleeps }: Property): StayAnswer => ({
  free: false,
  line: t.staySearch.sleepsFewer(sleeps),
});

/** The data service's answers in words. */
export function liveAnswers(stay: Stay, answers: readonly Availability[]): StayAnswers {
  const { reasons, otherReason, free, note, freeOf } = t.staySearch;
  const { stayPrice, nights, locale } = t.common;
  return {
    of: forHouses((house) => {
      const answer = answers.find(({ property_id }) => property_id === house.id);
      if (answer?.free && answer.total_cents !== null) {
        const total = formatMoney(answer.total_cents / 100, locale);
        const line = free(stayPrice(total, nights(nightsOf(stay) ?? 0)));
        return { free: true, total, taxed: answer.taxed, line };
      }
      if (answer?.reason === 'too_many_guests') return tooSmall(house);
      return { free: false, line: reasons[answer?.reason ?? ''] ?? otherReason };
    }),
    note: answers.some(({ taxed }) => taxed) ? note : t.listing.datesNote,
    count: freeOf,
  };
}

/** What the lowest rates would come to, while nobody can say whether a house is free. */
export function estimates(stay: Stay): StayAnswers {
  const { from, stayPrice, nights, beforeTaxes, locale } = t.common;
  const count = nightsOf(stay) ?? 0;
  return {
    of: forHouses(({ priceFrom }) => ({
      free: true,
      line: `${from} ${stayPrice(formatMoney(count * priceFrom, locale), nights(count))} ${beforeTaxes}`,
    })),
    note: t.listing.datesNote,
  };
}

/** What a number of guests alone decides. */
export const answersForGuests = (guests: number): StayAnswers => ({
  of: forHouses((house) => (house.sleeps < guests ? tooSmall(house) : undefined)),
  note: t.listing.datesNote,
});
