import { contactDetails } from '../content/contact';

/** Address of a chat in the messaging app with the words already typed (RFC 3986 encoding: blanks as %20). */
export const whatsAppUrl = (words: string): string =>
  `https://wa.me/${contactDetails.whatsApp}?text=${encodeURIComponent(words)}`;
