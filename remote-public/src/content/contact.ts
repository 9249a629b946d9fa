import { heroWritingDesk } from '@marisma/area-kit/media';

export const contactHeroPicture = heroWritingDesk;

const inquiryTypesInOrder = ['booking', 'concierge', 'owner', 'general'] as const;

/** What an inquiry is about, as the back office records it. */
export type InquiryType = (typeof inquiryTypesInOrder)[number];

export const inquiryTypes: readonly InquiryType[] = inquiryTypesInOrder;

/** The middle of the coast where the houses are, and how far the map reaches from it, in degrees. */
export const coastMap = { latitude: 19.28, longitude: -104.86, reach: 0.45 } as const;
