import { writeSecurityTxt } from './security-txt';

const NOW = new Date('2026-11-23T12:00:00Z');

it('names a contact, and an expiry date less than a year ahead (RFC 9116)', () => {
  const text = writeSecurityTxt('https://marisma.example', NOW);
  expect(text).toContain('Contact: mailto:hello@marisma.example\n');
  expect(text).toContain('Expires: 2027-10-01T00:00:00.000Z\n');
  expect(text).toContain('Canonical: https://marisma.example/.well-known/security.txt\n');
});

it('stays the same for a month', () => {
  expect(writeSecurityTxt(undefined, NOW)).toBe(
    writeSecurityTxt(undefined, new Date('2026-11-30T23:00:00Z')),
  );
});
