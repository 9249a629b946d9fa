import { COMMISSION_PERCENT } from '@marisma/area-kit/houses';
import { heroGoldenTerrace, heroNoonPool } from '@marisma/area-kit/media';
import type { IconName } from './icons';

export const ownerHeroPicture = heroGoldenTerrace;
export const ownerClosingPicture = heroNoonPool;

/** The icon of each portal feature; its words are in the texts under the same key. */
export const portalFeatureIcons = {
  revenue: 'ChartLine',
  calendar: 'CalendarCheck',
  payouts: 'Wallet',
  guests: 'MessageSquare',
  reviews: 'Star',
  maintenance: 'Wrench',
} as const satisfies Record<string, IconName>;

export type PortalFeatureId = keyof typeof portalFeatureIcons;

/** The terms of the management offer, in per cent. */
export const managementOffer = { commission: COMMISSION_PERCENT, occupancyGuarantee: 50 } as const;

// The specification gives the deck other figures: 20+ years and 65% occupancy. Both stand as given.
/** The figures an owner sees first. */
export const ownerStats = { years: 15, occupancy: 95, rating: 4.9 } as const;

export type OwnerStatId = keyof typeof ownerStats;
