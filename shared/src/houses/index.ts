/** A house as every page describes it: figures of the specification, sections 3 and 9. Its words are in the texts. */
export interface House {
  bedrooms: number;
  sleeps: number;
  /** Pets that may come; 0 where the house takes none. */
  maxPets: number;
  /** Lowest nightly price in US dollars, before taxes and fees. */
  priceFrom: number;
  /** 24-hour clock, Central Standard Time. */
  checkIn: string;
  checkOut: string;
}

/** In the order that the listing calls 'Recommended'. */
const collection = {
  'lagoon-villa-serenity': {
    bedrooms: 6,
    sleeps: 14,
    maxPets: 2,
    priceFrom: 1200,
    checkIn: '15:00',
    checkOut: '11:00',
  },
  'ocean-villa-infinity': {
    bedrooms: 8,
    sleeps: 18,
    maxPets: 2,
    priceFrom: 2000,
    checkIn: '16:00',
    checkOut: '12:00',
  },
  'lagoon-apt-harmony': {
    bedrooms: 7,
    sleeps: 16,
    maxPets: 2,
    priceFrom: 5000,
    checkIn: '14:00',
    checkOut: '13:00',
  },
  'villa-paradise': {
    bedrooms: 5,
    sleeps: 12,
    maxPets: 2,
    priceFrom: 1500,
    checkIn: '15:00',
    checkOut: '11:00',
  },
} satisfies Record<string, House>;

export type HouseId = keyof typeof collection;

export const houses: Readonly<Record<HouseId, House>> = collection;

/** Whether the content has a house of this id; others are only in the database. */
export const isHouseId = (id: unknown): id is HouseId => typeof id === 'string' && Object.hasOwn(houses, id);

/** Names are the same in every language. */
export const houseNames: Readonly<Record<HouseId, string>> = {
  'lagoon-villa-serenity': 'Lagoon Villa Serenity',
  'ocean-villa-infinity': 'Ocean Villa Infinity',
  'lagoon-apt-harmony': 'Lagoon Apartment Harmony',
  'villa-paradise': 'Villa Paradise',
};

/** The conditions of a stay, as the terms state them; dashboards calculate with the same figures. */
export const stayPolicy = {
  /** Share of the price that holds a reservation, in per cent. */
  depositPercent: 30,
  /** A request that nobody answers keeps its nights for this many hours. */
  holdHours: 24,
  /** The balance is due this many days before arrival; until then a cancellation costs only the bank fees. */
  balanceDays: 60,
  /** IVA on nights and fees, in per cent; the lodging tax differs by state. */
  vatPercent: 16,
  /** Share of a refund that bank fees take, in per cent. */
  bankFeePercent: 5,
  /** Until this many days before arrival half is returned. */
  halfRefundDays: 30,
  /** The deposit, or the full payment, is due this many days after the confirmation, and before arrival. */
  depositDays: 3,
  /** A stay of which nothing is paid ends this many days after its deposit was due and its guest was told. */
  lapseDays: 2,
  /** A payment that is due is called to mind this many days before its date. */
  reminderDays: [10, 5, 0],
} as const;

/** The least nights of a stay as the rates begin; staff may change a season, so pages say 'as a rule'. */
export const minimumNights = { usual: 3, low: 2, holidays: 7 } as const;

/** Commission on rentals in per cent (specification, section 9). */
export const COMMISSION_PERCENT = 20;
