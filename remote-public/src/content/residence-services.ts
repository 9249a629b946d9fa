import type { ServiceId } from './services';

interface Price {
  /** US dollars a unit, as the house's page has it. */
  usd: number;
  /** The service of the catalog that is the same, or the same in another form; its words name this price too. */
  inCatalog?: ServiceId;
}

/** The one source of what a house's page and the catalog both say; `content.test.ts` holds the words of both to it. */
const prices = {
  airportTransfer: { usd: 120, inCatalog: 'airport-transfer' },
  babysitter: { usd: 80, inCatalog: 'babysitting' },
  butler: { usd: 350 },
  celebration: { usd: 1200 },
  fishingCharter: { usd: 950, inCatalog: 'sport-fishing' },
  massage: { usd: 150, inCatalog: 'villa-massage' },
  pantry: { usd: 90 },
  privateChef: { usd: 450, inCatalog: 'private-chef' },
  yachtCharter: { usd: 8000, inCatalog: 'yacht-day' },
  yoga: { usd: 180, inCatalog: 'jetty-yoga' },
} as const satisfies Record<string, Price>;

/** A concierge service that can be added to a stay in a property. */
export type ResidenceServiceId = keyof typeof prices;

export const residenceServicePrices: Readonly<Record<ResidenceServiceId, Price>> = prices;

export const residenceServiceIds = Object.keys(prices) as ResidenceServiceId[];
