import { resolve } from 'node:path';
import { buildFolder, serveFolder, serveStyleguide } from './commands';

/** The commands `build`, `dev` and `styleguide` of a package's npm scripts, run in the package's folder. */
const [name = '', argument] = process.argv.slice(2);
const dir = process.cwd();
const port = Number(process.env.PORT ?? 3002);

const commands: Record<string, () => Promise<void>> = {
  build: () => buildFolder(dir, argument && resolve(argument)),
  dev: () => serveFolder(dir, port, argument === '--federated'),
  styleguide: () => serveStyleguide(port),
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
