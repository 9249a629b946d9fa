/** The addresses of the four houses, below /property/. */
export const houses = [
  'lagoon-villa-serenity',
  'ocean-villa-infinity',
  'lagoon-apt-harmony',
  'villa-paradise',
] as const;
