// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.

/** Pictures for shared links, by page. */
export const shareImages = {
  "site": "/media/share-site.3de3b68f.jpg",
  "lagoon-villa-serenity": "/media/share-lagoon-villa-serenity.58046521.jpg",
  "ocean-villa-infinity": "/media/share-ocean-villa-infinity.de9a2920.jpg",
  "lagoon-apt-harmony": "/media/share-lagoon-apt-harmony.b1dd7149.jpg",
  "villa-paradise": "/media/share-villa-paradise.31bb3d8c.jpg"
} as const;
