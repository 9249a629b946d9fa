import { ui } from '../texts/en/ui';

/** Marisma's contact details. Samples: the number is reserved for fiction, the domain for examples (RFC 2606). */
export const contactDetails = {
  phone: { shown: '+1 (619) 555-0142', dialed: '+16195550142' },
  email: 'hello@marisma.example',
  whatsApp: '16195550142',
  address: ['Marisma', '4810 Marisma Way, Suite 300', 'San Diego, CA 92101', ui.addressCountry],
} as const;

/** A link that opens a conversation in the messaging app with this text prefilled. */
export const whatsAppHref = (words: string): string =>
  `https://wa.me/${contactDetails.whatsApp}?text=${encodeURIComponent(words)}`;
