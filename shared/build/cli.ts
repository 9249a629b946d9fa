import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import DevServer from 'webpack-dev-server';
import { runWebpack } from './run-webpack';
import { standaloneConfig, styleguideConfig } from './standalone-config';

/** Commands of a package's own scripts: `build`, `dev`, `styleguide`; run in the package's folder. */
const dir = process.cwd();
const port = Number(process.env.PORT ?? 3002);

async function serve({ devServer, ...config }: ReturnType<typeof styleguideConfig>): Promise<void> {
  const compiler = webpack(config as Configuration);
  if (!compiler) throw new Error('webpack refused the configuration');
  await new DevServer(devServer, compiler).start();
  console.log(`http://localhost:${port}`);
}

const commands: Record<string, () => Promise<void>> = {
  build: async () => {
    const file = pathToFileURL(join(dir, 'webpack.config.ts')).href;
    const { default: config } = (await import(file)) as { default: Configuration };
    await runWebpack(config);
  },
  dev: () => serve(standaloneConfig(dir, basename(dir).replace(/^remote-/, ''), port)),
  styleguide: () => serve(styleguideConfig(port)),
};

const command = commands[process.argv[2] ?? ''];
if (!command) {
  console.error(`Usage: ${Object.keys(commands).join(' | ')}`);
  process.exit(1);
}
await command();
