import { writeFile } from 'node:fs/promises';

import { startBackend } from '../start-backend';
import { generateTypes, TYPES_FILE } from './generate-types';

const backend = await startBackend({
  dataDir: null,
  siteUrl: 'http://localhost',
  seedDemo: false,
  log: () => undefined,
});
await writeFile(TYPES_FILE, await generateTypes(backend.sql));
await backend.close();
