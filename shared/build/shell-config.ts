import webpack, { type Compiler, type Configuration } from 'webpack';
import { baseConfig, type BuildOptions } from './base-config';
import { computeBuildId } from './build-id';
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
}

/**
 * Build of the shell: a plain bundle that starts the federation runtime itself, which is a round trip and
 * eighteen files less than the federation plugin's way (see docs/decisions/0002).
 */
export function shellConfig(options: BuildOptions): Configuration {
  const build = computeBuildId(options.dir);
  const base = baseConfig(options, 'shell', build);
  return {
    ...base,
    entry: { main: './src/main.ts' },
    output: { ...base.output, uniqueName: `shell_${build}` },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({
        __SHARED_VERSIONS__: JSON.stringify(readSharedVersions(options.dir)),
        // Leaves out what the federation runtime has for servers.
        ENV_TARGET: JSON.stringify('web'),
        __OVERRIDES__: JSON.stringify(takesOverrides()),
      }),
      new ShellJsonPlugin(build),
    ],
  };
}

/** The two font files that every first view is set in; the others load when a text needs them. */
const FIRST_VIEW_FONTS = /(garamond-latin-500-normal|figtree-latin-wght-normal).*\.woff2$/;

class ShellJsonPlugin {
  constructor(private readonly build: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ShellJsonPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ShellJsonPlugin', stage }, () => {
        const manifest: ShellManifest = {
          build: this.build,
          scripts: (compilation.entrypoints.get('main')?.getFiles() ?? []).filter((file) =>
            file.endsWith('.js'),
          ),
          fonts: Object.keys(compilation.assets).filter((file) => FIRST_VIEW_FONTS.test(file)),
          ...(takesOverrides() && { overrides: true }),
        };
        compilation.emitAsset(
          'shell.json',
          new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`),
        );
      });
    });
  }
}
