import { COMMISSION_PERCENT } from '@marisma/area-kit/houses';
import { heroGoldenTerrace, heroNoonPool } from '@marisma/area-kit/media';

export const ownerHeroPicture = heroGoldenTerrace;
export const ownerClosingPicture = heroNoonPool;

/** The terms of the management offer, in per cent. */
export const managementOffer = { commission: COMMISSION_PERCENT, occupancyGuarantee: 50 } as const;

// The specification gives the deck other figures: 20+ years and 65% occupancy. Both stand as given.
/** The figures an owner sees first. */
export const ownerStats = { years: 15, occupancy: 95, rating: 4.9 } as const;

export type OwnerStatId = keyof typeof ownerStats;
