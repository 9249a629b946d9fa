import { resolve } from 'node:path';
import { buildFolder } from './build-folder';

/** Builds the package whose folder it is run in. Areas use the kit's command line. */
const [name, argument] = process.argv.slice(2);
if (name !== 'build') {
  console.error('Usage: build [folder]');
  process.exit(1);
}
await buildFolder(process.cwd(), argument && resolve(argument)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
