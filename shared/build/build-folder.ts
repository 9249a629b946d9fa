import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { runWebpack } from './run-webpack';

/** The default export of a file of the package. */
export const readDefault = async <T>(dir: string, file: string): Promise<T> =>
  ((await import(pathToFileURL(join(dir, file)).href)) as { default: T }).default;

/** The package's webpack configurations; the browser's is the last. */
export const readConfigs = (dir: string): Promise<Configuration[]> => readDefault(dir, 'webpack.config.ts');

/**
 * Builds a package as a release does.
 * @param dir the package's folder
 * @param path another output folder, so that the folder a release reads is not overwritten
 */
export async function buildFolder(dir: string, path?: string): Promise<void> {
  const configs = await readConfigs(dir);
  await runWebpack(
    configs.map((config) => ({ ...config, output: { ...config.output, ...(path && { path }) } })),
  );
}
