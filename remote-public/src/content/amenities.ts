/** The icon of each amenity; its name is in the texts under the same key. */
export const amenityIcons = {
  infinityPool: 'WavesLadder',
  privatePool: 'WavesLadder',
  sharedPool: 'WavesLadder',
  beachAccess: 'Umbrella',
  lagoonAccess: 'Waves',
  jetty: 'Anchor',
  kayaks: 'Sailboat',
  palapa: 'TreePalm',
  garden: 'Sprout',
  courtyard: 'Sun',
  sunsetTerrace: 'Sunset',
  firePit: 'Flame',
  outdoorKitchen: 'Utensils',
  chefsKitchen: 'ChefHat',
  wineFridge: 'Wine',
  plungeBath: 'Bath',
  airConditioning: 'Snowflake',
  wifi: 'Wifi',
  mediaRoom: 'Tv',
  gym: 'Dumbbell',
  bicycles: 'Bike',
  laundry: 'WashingMachine',
  crib: 'Baby',
  security: 'ShieldCheck',
} as const;

export type AmenityId = keyof typeof amenityIcons;
