import type { CatalogEntry } from './entry';

const card = { width: 960, height: 600 } as const;

/** The services that guests can book: one picture for each service with its own picture. */
export const services: readonly CatalogEntry[] = [
  {
    ...card,
    name: 'service-wellness',
    alt: 'Rolled towels, hot stones, candles and frangipani on a wooden tray',
    focus: { x: 0.42, y: 0.5 },
  },
  {
    ...card,
    name: 'service-transportation',
    alt: 'Turquoise bicycle with a woven basket of flowers in front of a garden wall',
    focus: { x: 0.5, y: 0.55 },
  },
  {
    ...card,
    name: 'service-kids',
    alt: 'Sand castle, bucket, spade and ball on the beach',
    focus: { x: 0.52, y: 0.5 },
  },
  {
    ...card,
    name: 'service-culture',
    alt: 'Painted clay pots, a bowl of limes and striped textiles on a wooden bench',
    focus: { x: 0.4, y: 0.5 },
  },
  {
    ...card,
    name: 'service-food',
    alt: 'Cutting board with avocado, limes, tomatoes, chilies and a stone molcajete of salsa',
    focus: { x: 0.45, y: 0.5 },
  },
  {
    ...card,
    name: 'service-food-cocktail',
    alt: 'Two cold drinks with lime on a wooden tray at the edge of the pool',
    focus: { x: 0.5, y: 0.5 },
  },
  {
    ...card,
    name: 'service-food-dinner',
    alt: 'Long table set for dinner with candles and flowers above the sea at sunset',
    focus: { x: 0.5, y: 0.5 },
  },
  {
    ...card,
    name: 'service-sport',
    alt: 'Three surf boards standing in the sand between palms',
    focus: { x: 0.5, y: 0.5 },
  },
  {
    ...card,
    name: 'service-water',
    alt: 'Two kayaks and a paddle on the beach',
    focus: { x: 0.45, y: 0.5 },
  },
  {
    ...card,
    name: 'service-education',
    alt: 'Open book, stacked books and pencils on a wooden desk by a garden window',
    focus: { x: 0.5, y: 0.5 },
  },
  {
    ...card,
    name: 'service-paddle-board',
    alt: 'Two paddle boards and their paddles on the sand, low sun over the sea',
    focus: { x: 0.42, y: 0.6 },
  },
  {
    ...card,
    name: 'service-yoga',
    alt: 'Yoga mats, a cushion and lanterns on a wooden deck above the sea, the sun low between palms',
    focus: { x: 0.5, y: 0.62 },
  },
  {
    ...card,
    name: 'service-boat',
    alt: 'White open boat with an outboard motor at the edge of the beach, turquoise water behind',
    focus: { x: 0.5, y: 0.55 },
  },
  {
    name: 'coast-sailing',
    alt: 'Catamaran under sail on a calm sea at sunset, dark hills on the horizon',
    width: 1600,
    height: 1000,
    focus: { x: 0.66, y: 0.5 },
  },
  {
    ...card,
    name: 'service-adventure',
    alt: 'Hanging bridge of planks and rope leading into tropical greenery',
    focus: { x: 0.5, y: 0.55 },
  },
  {
    ...card,
    name: 'service-film-night',
    alt: 'Open-air screen in a garden at dusk, with floor cushions, lanterns and strings of lights',
    focus: { x: 0.45, y: 0.5 },
  },
  {
    ...card,
    name: 'service-volleyball',
    alt: 'Volleyball net and a ball on the beach, the sun low behind a palm',
    focus: { x: 0.7, y: 0.6 },
  },
  {
    ...card,
    name: 'service-paragliding',
    alt: 'Paraglider with a striped wing above a calm bay between green headlands',
    focus: { x: 0.53, y: 0.45 },
  },
  {
    ...card,
    name: 'service-golf',
    alt: 'Flag on a putting green between palms, a ball a step away from the hole',
    focus: { x: 0.55, y: 0.5 },
  },
  {
    ...card,
    name: 'service-beach-ride',
    alt: 'Two trails of hoof prints on an empty beach at sunset',
    focus: { x: 0.5, y: 0.6 },
  },
  {
    ...card,
    name: 'service-tennis',
    alt: 'Racket and three balls on a clay court, the net and a flowering hedge behind',
    focus: { x: 0.6, y: 0.65 },
  },
  {
    ...card,
    name: 'service-stargazing',
    alt: 'Telescope on a wooden terrace above the sea under the Milky Way, with cushions and lanterns',
    focus: { x: 0.62, y: 0.55 },
  },
  {
    ...card,
    name: 'service-mezcal',
    alt: 'Bottle of mezcal with clay cups, slices of orange and red salt on a wooden table',
    focus: { x: 0.55, y: 0.6 },
  },
  {
    ...card,
    name: 'service-training',
    alt: 'Mat, dumbbells, kettlebells and bands on a wooden terrace in the morning sun',
    focus: { x: 0.62, y: 0.62 },
  },
  {
    ...card,
    name: 'service-swimming',
    alt: 'Life ring in a pool, with a kickboard, a towel and goggles on the stone edge',
    focus: { x: 0.55, y: 0.5 },
  },
  {
    ...card,
    name: 'service-babysitting',
    alt: 'Teddy bear, a wooden train, blocks and an open picture book on a round rug by a lamp',
    focus: { x: 0.45, y: 0.6 },
  },
  {
    ...card,
    name: 'service-sound',
    alt: 'White singing bowls, candles and cushions on a mat in the evening light',
    focus: { x: 0.55, y: 0.6 },
  },
  {
    ...card,
    name: 'service-birdwatching',
    alt: 'Binoculars, a notebook with a drawn bird and a cup on a jetty, two herons in the lagoon behind',
    focus: { x: 0.4, y: 0.6 },
  },
  {
    ...card,
    name: 'service-mariachi',
    alt: 'Guitar on a painted chair, a trumpet and a charro hat under paper flags',
    focus: { x: 0.5, y: 0.5 },
  },
  {
    ...card,
    name: 'service-airport',
    alt: 'Suitcases and a board with the name Marisma at the curb, a green off-road car behind',
    focus: { x: 0.5, y: 0.55 },
  },
  {
    ...card,
    name: 'service-arches',
    alt: 'Courtyard with a stone fountain and round arches, seen through an arch',
    focus: { x: 0.55, y: 0.55 },
  },
];
