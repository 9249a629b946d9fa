/** The picture of each page for shared links (OpenGraph, 1200 × 630). */
export const shareImages: Readonly<Record<string, string>> = {
  site: 'hero-sunset-pool',
  'lagoon-villa-serenity': 'lagoon-villa-serenity-exterior',
  'ocean-villa-infinity': 'ocean-villa-infinity-exterior',
  'lagoon-apt-harmony': 'lagoon-apt-harmony-exterior',
  'villa-paradise': 'villa-paradise-courtyard',
};
