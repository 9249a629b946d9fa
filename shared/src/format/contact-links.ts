/** An address as a link to write to it alone (RFC 6068): what follows a '?' in it names no further reader. */
export const mailTo = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

/** A number as a phone dials it (RFC 3966): '+1 (619) 555-0143' → 'tel:+16195550143'. */
export const telephone = (shown: string): string => `tel:${shown.replace(/[^+\d]/g, '')}`;
