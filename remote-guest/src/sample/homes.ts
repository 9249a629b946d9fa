import {
  lagoonAptHarmonyExterior,
  lagoonVillaSerenityExterior,
  oceanVillaInfinityExterior,
  villaParadiseCourtyard,
  type PictureData,
} from '@marisma/shared/media';

/** A home of the collection as the dashboard shows it; its words are in the texts, under its id. */
export interface Home {
  id: HomeId;
  bedrooms: number;
  sleeps: number;
  /** Lowest nightly price in US dollars. */
  price: number;
  /** Average of the guests' ratings, out of 5. */
  rating: number;
  image: PictureData;
  /** 24-hour clock of the resort. */
  checkIn: string;
  checkOut: string;
}

export type HomeId =
  'lagoon-villa-serenity' | 'ocean-villa-infinity' | 'lagoon-apt-harmony' | 'villa-paradise';

/** All homes, the most booked one first. */
export const homes: readonly Home[] = [
  {
    id: 'ocean-villa-infinity',
    bedrooms: 8,
    sleeps: 18,
    price: 2000,
    rating: 4.9,
    image: oceanVillaInfinityExterior,
    checkIn: '16:00',
    checkOut: '12:00',
  },
  {
    id: 'lagoon-villa-serenity',
    bedrooms: 6,
    sleeps: 14,
    price: 1200,
    rating: 4.8,
    image: lagoonVillaSerenityExterior,
    checkIn: '15:00',
    checkOut: '11:00',
  },
  {
    id: 'villa-paradise',
    bedrooms: 5,
    sleeps: 12,
    price: 1500,
    rating: 4.9,
    image: villaParadiseCourtyard,
    checkIn: '15:00',
    checkOut: '11:00',
  },
  {
    id: 'lagoon-apt-harmony',
    bedrooms: 7,
    sleeps: 16,
    price: 5000,
    rating: 4.7,
    image: lagoonAptHarmonyExterior,
    checkIn: '14:00',
    checkOut: '13:00',
  },
];

const homeById = Object.fromEntries(homes.map((home) => [home.id, home])) as Record<HomeId, Home>;

/** The home of that id. */
export const homeOf = (id: HomeId): Home => homeById[id];
