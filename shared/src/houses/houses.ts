/** A house as every page describes it: figures of the specification, sections 3 and 9. Its words are in the texts. */
export interface House {
  bedrooms: number;
  sleeps: number;
  /** Lowest nightly price in US dollars, before taxes and fees. */
  priceFrom: number;
  /** 24-hour clock, Central Standard Time. */
  checkIn: string;
  checkOut: string;
}

/** In the order that the listing calls 'Recommended'. */
const collection = {
  'lagoon-villa-serenity': { bedrooms: 6, sleeps: 14, priceFrom: 1200, checkIn: '15:00', checkOut: '11:00' },
  'ocean-villa-infinity': { bedrooms: 8, sleeps: 18, priceFrom: 2000, checkIn: '16:00', checkOut: '12:00' },
  'lagoon-apt-harmony': { bedrooms: 7, sleeps: 16, priceFrom: 5000, checkIn: '14:00', checkOut: '13:00' },
  'villa-paradise': { bedrooms: 5, sleeps: 12, priceFrom: 1500, checkIn: '15:00', checkOut: '11:00' },
} satisfies Record<string, House>;

export type HouseId = keyof typeof collection;

export const houses: Readonly<Record<HouseId, House>> = collection;

/** Names are the same in every language. */
export const houseNames: Readonly<Record<HouseId, string>> = {
  'lagoon-villa-serenity': 'Lagoon Villa Serenity',
  'ocean-villa-infinity': 'Ocean Villa Infinity',
  'lagoon-apt-harmony': 'Lagoon Apartment Harmony',
  'villa-paradise': 'Villa Paradise',
};
