import { writeFile } from 'node:fs/promises';

import { rolesPage } from './roles-text';

// Writes the table of who may do what: `node tools/run.mjs supabase/cli/write-roles.ts`.
await writeFile(new URL('../../docs/roles.md', import.meta.url), rolesPage());
console.log('docs/roles.md');
