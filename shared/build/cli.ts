import { resolve } from 'node:path';
import { buildFolder } from './build-folder';

/** Builds the package whose folder it is run in, or serves the style guide. Areas use the kit's command line. */
const [name = '', argument] = process.argv.slice(2);
const dir = process.cwd();

const commands: Record<string, () => Promise<void>> = {
  build: () => buildFolder(dir, argument && resolve(argument)),
  styleguide: async () => {
    // Loaded here, because a build runs without the development server.
    const { serveStyleguide } = await import('./serve-folder');
    await serveStyleguide(Number(process.env.PORT ?? 3002));
  },
};

const command = commands[name];
if (!command) {
  console.error(`Usage: ${Object.keys(commands).join(' | ')}`);
  process.exit(1);
}
await command().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
