import { RFC_CASES } from './testing/rfc-cases';
import { readRfc } from './rfc';

test.each(RFC_CASES)('an RFC that is typed as %j is read as %j', (typed, rfc) => {
  expect(readRfc(typed) ?? null).toBe(rfc);
});
