import type { Answer } from '@marisma/area-kit/data';
import { formatMoney } from '@marisma/area-kit/format';
import { properties, type Property, type PropertyId } from '../../content/properties';
import { nightsOf, type Stay, type StayAnswer } from '../stay';
import { t } from '../../texts';

/** What the data service says about a stay in one house. */
type Availability = Answer<'available_properties'>;

interface HouseAnswer extends StayAnswer {
  /** The price alone, of a house that is free. */
  total?: string;
}

/** What is known about a stay in every house, in words. */
export interface StayAnswers {
  of: Partial<Record<PropertyId, HouseAnswer>>;
  /** Below the fields. */
  note: string;
  /** Added to the number of houses found. */
  count?: (free: number) => string;
}

function answerFor({ id, sleeps }: Property, stay: Stay, known: Availability | undefined): HouseAnswer {
  const { reasons, otherReason, free, sleepsFewer } = t.staySearch;
  const { stayPrice, nights, locale } = t.common;
  if (known?.free && known.total_cents !== null) {
    const total = formatMoney(known.total_cents / 100, locale);
    return {
      free: true,
      total,
      taxed: known.taxed,
      line: free(stayPrice(total, nights(nightsOf(stay) ?? 0))),
    };
  }
  if (known?.reason === 'too_many_guests') return { free: false, line: sleepsFewer(sleeps) };
  return { free: false, line: reasons[known?.reason ?? id] ?? otherReason };
}

/** The data service's answers in words. */
export const liveAnswers = (stay: Stay, known: readonly Availability[]): StayAnswers => ({
  of: Object.fromEntries(
    properties.map((house) => [
      house.id,
      answerFor(
        house,
        stay,
        known.find((each) => each.property_id === house.id),
      ),
    ]),
  ),
  note: known.some(({ taxed }) => taxed) ? t.staySearch.note : t.listing.datesNote,
  count: t.staySearch.freeOf,
});

/** What the lowest rates would come to, while nobody can say whether a house is free. */
export const estimates = (stay: Stay): StayAnswers => {
  const { from, stayPrice, nights, beforeTaxes, locale } = t.common;
  const count = nightsOf(stay) ?? 0;
  return {
    of: Object.fromEntries(
      properties.map(({ id, priceFrom }) => [
        id,
        {
          free: true,
          line: `${from} ${stayPrice(formatMoney(count * priceFrom, locale), nights(count))} ${beforeTaxes}`,
        },
      ]),
    ),
    note: t.listing.datesNote,
  };
};

/** What a number of guests alone decides. */
export const answersForGuests = (guests: number): StayAnswers => ({
  of: Object.fromEntries(
    properties
      .filter(({ sleeps }) => sleeps < guests)
      .map(({ id, sleeps }) => [id, { free: false, line: t.staySearch.sleepsFewer(sleeps) }]),
  ),
  note: t.listing.datesNote,
});
