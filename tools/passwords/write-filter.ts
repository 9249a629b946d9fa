import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { buildFilter, commonPasswords } from './common-list';

// Writes the filter of common passwords from the list of @zxcvbn-ts/language-common.
const file = fileURLToPath(new URL('../../shared/src/passwords/filter.generated.ts', import.meta.url));
await writeFile(file, `export const FILTER =\n  '${buildFilter(commonPasswords())}';\n`);
