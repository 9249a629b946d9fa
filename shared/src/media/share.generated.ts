// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.

/** Pictures for shared links, by page. */
export const shareImages = {
  "site": "/media/share-site.4a16f7d3.jpg",
  "lagoon-villa-serenity": "/media/share-lagoon-villa-serenity.7d93b90b.jpg",
  "ocean-villa-infinity": "/media/share-ocean-villa-infinity.ba818eea.jpg",
  "lagoon-apt-harmony": "/media/share-lagoon-apt-harmony.4abf5f44.jpg",
  "villa-paradise": "/media/share-villa-paradise.7ccfdd30.jpg"
} as const;
