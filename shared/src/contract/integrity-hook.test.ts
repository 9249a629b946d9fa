import { createHash } from 'node:crypto';
import { digestInName } from './integrity-hook';

const content = 'start()';
const hash = createHash('sha256').update(content);
const hex = hash.copy().digest('hex');

test.each([`main.${hex}.js`, `/shell/0123456789ab/741.${hex}.js?retry=1`])(
  'reads the digest of the content from %s',
  (url) => {
    expect(digestInName(url)).toBe(`sha256-${hash.copy().digest('base64')}`);
  },
);

test.each(['main.js', 'main.7913d478.js', '/config.json', `/shell/${hex}/main.js`])('%s has none', (url) => {
  expect(digestInName(url)).toBe('');
});
