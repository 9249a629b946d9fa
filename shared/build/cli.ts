import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import DevServer from 'webpack-dev-server';
import { federatedServer } from './federated-server';
import { runWebpack } from './run-webpack';
import { standaloneConfig, styleguideConfig } from './standalone-config';

/** The commands `build`, `dev` and `styleguide` of a package's npm scripts, run in the package's folder. */
const dir = process.cwd();
const port = Number(process.env.PORT ?? 3002);

async function serve({ devServer, ...config }: ReturnType<typeof styleguideConfig>): Promise<void> {
  const compiler = webpack(config as Configuration);
  if (!compiler) throw new Error('webpack refused the configuration');
  await new DevServer(devServer, compiler).start();
  console.log(`http://localhost:${port}`);
}

/** The package's webpack configurations; the browser's is the last. */
async function readConfigs(): Promise<Configuration[]> {
  const file = pathToFileURL(join(dir, 'webpack.config.ts')).href;
  return ((await import(file)) as { default: Configuration[] }).default;
}

const commands: Record<string, () => Promise<void>> = {
  build: async () => {
    const configs = await readConfigs();
    // A second argument names another output folder, so that the folder a release reads is not overwritten.
    const path = process.argv[3] && resolve(process.argv[3]);
    await runWebpack(
      configs.map((config) => ({ ...config, output: { ...config.output, ...(path && { path }) } })),
    );
  },
  dev: async () =>
    process.argv.includes('--federated')
      ? serve({ ...(await readConfigs()).at(-1), devServer: federatedServer(port) })
      : serve(standaloneConfig(dir, basename(dir).replace(/^remote-/, ''), port)),
  styleguide: () => serve(styleguideConfig(port)),
};

const command = commands[process.argv[2] ?? ''];
if (!command) {
  console.error(`Usage: ${Object.keys(commands).join(' | ')}`);
  process.exit(1);
}
await command();
