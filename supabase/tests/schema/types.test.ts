import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';

import { generateTypes, TYPES_FILE } from '../../../tools/backend/types/generate-types';
import { prepareSchema } from '../support/schema';
import { openPglite } from '../support/sql-session';

it('the committed types match the migrations', async () => {
  const session = await openPglite();
  await prepareSchema(session);
  const expected = await generateTypes(session.query);
  await session.close();
  assert.equal(await readFile(TYPES_FILE, 'utf8'), expected);
});
