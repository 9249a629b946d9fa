const ids = [
  'airportTransfer',
  'babysitter',
  'butler',
  'celebration',
  'fishingCharter',
  'massage',
  'pantry',
  'privateChef',
  'yachtCharter',
  'yoga',
] as const;

/** A concierge service that can be added to a stay in a property. */
export type ResidenceServiceId = (typeof ids)[number];

export const residenceServiceIds: readonly ResidenceServiceId[] = ids;
