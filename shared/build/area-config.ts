import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { AreaDeclaration } from '../src/contract/area-declaration';
import { AreaJsonPlugin } from './area-json-plugin';
import { baseConfig, type BuildOptions } from './base-config';
import { computeBuildId } from './build-id';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin';
import { LibrariesPlugin } from './libraries-plugin';
import { RouteChunksPlugin } from './route-chunks-plugin';
import { serverConfig, serverName } from './server-config';
import { SERVER_FILE } from './server-file';
import { readSharedVersions, SHARED_LIBRARIES } from './shared-libraries';

/**
 * Where pages are written as HTML, what two of them share is a file of its own only above so many bytes of sources
 * (webpack's own measure is 20 kB): each file's name and digest stands in the HTML, 60 bytes that don't compress.
 */
const OF_WRITTEN_PAGES = { minSize: 45_000 };

/** Elsewhere a page comes with its layout, one of a few: what any two files need is one file, and nothing comes twice. */
const OF_GUARDED_PAGES = {
  cacheGroups: { common: { chunks: 'async', minChunks: 2, name: 'common', enforce: true } },
} as const;

// Unless told, the plugin finds the webpack that runs it by making it fail, which takes half a second.
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');

/**
 * Build of an area as the shell loads it: one exposed module, `./area`, none of what the shell provides,
 * and beside it `area.json`. Where its pages are written as HTML at release, a server bundle is built first.
 */
export function areaConfig(declaration: AreaDeclaration, { dir }: { dir: string }): Configuration[] {
  const options: BuildOptions = { dir, mode: 'production' };
  const build = computeBuildId(dir);
  // A name per build, so that two builds of one area can live in one tab without mixing their chunks.
  const container = `area_${declaration.name.replaceAll('-', '_')}_${build}`;
  const { name, prerender = false } = declaration;
  const base = baseConfig(options, name, build);
  const routes = new RouteChunksPlugin(join(dir, 'src/area.ts'));
  const browser: Configuration = {
    ...base,
    dependencies: prerender ? [serverName(name)] : [],
    entry: {},
    output: { ...base.output, uniqueName: container, clean: { keep: SERVER_FILE } },
    optimization: {
      ...base.optimization,
      splitChunks: prerender ? OF_WRITTEN_PAGES : OF_GUARDED_PAGES,
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.[contenthash:8].js',
        library: { type: 'var', name: container },
        exposes: { './area': './src/area.ts' },
        shared: Object.fromEntries(
          Object.entries(readSharedVersions(dir)).map(([module, version]) => [
            module,
            { singleton: true, strictVersion: true, requiredVersion: `^${version}`, import: false },
          ]),
        ),
        shareStrategy: 'loaded-first',
        manifest: {
          fileName: 'mf-manifest.json',
          // All of it is the shell's and has no files here; the runtime would look each one up to see what to preload.
          additionalData: ({ stats }) => ({ ...stats, shared: [] }),
        },
        dts: false,
        experiments: { externalRuntime: true },
      }),
      new ChunkIntegrityPlugin(),
      new LibrariesPlugin(build),
      routes,
      new AreaJsonPlugin({ declaration, build, container, routes }),
    ],
  };
  if (!prerender) return [browser];
  const server = { dir, name, build, entry: './src/area.ts', externals: SHARED_LIBRARIES };
  return [serverConfig(server), browser];
}
