import type { PropertyId } from './properties';

/** In the order in which a page lists them. */
export const destinations = ['beach', 'lagoon', 'village', 'marina', 'golf', 'airport'] as const;

export type Destination = (typeof destinations)[number];

/** Minutes by the way that guests take; `door` is at the house. */
export type Distance = { by: 'door' } | { by: 'foot' | 'bicycle' | 'car'; minutes: number };

const door: Distance = { by: 'door' };
const foot = (minutes: number): Distance => ({ by: 'foot', minutes });
const bicycle = (minutes: number): Distance => ({ by: 'bicycle', minutes });
const car = (minutes: number): Distance => ({ by: 'car', minutes });

/** How far each house is from what guests go to. */
export const distances: Record<PropertyId, Record<Destination, Distance>> = {
  'lagoon-villa-serenity': {
    beach: bicycle(7),
    lagoon: door,
    village: bicycle(9),
    marina: car(10),
    golf: car(15),
    airport: car(45),
  },
  'ocean-villa-infinity': {
    beach: foot(1),
    lagoon: bicycle(6),
    village: car(8),
    marina: car(12),
    golf: car(12),
    airport: car(50),
  },
  'lagoon-apt-harmony': {
    beach: bicycle(8),
    lagoon: door,
    village: car(6),
    marina: car(8),
    golf: car(18),
    airport: car(45),
  },
  'villa-paradise': {
    beach: foot(10),
    lagoon: bicycle(5),
    village: bicycle(5),
    marina: car(10),
    golf: car(15),
    airport: car(40),
  },
};
