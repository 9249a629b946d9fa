import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';

import { rolesPage } from '../../cli/roles-text';

it('the page of who may do what says what the matrix says', async () => {
  const page = await readFile(new URL('../../../docs/roles.md', import.meta.url), 'utf8');
  assert.equal(page, rolesPage(), 'run: node tools/run.mjs supabase/cli/write-roles.ts');
});
