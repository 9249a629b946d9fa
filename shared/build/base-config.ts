import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { TRUSTED_TYPES } from '../src/contract/trusted-types';
import { extendChunkLoader } from './chunk-loader-plugin';
import { KIT } from './kit';
import { swc } from './swc-loader';

/** Name of the global that counts, by URL, the failed attempts in a row to load a script; shared by shell and areas. */
const MISSES = 'globalThis.marismaMisses';

/**
 * Requests every script with CORS, also from its own origin: preloads use CORS too, and the browser can check digests
 * only of CORS responses from other origins.
 */
const WITH_CORS = "script.crossOrigin = 'anonymous';";

/**
 * Retries a failed script under a different URL: a browser joins a request to the same URL that still hangs, so the
 * retry would hang too.
 */
const FRESH_URL = `var misses = (${MISSES} ??= {});
if (misses[url]) script.src = ${webpack.RuntimeGlobals.createScriptUrl}(url + "?retry=" + misses[url]);
misses[url] = (misses[url] | 0) + 1;
script.addEventListener("load", function () { delete misses[url]; });`;

export interface BuildOptions {
  /** The package's folder. */
  dir: string;
  /** `production` builds are what a release publishes; `development` adds fast refresh. */
  mode: 'production' | 'development';
}

/** Maps name places in the sources and have no code; no script names its map. A site of one machine builds without. */
const MAPS = process.env.MARISMA_QUICK ? false : 'hidden-nosources-source-map';

/**
 * Configuration that every bundle shares: TypeScript compiled by swc, hashed file names, no code that a strict
 * content-security policy forbids, and a module that failed to evaluate throws again instead of being empty.
 */
export function baseConfig({ dir, mode }: BuildOptions, name: string, build: string): Configuration {
  const production = mode === 'production';
  return {
    name,
    context: dir,
    mode,
    target: ['web', 'es2022'],
    devtool: production ? MAPS : 'cheap-module-source-map',
    output: {
      path: join(dir, 'dist'),
      publicPath: 'auto',
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // The shell's file names are digests.
      hashFunction: 'sha256',
      strictModuleErrorHandling: true,
      crossOriginLoading: 'anonymous',
      // The page reports a hung file after six seconds; webpack's default timeout is two minutes.
      chunkLoadTimeout: 4000,
      // Browsers without Trusted Types, and pages without the policy, get plain strings.
      trustedTypes: { policyName: TRUSTED_TYPES.chunks, onPolicyCreationFailure: 'continue' },
      clean: true,
    },
    resolve: {
      // The package's default browser entry is its development build.
      alias: production ? routerInProduction() : {},
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      conditionNames: ['import', 'module', 'browser', '...'],
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc(production) },
        // As Node reads modules, a default import of what the shell shares would be the whole library.
        // The packed kit is JavaScript.
        { test: /\.js$/, include: join(KIT, 'src'), type: 'javascript/auto' },
        // Each page contains only the texts that it uses.
        { test: /\/src\/texts\/(en|index)\b/, sideEffects: false },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ __AREA__: JSON.stringify(name), __BUILD__: JSON.stringify(build) }),
      new webpack.BannerPlugin({
        // V8 then compiles a file's functions while it downloads, not one by one as they are called.
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /\.js$/,
        exclude: /^(boot|worker)\./,
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      extendChunkLoader(WITH_CORS),
      extendChunkLoader(FRESH_URL),
    ],
    optimization: {
      minimize: production,
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false, parallel: false }),
      ],
      chunkIds: production ? 'deterministic' : 'named',
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function routerInProduction(): Record<string, string> {
  // The package depends on the router's other package only through it.
  const facade = createRequire(import.meta.url).resolve('react-router-dom/package.json');
  const folder = join(dirname(createRequire(facade).resolve('react-router/package.json')), 'dist/production');
  return { 'react-router$': join(folder, 'index.mjs'), 'react-router/dom$': join(folder, 'dom-export.mjs') };
}
