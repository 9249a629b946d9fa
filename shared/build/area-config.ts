import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler, Configuration } from 'webpack';
import type { AreaDeclaration } from '../src/contract/area-declaration';
import { INTEGRITY_HOOK } from '../src/contract/integrity-hook';
import { writeAreaJson } from './area-json-plugin';
import { baseConfig, type BuildOptions } from './base-config';
import { computeBuildId } from './build-id';
import { withIntegrity } from './chunk-loader-plugin';
import { reportLibraries } from './libraries-plugin';
import { RouteChunksPlugin } from './route-chunks-plugin';
import { serverConfig, serverName } from './server-config';
import { SERVER_FILE } from './server-file';
import { importOf, readSharedVersions, SHARED_LIBRARIES } from './shared-libraries';
import { splitGuardedPages } from './split-guarded-pages';

/**
 * Gives federation's two modules of its own fixed ids. Webpack makes ids from names, and these names contain the folder
 * of the build: the same sources would have other file names on another machine.
 */
const stableIds = (compiler: Compiler) =>
  compiler.hooks.compilation.tap('stableIds', (compilation) => {
    compilation.hooks.moduleIds.tap(
      { name: 'stableIds', before: 'DeterministicModuleIdsPlugin' },
      (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (name.startsWith('container entry')) compilation.chunkGraph.setModuleId(module, 'area');
          else if (/\.federation[\\/]entry\./.test(name))
            compilation.chunkGraph.setModuleId(module, 'federation');
        }
      },
    );
  });

/**
 * For areas with pages written as HTML, modules shared by two pages become a file of their own only above this number
 * of bytes of source (webpack's default is 20 kB): the name and digest of each file add 60 incompressible bytes to the
 * HTML.
 */
const OF_WRITTEN_PAGES = { minSize: 45_000 };

// Without this variable the plugin provokes an error to find its webpack, which takes half a second.
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');

/**
 * Webpack configuration of an area for the shell: one exposed module, `./area`, without the libraries that the shell
 * provides, and `area.json` beside it. An area whose pages are written as HTML at release builds its server bundle
 * first.
 */
export function areaConfig(declaration: AreaDeclaration, { dir }: { dir: string }): Configuration[] {
  const options: BuildOptions = { dir, mode: 'production' };
  const build = computeBuildId(dir);
  // The name differs per build, so that two builds of one area can be loaded in one tab without mixing their chunks.
  const container = `area_${declaration.name.replaceAll('-', '_')}_${build}`;
  const { name, prerender = false, homes = {} } = declaration;
  const base = baseConfig(options, name, build);
  const ranges = Object.fromEntries(
    Object.entries(readSharedVersions(dir)).map(([module, version]) => [module, `^${version}`]),
  );
  const routes = new RouteChunksPlugin(join(dir, 'src/area.ts'));
  const browser: Configuration = {
    ...base,
    dependencies: prerender ? [serverName(name)] : [],
    entry: {},
    output: { ...base.output, uniqueName: container, clean: prerender ? { keep: SERVER_FILE } : true },
    optimization: {
      ...base.optimization,
      splitChunks: prerender ? OF_WRITTEN_PAGES : splitGuardedPages(routes, Object.values(homes)),
    },
    plugins: [
      ...(base.plugins ?? []),
      stableIds,
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.[contenthash:8].js',
        library: { type: 'var', name: container },
        exposes: { './area': './src/area.ts' },
        shared: Object.fromEntries(
          Object.entries(ranges).map(([module, requiredVersion]) => [
            importOf(module),
            {
              shareKey: module,
              singleton: true,
              strictVersion: true,
              requiredVersion,
              import: false,
            },
          ]),
        ),
        shareStrategy: 'loaded-first',
        manifest: {
          fileName: 'mf-manifest.json',
          // The shell provides all shared modules, so the list is emptied: the runtime would search each entry for
          // files to preload.
          additionalData: ({ stats }) => ({ ...stats, shared: [] }),
        },
        dts: false,
        experiments: { externalRuntime: true },
      }),
      withIntegrity(INTEGRITY_HOOK),
      reportLibraries(build),
      routes,
      writeAreaJson({ declaration, build, container, routes, shared: ranges }),
    ],
  };
  if (!prerender) return [browser];
  const server = { dir, name, build, entry: './src/area.ts', externals: SHARED_LIBRARIES };
  return [serverConfig(server), browser];
}
