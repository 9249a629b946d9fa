import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import { baseConfig } from './base-config';
import { KIT } from './kit';

/** A running `npm start`, the backend of pages that read live data. */
const BACKEND = process.env.MARISMA_BACKEND ?? 'http://localhost:3000';

const MEDIA = join(KIT, 'media');

/** What a running site serves; the packed kit has no pictures. */
const SERVED = ['/auth/v1', '/rest/v1', '/config.json', ...(existsSync(MEDIA) ? [] : ['/media'])];

const server = (port: number): ServerConfiguration => ({
  port,
  hot: true,
  historyApiFallback: true,
  static: [{ directory: MEDIA, publicPath: '/media' }],
  proxy: [{ context: SERVED, target: BACKEND, logLevel: 'silent' }],
  client: { overlay: { runtimeErrors: false } },
});

type DevConfiguration = Configuration & { devServer: ServerConfiguration };

/**
 * An area alone, in the stand-in shell, with fast refresh. The bundle contains its own copy of the modules that the
 * shell provides.
 */
export function standaloneConfig(dir: string, name: string, port: number): DevConfiguration {
  const base = baseConfig({ dir, mode: 'development' }, name, 'development');
  const alias = { '#area': join(dir, 'src/area.ts'), '#declaration': join(dir, 'area.config.ts') };
  return {
    ...base,
    entry: join(KIT, 'src/standalone/main'),
    resolve: { ...base.resolve, alias },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlPlugin({
        title: `${name} · Marisma`,
        // Browsers ask for /favicon.ico where a page names no icon.
        templateContent: '<link rel="icon" href="data:," /><div id="root"></div>',
      }),
      new ReactRefreshPlugin({ overlay: false }),
    ],
    devServer: server(port),
  };
}
