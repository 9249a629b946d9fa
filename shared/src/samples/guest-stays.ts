import { stay, type SampleStay } from './stay';

/** The demo account with the role client. */
export const SAMPLE_GUEST = 'Clara Bennett';

/** The stays of the sample guest. */
export const guestStays: readonly SampleStay[] = [
  stay('MR-2107', SAMPLE_GUEST, 'lagoon-villa-serenity', 24, 7, 6, 'confirmed'),
  stay('MR-2131', SAMPLE_GUEST, 'ocean-villa-infinity', 118, 5, 10, 'confirmed'),
  stay('MR-1984', SAMPLE_GUEST, 'villa-paradise', -96, 6, 8, 'confirmed'),
  stay('MR-1822', SAMPLE_GUEST, 'lagoon-villa-serenity', -241, 4, 4, 'confirmed'),
  stay('MR-1706', SAMPLE_GUEST, 'ocean-villa-infinity', -388, 3, 9, 'confirmed'),
  stay('MR-1938', SAMPLE_GUEST, 'lagoon-apt-harmony', -150, 3, 12, 'cancelled'),
];
