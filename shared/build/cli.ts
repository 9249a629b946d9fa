import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { runWebpack } from './run-webpack';

const load = async (): Promise<Configuration> =>
  ((await import(pathToFileURL(join(process.cwd(), 'webpack.config.ts')).href)) as { default: Configuration })
    .default;

const commands: Record<string, () => Promise<void>> = {
  build: async () => runWebpack(await load()),
};

const command = commands[process.argv[2] ?? ''];
if (!command) {
  console.error(`Usage: ${Object.keys(commands).join(' | ')}`);
  process.exit(1);
}
await command();
