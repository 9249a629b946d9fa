import { join } from 'node:path';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import { baseConfig, type BuildOptions } from './base-config';
import { digestInName, SHELL_INTEGRITY_HOOK } from '../src/contract/integrity-hook';
import { CONTRACT } from '../src/contract/version';
import { computeBuildId } from './build-id';
import { withIntegrity } from './chunk-loader-plugin';
import { digest } from './digest';
import { emitJson } from './emit-json';
import { reportLibraries } from './libraries-plugin';
import { serverConfig, serverName } from './server-config';
import { describeServer, SERVER_FILE } from './server-file';
import { acceptsOverrides } from './accepts-overrides';
import { readSharedVersions } from './shared-libraries';

/** The facts about a shell build that a release needs to write its pages: `shell.json`. */
export interface ShellManifest {
  build: string;
  /** The contract version that the shell speaks. */
  contract: string;
  /** The versions of the libraries that the shell provides. */
  shared: Record<string, string>;
  /** Scripts to run, in order, relative to shell.json. */
  scripts: string[];
  /** True when a URL parameter may replace a released area with one from a developer's machine. */
  overrides?: true;
  /** The script in every page that loads the other scripts at the right time. */
  boot: string;
  /** The service worker, which a release copies to the site's root. */
  worker?: string;
  /** Further scripts: those of the shell's own pages, by path, and those of the data client. */
  preload?: Record<string, string[]>;
  /** Digests of all files. */
  integrity: Record<string, string>;
  /** The bundle that a release runs to write pages as HTML. */
  server?: { file: string; integrity: string };
}

interface ShellOptions extends BuildOptions {
  /** The shell's own pages; each page's chunk is named after its path. */
  declaration: { paths: { path: string }[] };
}

/** Name of the script with the shell's libraries. Releases that change no library leave its content as it is. */
export const SHELL_LIBRARIES = 'libraries';

/**
 * Webpack configuration of the shell: a plain bundle that starts the federation runtime itself, which saves one round
 * trip and eighteen files against the federation plugin (see docs/decisions/0002).
 */
export function shellConfig({ declaration, ...options }: ShellOptions): Configuration[] {
  const { dir } = options;
  const build = computeBuildId(dir);
  // The URL under which a release publishes the files; server and browser must write the same URLs into their style
  // sheets.
  const publicPath = `/shell/${build}/`;
  const shared = readSharedVersions(dir);
  const define = {
    __SHARED_VERSIONS__: JSON.stringify(shared),
    __OVERRIDES__: JSON.stringify(acceptsOverrides()),
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
      // Only the pages refer to the font files; this entry emits them.
      fonts: '@marisma/area-kit/theme/fonts',
    },
    output: {
      ...base.output,
      publicPath,
      // Scripts are named after their SHA-256; the boot script and the chunk loader read the digest from the name.
      filename: '[name].[contenthash:64].js',
      chunkFilename: '[name].[contenthash:64].js',
      hashDigestLength: 64,
      // Without the build's id, so that a file that did not change keeps its content.
      uniqueName: 'shell',
      clean: { keep: SERVER_FILE },
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          [SHELL_LIBRARIES]: {
            name: SHELL_LIBRARIES,
            test: /node_modules/,
            chunks: ({ name }) => name === 'main',
            enforce: true,
          },
        },
      },
    },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...withoutUnusedServices(dir) } },
    plugins: [
      ...(base.plugins ?? []),
      // ENV_TARGET removes the server code of the federation runtime.
      new webpack.DefinePlugin({ ...define, ENV_TARGET: JSON.stringify('web') }),
      withIntegrity(SHELL_INTEGRITY_HOOK),
      reportLibraries(build),
      new ShellJsonPlugin(build, shared, declaration),
    ],
  };
  return [server, browser];
}

/** Parts of the data client that the product never calls, and the modules that replace them (docs/decisions/0025). */
const withoutUnusedServices = (dir: string): Record<string, string> => {
  const standIn = join(dir, 'src/session/unused-services.ts');
  return Object.fromEntries(
    ['realtime', 'storage', 'functions'].map((service) => [`@supabase/${service}-js$`, standIn]),
  );
};

class ShellJsonPlugin {
  constructor(
    private readonly build: string,
    private readonly shared: ShellManifest['shared'],
    private readonly declaration: ShellOptions['declaration'],
  ) {}

  apply(compiler: Compiler): void {
    emitJson(compiler, 'shell.json', (compilation): ShellManifest => {
      const scriptsOf = (name: string): string[] =>
        (compilation.namedChunkGroups.get(name)?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
      return {
        build: this.build,
        contract: CONTRACT,
        shared: this.shared,
        scripts: scriptsOf('main'),
        ...(acceptsOverrides() && { overrides: true }),
        boot: scriptsOf('boot')[0] ?? '',
        worker: scriptsOf('worker')[0],
        preload: {
          ...Object.fromEntries(this.declaration.paths.map(({ path }) => [path, scriptsOf(path.slice(1))])),
          client: scriptsOf('session'),
        },
        integrity: digestFiles(compilation),
        server: describeServer(compilation),
      };
    });
  }
}

/** @throws Error for a script that is not named after its content: browsers would refuse it */
function digestFiles(compilation: Compilation): Record<string, string> {
  const files = compilation.getAssets().filter(({ name }) => !/\.(json|map)$/.test(name));
  return Object.fromEntries(
    files.map(({ name, source }) => {
      const content = source.buffer();
      if (name.endsWith('.js') && digestInName(name) !== digest(content, 'sha256')) {
        throw new Error(`${name} is not named after its content`);
      }
      return [name, digest(content)];
    }),
  );
}
