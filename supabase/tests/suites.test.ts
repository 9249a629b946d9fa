import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { it } from 'node:test';

import { chooseSuites } from './stays/stays-suite';

for (const folder of ['calendars', 'desk', 'house', 'owners'])
  it(`the word '${folder}/' chooses every suite of that folder`, () => {
    const files = readdirSync(`${import.meta.dirname}/${folder}`).filter((file) =>
      file.endsWith('-suite.ts'),
    );
    assert.deepEqual(
      chooseSuites([`${folder}/`]).sort(),
      files.map((file) => `${folder}/${file.replace('-suite.ts', '')}`).sort(),
    );
  });
