import type { ChunkGraph, Chunk, Module } from 'webpack';
import type { RouteChunksPlugin } from './route-chunks-plugin';

/**
 * How an area without written pages shares modules: those needed by four or more pages, and by half of them, form one
 * common file, and those that a home needs as well another, because most visits begin there. A module of fewer pages,
 * such as the settings of one section, stays with them, so that other pages do not download it. Files with a name
 * (`webpackChunkName`) are loaded after the page; what only they need stays out of the page's first files.
 * @param homes the pages that open after a sign-in
 */
export const splitGuardedPages = (
  routes: Pick<RouteChunksPlugin, 'makes' | 'paths'>,
  homes: readonly string[],
) => ({
  cacheGroups: {
    common: {
      chunks: ({ name }: { name?: string | null }) => !name,
      minChunks: 4,
      test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
        [...chunkGraph.getModuleChunksIterable(module)].filter(({ name }) => !name).length >
        routes.paths().length * 0.5,
      name: (_module: Module, chunks: Chunk[]) =>
        homes.some((home) => chunks.some((chunk) => routes.makes(chunk, home))) ? 'home' : 'common',
      enforce: true,
    },
  },
});
