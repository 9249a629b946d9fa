import type { PropertyId } from './properties';

/** A part of a house other than a bedroom. */
export type PartName =
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'stairs'
  | 'gym'
  | 'library'
  | 'media'
  | 'terrace'
  | 'pergola'
  | 'palapa'
  | 'loggia'
  | 'arcade'
  | 'courtyard'
  | 'jetty'
  | 'pool';

/** `open` has no walls, `round` is an open circle, `water` is swum in. */
type Ground = 'room' | 'open' | 'round' | 'water';

export interface PlanPart {
  /** A part's name, or the index of a bedroom in the house's list of rooms. */
  what: PartName | number;
  ground: Ground;
  /** In meters; y grows toward the water, or toward the courtyard's end. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Storey {
  floor: 'ground' | 'lower' | 'upper';
  parts: readonly PlanPart[];
}

type Corners = [left: number, top: number, right: number, bottom: number];

const part =
  (ground: Ground) =>
  (what: PartName | number, ...[x, y, right, bottom]: Corners): PlanPart => ({
    what,
    ground,
    x,
    y,
    width: right - x,
    height: bottom - y,
  });

const room = part('room');
const open = part('open');
const round = part('round');
const water = part('water');

/** The storeys of each house in the measures of the model that its pictures show; what no picture shows is simplified. A house may have none. */
export const floorPlans: Partial<Record<PropertyId, readonly Storey[]>> = {
  'lagoon-villa-serenity': [
    {
      floor: 'ground',
      parts: [
        room(0, -20.5, -9, -15, 0),
        room(1, -13, -14.5, -6.5, -9),
        room(2, -6.5, -14.5, 0, -9),
        room(3, 0, -14.5, 6.5, -9),
        room(4, 6.5, -14.5, 13, -9),
        room(5, -20.5, -14.5, -13, -9),
        room('dining', -13, -9, -8, 0),
        room('living', -8, -9, 2.4, 0),
        room('kitchen', 2.4, -9, 5, 0),
        round('palapa', 5, -8.6, 13, -0.6),
        open('terrace', -20.5, 0, 14.5, 4.6),
        water('pool', -13, 4.6, 12, 9.6),
        open('jetty', 12.1, 9.6, 14.3, 19),
      ],
    },
  ],
  'ocean-villa-infinity': [
    {
      floor: 'ground',
      parts: [
        room('dining', -13, -9, -8, 0),
        room('living', -8, -9, 2.4, 0),
        room('kitchen', -13, -14, -6, -9),
        room('stairs', 2.4, -9, 5, 0),
        room('gym', 5, -9, 11.4, -4.9),
        room(5, -6, -14, 0, -9),
        room(6, 0, -14, 6, -9),
        room(7, 6, -14, 12, -9),
        open('pergola', 5, -4.9, 11.4, 0),
        open('terrace', -20.5, 0, 14.5, 4.6),
        water('pool', -13, 4.6, 12, 9.6),
      ],
    },
    {
      floor: 'upper',
      parts: [
        room(0, -6.3, -8.6, 2.4, -1.1),
        room(1, -11.5, -8.6, -6.3, -1.1),
        room(2, -1, -14, 5, -8.6),
        room(3, 5, -14, 11.4, -5),
        room(4, -11.5, -14, -5, -8.6),
        room('media', -5, -14, -1, -8.6),
        room('stairs', 2.4, -8.6, 5, -1.1),
        open('terrace', -13.5, -1.1, 5, 2.7),
        open('terrace', 5, -5, 11.4, 0),
        open('terrace', -11.5, -16.2, 5, -14),
      ],
    },
  ],
  'lagoon-apt-harmony': [
    {
      floor: 'lower',
      parts: [
        room('living', -15.2, -10, -7.2, -4.1),
        room('dining', -7.2, -10, -0.2, -4.1),
        room('kitchen', -15.2, -15, -9, -10),
        room('stairs', -19, -12, -15.2, -4.1),
        room(3, 1.5, -15, 6.3, -10),
        room(4, -0.2, -10, 6.3, -4.1),
        room(5, -9, -15, -3.5, -10),
        room(6, -3.5, -15, 1.5, -10),
        open('terrace', -16, -4.1, 8.8, -1.6),
      ],
    },
    {
      floor: 'upper',
      parts: [
        room(0, -15.2, -10.6, -7.4, -5.85),
        room(1, -15.2, -15, -8, -10.6),
        room(2, -2.2, -10.6, 2.75, -5.85),
        room('library', -7.4, -10.6, -2.2, -5.85),
        room('media', -8, -15, 2.75, -10.6),
        room('stairs', -19, -12, -15.2, -5.85),
        open('terrace', -16, -5.85, 5.3, -3.35),
      ],
    },
  ],
  'villa-paradise': [
    {
      floor: 'ground',
      parts: [
        room(0, -16, 0, -10.2, 6.3),
        room(1, -16, 6.3, -10.2, 12.6),
        room(2, 7.2, 0, 13, 6.3),
        room(3, 7.2, 6.3, 13, 12.6),
        room('living', -5, -10, 2.5, -3.3),
        room('kitchen', 2.5, -10, 7.2, -3.3),
        room('stairs', -7.2, -10, -5, -3.3),
        open('loggia', -7.2, -3.3, 7.2, 0),
        open('arcade', -10.2, 0, -7.2, 12.6),
        open('courtyard', -7.2, 0, 7.2, 12.6),
        water('pool', -1.75, 2.3, 1.75, 9.4),
      ],
    },
    {
      floor: 'upper',
      parts: [
        room(4, -5, -10, 5, -3.7),
        room('stairs', -7.2, -10, -5, -3.7),
        open('terrace', -5, -3.7, 5, -1.5),
      ],
    },
  ],
};
