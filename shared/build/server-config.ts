import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { SERVER_FILE } from './server-file';

interface ServerOptions {
  dir: string;
  name: string;
  build: string;
  entry: string;
  /** Where its browser files will be; '' for a bundle that names none of them. */
  publicPath?: string;
  /** Constants that the build puts in. */
  define?: Record<string, string>;
  /** Modules that whoever runs the bundle hands in. */
  externals?: readonly string[];
}

/**
 * Libraries of forms and calendars, which wait for a browser: compiling them was a tenth of the public area's build.
 * Asked for while a page is drawn, one is refused by name.
 */
const BROWSER_LIBRARIES = /^(zod|react-hook-form|@hookform\/resolvers|react-day-picker|date-fns)(\/|$)/;

/** Name of the compilation that writes a package's server bundle; the browser's waits for it. */
export const serverName = (name: string): string => `${name} (server)`;

/**
 * The same sources as one file for Node, which a release runs to write the package's pages as HTML. Same class
 * names as the browser build's, because the same compiler settings make them. Neither minified
 * nor joined: nobody downloads it.
 */
export function serverConfig(options: ServerOptions): Configuration {
  const { dir, name, build, entry, publicPath = '', define = {}, externals = [] } = options;
  const base = baseConfig({ dir, mode: 'production' }, name, build);
  return {
    ...base,
    name: serverName(name),
    target: 'node20',
    entry: { server: entry },
    output: {
      path: base.output?.path,
      publicPath,
      filename: SERVER_FILE,
      assetModuleFilename: base.output?.assetModuleFilename,
      hashFunction: 'xxhash64',
      library: { type: 'commonjs2' },
    },
    resolve: { ...base.resolve, conditionNames: ['import', 'module', 'node', '...'] },
    externals: [...externals, BROWSER_LIBRARIES],
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
