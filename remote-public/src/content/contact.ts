import type { PictureName } from './pictures';

export const contactHeroPicture: PictureName = 'hero-dusk-pool';

const inquiryTypesInOrder = ['booking', 'concierge', 'owner', 'general'] as const;

/** What an inquiry is about, as the back office records it. */
export type InquiryType = (typeof inquiryTypesInOrder)[number];

export const inquiryTypes: readonly InquiryType[] = inquiryTypesInOrder;

/** Sample contact details: the number is reserved for fiction, the domain for examples (RFC 2606). */
export const contactDetails = {
  phone: { shown: '+1 (619) 555-0142', dialled: '+16195550142' },
  email: 'hello@marisma.example',
  whatsApp: '16195550142',
  address: ['Marisma', '4810 Marisma Way, Suite 300', 'San Diego, CA 92101', 'USA'],
} as const;

/** The middle of the coast where the houses are, and how far the map reaches from it, in degrees. */
export const coastMap = { latitude: 19.6, longitude: -105.05, reach: 0.45 } as const;
