import { contactDetails } from '@marisma/area-kit/brand';

export const SECURITY_TXT = '.well-known/security.txt';

const MONTHS_VALID = 11;

/**
 * Writes the contact for security reports (RFC 9116). The expiry date is less than a year ahead, as the RFC
 * recommends, and changes once a month, so that most releases don't change the file.
 */
export function writeSecurityTxt(siteUrl: string | undefined, now = new Date()): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_VALID, 1));
  return [
    `Contact: mailto:${contactDetails.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, es',
    ...(siteUrl ? [`Canonical: ${new URL(SECURITY_TXT, siteUrl).href}`] : []),
    '',
  ].join('\n');
}
