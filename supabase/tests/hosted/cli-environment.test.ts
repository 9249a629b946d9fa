import assert from 'node:assert/strict';
import { it } from 'node:test';

import { environmentFor } from '../../cli/supabase-cli';

it('a downloaded program gets no key of this machine', () => {
  const keys = ['MARISMA_SIGNING_KEY', 'MARISMA_AREA_KEY', 'SUPABASE_ACCESS_TOKEN', 'AWS_SECRET_ACCESS_KEY'];
  const kept = { PATH: '/bin', HOME: '/root', https_proxy: 'http://proxy', NO_PROXY: 'localhost' };
  const environment = { ...Object.fromEntries(keys.map((key) => [key, 'secret'])), ...kept };
  assert.deepEqual(environmentFor(environment), kept);
});
