import { join } from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { baseConfig, type BuildOptions } from './base-config';
import { computeBuildId } from './build-id';
import { LibrariesPlugin } from './libraries-plugin';
import { serverConfig, serverName } from './server-config';
import { describeServer, SERVER_FILE } from './server-file';
import { takesOverrides } from './takes-overrides';
import { readSharedVersions } from './shared-libraries';

/** What a release needs to know of a shell build to write pages for it: `shell.json`. */
export interface ShellManifest {
  build: string;
  /** Scripts to run, in order, relative to shell.json. */
  scripts: string[];
  /** Font files to preload. */
  fonts: string[];
  /** True when a developer's address may put an area of their own machine in a released one's place. */
  overrides?: true;
  /** The script that stands in every page and asks for the others when their time has come. */
  boot: string;
  /** The service worker, which a release puts at the site's root. */
  worker?: string;
  /** Further scripts: of the shell's own pages, by path, and of the data client. */
  preload?: Record<string, string[]>;
  /** What a release runs to write pages as HTML. */
  server?: { file: string; integrity: string };
}

interface ShellOptions extends BuildOptions {
  /** The shell's own pages; the chunk of each is named after its path. */
  declaration: { paths: { path: string }[] };
}

/**
 * Build of the shell: a plain bundle that starts the federation runtime itself, which is a round trip and
 * eighteen files less than the federation plugin's way (see docs/decisions/0002).
 */
export function shellConfig({ declaration, ...options }: ShellOptions): Configuration[] {
  const { dir } = options;
  const build = computeBuildId(dir);
  // Where a release puts it; server and browser must write the same addresses into their style sheets.
  const publicPath = `/shell/${build}/`;
  const define = {
    __SHARED_VERSIONS__: JSON.stringify(readSharedVersions(dir)),
    __OVERRIDES__: JSON.stringify(takesOverrides()),
  };
  const entry = './src/server/index.ts';
  const server = serverConfig({ dir, name: 'shell', build, publicPath, entry, define });
  const base = baseConfig(options, 'shell', build);
  const browser: Configuration = {
    ...base,
    dependencies: [serverName('shell')],
    entry: {
      main: './src/main.ts',
      boot: './src/boot/boot.ts',
      worker: './src/worker/worker.ts',
      // Their addresses stand in the pages alone; this is what brings the files.
      fonts: '@marisma/shared/theme/fonts',
    },
    output: {
      ...base.output,
      publicPath,
      uniqueName: `shell_${build}`,
      clean: { keep: SERVER_FILE },
    },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...withoutUnusedServices(dir) } },
    plugins: [
      ...(base.plugins ?? []),
      // ENV_TARGET leaves out what the federation runtime has for servers.
      new webpack.DefinePlugin({ ...define, ENV_TARGET: JSON.stringify('web') }),
      new LibrariesPlugin(build),
      new ShellJsonPlugin(build, declaration),
    ],
  };
  return [server, browser];
}

/** Parts of the data client that the product never calls, and what stands in for them (docs/decisions/0025). */
const withoutUnusedServices = (dir: string): Record<string, string> => {
  const standIn = join(dir, 'src/session/unused-services.ts');
  return Object.fromEntries(
    ['realtime', 'storage', 'functions'].map((service) => [`@supabase/${service}-js$`, standIn]),
  );
};

/** The two font files that every first view is set in; the others load when a text needs them. */
const FIRST_VIEW_FONTS = /(garamond-latin-500-normal|figtree-latin-wght-normal).*\.woff2$/;

class ShellJsonPlugin {
  constructor(
    private readonly build: string,
    private readonly declaration: ShellOptions['declaration'],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ShellJsonPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ShellJsonPlugin', stage }, () => {
        const scriptsOf = (name: string): string[] =>
          (compilation.namedChunkGroups.get(name)?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
        const manifest: ShellManifest = {
          build: this.build,
          scripts: scriptsOf('main'),
          fonts: Object.keys(compilation.assets).filter((file) => FIRST_VIEW_FONTS.test(file)),
          ...(takesOverrides() && { overrides: true }),
          boot: scriptsOf('boot')[0] ?? '',
          worker: scriptsOf('worker')[0],
          preload: {
            ...Object.fromEntries(this.declaration.paths.map(({ path }) => [path, scriptsOf(path.slice(1))])),
            client: scriptsOf('session'),
          },
          server: describeServer(compilation),
        };
        compilation.emitAsset(
          'shell.json',
          new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`),
        );
      });
    });
  }
}
