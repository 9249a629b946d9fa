import { rooms } from '../../remote-public/src/content/property';
import { constantName } from '../pictures/emit';

/** What stands for a fact that nobody has written yet; it is declared nowhere, so the type check finds it too. */
const MISSING = 'MISSING';

/** Where the files of a villa are. */
export const filesOf = (id: string) => ({
  figures: `shared/src/houses/${id}.ts`,
  facts: `remote-public/src/content/properties/${id}.ts`,
  en: `remote-public/src/texts/en/properties/${id}.ts`,
  es: `remote-public/src/texts/es/properties/${id}.ts`,
});

/** A picture's name, from the villa's id and the name of a file. */
export const pictureName = (id: string, file: string): string => `${id}-${file.replace(/\.jpe?g$/i, '')}`;

/**
 * The files of a villa that nobody has described yet, each by its path.
 * @param photographs names of files; one that begins with a room's name shows that room
 */
export function villaFiles(id: string, photographs: readonly string[]): Record<string, string> {
  const files = filesOf(id);
  const constant = constantName(id);
  const images = photographs
    .map((file) => ({ name: pictureName(id, file), room: rooms.find((room) => file.startsWith(room)) }))
    .sort((a, b) => placeOf(a.room) - placeOf(b.room));
  const rows = images.map(({ name, room }) =>
    room
      ? `    { name: '${name}', room: '${room}' },`
      : `    { name: '${name}', room: ${MISSING} }, // ${rooms.join(', ')}`,
  );
  return {
    [files.figures]: `export const name = ${MISSING}; // as an admin has added it

export const figures = {
  bedrooms: ${MISSING},
  sleeps: ${MISSING},
  mostPets: ${MISSING}, // 0 where it takes none
  priceFrom: ${MISSING}, // the lowest nightly price in US dollars
  checkIn: ${MISSING}, // '15:00'
  checkOut: ${MISSING}, // '11:00'
};
`,
    [files.facts]: `import { houses } from '@marisma/area-kit/houses';
import type { PropertyData } from '../property';

export const ${constant} = {
  id: '${id}',
  ...houses['${id}'],
  category: ${MISSING}, // 'lagoon-villas', 'ocean-villas', 'lagoon-apartments' or 'villas'
  bathrooms: ${MISSING},
  featured: false,
  image: '${images[0]?.name ?? ''}',
  images: [
${rows.join('\n')}
  ],
  bedroomArrangement: ${MISSING}, // [{ kind: 'king', count: 1 }], one a bedroom; king, queen or twin
  amenities: ${MISSING}, // ['privatePool'], of ../amenities.ts
  conciergeServices: ${MISSING}, // ['privateChef'], of ../residence-services.ts
} as const satisfies PropertyData;

export const ${constant}Distances = {
  beach: ${MISSING}, // { by: 'foot', minutes: 5 }, by bicycle or car, or { by: 'door' }
  lagoon: ${MISSING},
  village: ${MISSING},
  marina: ${MISSING},
  golf: ${MISSING},
  airport: ${MISSING},
} as const;
`,
    [files.en]: wordsOf(id, constant, 'Sleeps 12, from US$1,500 a night.'),
    [files.es]: wordsOf(id, constant, 'Para 12 personas, desde USD 1,500 por noche.'),
  };
}

const placeOf = (room: (typeof rooms)[number] | undefined): number =>
  room ? rooms.indexOf(room) : rooms.length;

const wordsOf = (
  id: string,
  constant: string,
  figures: string,
): string => `import { houseNames } from '@marisma/area-kit/houses';
import type { PropertyWords } from '../../property-words';

export const ${constant}: PropertyWords = {
  title: houseNames['${id}'],
  location: ${MISSING}, // 'Palm Quarter, Pacific Coast, Mexico'
  summary: ${MISSING}, // a sentence for its card
  highlights: ${MISSING}, // a list of three
  description: ${MISSING}, // a list of paragraphs
  whatsIncluded: ${MISSING}, // a list
  premiumServices: ${MISSING}, // a list
  rooms: ${MISSING}, // a list, one name a bedroom
  metaDescription: ${MISSING}, // for search engines, with '${figures}' at its end
};
`;

/** What is missing in a file: its path and line, the field, and what belongs there. */
export const missingIn = (file: string, content: string): string[] =>
  content.split('\n').flatMap((line, at) => {
    const found = /^\s*(?:export const )?(.*?)\W*\bMISSING\b\W*(?:\/\/ (.*))?$/.exec(line);
    return found ? [`${file}:${at + 1} ${[found[1], found[2]].filter(Boolean).join(': ')}`] : [];
  });
