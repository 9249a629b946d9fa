import { COMMISSION_PERCENT } from '@marisma/area-kit/houses';

/** Every figure that the deck promises, once; the slides only arrange them. */

/** Monthly management fee in USD, before VAT. */
export const monthlyFees = [
  { property: 'Departamentos (flats)', bedrooms: '2-3', fee: '220-250' },
  { property: 'Villas', bedrooms: '3', fee: '350' },
  { property: 'Ocean Villas 2', bedrooms: '4', fee: '400-450' },
  { property: 'Ocean Villas 1 / Penthouse', bedrooms: null, fee: '450' },
  { property: 'Villas Penthouse', bedrooms: null, fee: '480' },
  { property: 'Residencias privadas', bedrooms: null, fee: null },
] as const;

/** Suggested nightly rates in USD: low season and holidays. */
export const nightlyRates = [
  { unit: 'Laguna Flats', low: 250, holiday: 640 },
  { unit: 'Laguna Villas', low: 360, holiday: 720 },
  { unit: 'Ocean Villas 1 Garden', low: 1330, holiday: 2690 },
  { unit: 'Ocean Villas 1 Roof Top', low: 1440, holiday: 2890 },
  { unit: 'Ocean Villas 2 Garden', low: 940, holiday: 1860 },
  { unit: 'Ocean Villas 2 Roof Top', low: 1000, holiday: 2030 },
  { unit: 'Laguna Villas PH', low: 1080, holiday: 2170 },
] as const;

/** Rates of the first weeks, above the regular ones. */
export const launch = { above: '15-20%', days: 90 } as const;

export const results = { occupancy: '65%', returnOnValue: '8-10%', agencies: '70+' } as const;

const commission = `${COMMISSION_PERCENT}%`;

export const commissions = {
  ownerDirect: '10%',
  clientDirect: commission,
  agencies: commission,
  platforms: commission,
} as const;

/** Units of the pilot, and where it is to grow. */
export const growth = { firstUnit: 1, lastUnit: 40, goal: 800 } as const;

export const phases = {
  legal: [1, 30],
  platform: [31, 60],
  pilot: [31, 90],
} as const;

export const trackRecord = { properties: '300+', staff: '200+', companies: '4', years: '20+' } as const;
