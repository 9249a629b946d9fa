import { guestStays } from './guest-stays';
import { stay, type SampleStay } from './stay';

/** The coming stays of all guests, the first to arrive first. */
export const comingStays: readonly SampleStay[] = [
  ...guestStays.filter(({ startsIn }) => startsIn > 0),
  stay('MR-2418', 'Camila Ortega', 'ocean-villa-infinity', 2, 5, 8, 'confirmed'),
  stay('MR-2417', 'Henrik Lindqvist', 'lagoon-villa-serenity', 4, 7, 10, 'confirmed'),
  stay('MR-2416', 'Priya Raghavan', 'villa-paradise', 9, 4, 6, 'pending'),
  stay('MR-2421', 'Noor El-Amin', 'ocean-villa-infinity', 11, 4, 12, 'pending'),
  stay('MR-2415', 'Thomas Beaumont', 'lagoon-apt-harmony', 12, 3, 14, 'confirmed'),
  stay('MR-2414', 'Aiko Tanabe', 'lagoon-villa-serenity', 18, 6, 9, 'cancelled'),
  stay('MR-2413', 'Mateo Villaseñor', 'ocean-villa-infinity', 25, 8, 16, 'pending'),
  stay('MR-2409', 'Grace Whitfield', 'lagoon-villa-serenity', 40, 10, 8, 'confirmed'),
].sort((a, b) => a.startsIn - b.startsIn);
