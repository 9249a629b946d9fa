import { mailTo, telephone } from './contact-links';

it('links to the address alone, whatever stands in it', () => {
  expect(mailTo('ana+villa@guest.test')).toBe('mailto:ana%2Bvilla@guest.test');
  const link = new URL(mailTo('ana@guest.test?bcc=all%40guest.test&subject=x#y'));
  expect([link.search, link.hash]).toEqual(['', '']);
});

it('dials digits alone', () => {
  expect(telephone('+1 (619) 555-0143')).toBe('tel:+16195550143');
  expect(telephone('1;phone-context=evil.test')).toBe('tel:1');
});
