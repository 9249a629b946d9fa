import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { SERVER_FILE } from './server-file';
import { importOf } from './shared-libraries';

interface ServerOptions {
  dir: string;
  name: string;
  build: string;
  entry: string;
  /** URL of the package's browser files; '' for a bundle that refers to none of them. */
  publicPath?: string;
  /** Constants that the build defines. */
  define?: Record<string, string>;
  /** Modules that the caller of the bundle provides. */
  externals?: readonly string[];
}

/**
 * Form libraries, needed only in a browser: compiling them took a tenth of the public area's build time.
 * Importing one while a page is rendered fails with its name.
 */
const BROWSER_LIBRARIES = /^(zod|react-hook-form|@hookform\/resolvers)(\/|$)/;

/** Name of the compilation that writes a package's server bundle; the browser compilation waits for it. */
export const serverName = (name: string): string => `${name} (server)`;

/**
 * Compiles the same sources into one file for Node; a release runs it to write the package's pages as HTML. The
 * compiler settings equal the browser build's, so the class names match. The file is neither minified nor concatenated
 * because nobody downloads it.
 */
export function serverConfig(options: ServerOptions): Configuration {
  const { dir, name, build, entry, publicPath = '', define = {}, externals = [] } = options;
  const base = baseConfig({ dir, mode: 'production' }, name, build);
  return {
    ...base,
    devtool: false,
    name: serverName(name),
    target: 'node20',
    entry: { server: entry },
    output: {
      path: base.output?.path,
      publicPath,
      filename: SERVER_FILE,
      assetModuleFilename: base.output?.assetModuleFilename,
      hashFunction: base.output?.hashFunction,
      library: { type: 'commonjs2' },
    },
    resolve: { ...base.resolve, conditionNames: ['import', 'module', 'node', '...'] },
    externals: [Object.fromEntries(externals.map((name) => [importOf(name), name])), BROWSER_LIBRARIES],
    externalsType: 'commonjs',
    module: {
      ...base.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
      generator: { 'asset/resource': { emit: false } },
    },
    plugins: [...(base.plugins ?? []), new webpack.DefinePlugin(define)],
    optimization: { minimize: false, concatenateModules: false, moduleIds: 'deterministic' },
  };
}
