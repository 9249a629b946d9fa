import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';
import { readRoutes, type ImportRange } from './route-table';

type ImportBlock = Module['blocks'][number];

/** Reads from the sources which files each route of an area needs, so that they can be preloaded. */
export class RouteChunksPlugin {
  private routes: RouteObject[] = [];
  private module?: Module;

  /** @param file absolute path of the module that contains the route table */
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RouteChunksPlugin', (_, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap('RouteChunksPlugin', (parser) => {
          parser.hooks.program.tap('RouteChunksPlugin', (program) => {
            const { module } = parser.state;
            if ((module as { resource?: string }).resource !== this.file) return;
            this.routes = readRoutes(program);
            this.module = module;
          });
        });
      }
    });
  }

  /** @returns scripts of the pages that match a pathname, layouts first; empty when no literal route matches */
  filesOf(compilation: Compilation, pathname: string): string[] {
    return [...new Set(this.importsOf(pathname).flatMap((range) => this.filesAt(compilation, range)))];
  }

  /** Whether a chunk contains a page that matches the pathname, or its layout. Known once modules have chunks. */
  makes(chunk: Chunk, pathname: string): boolean {
    const wanted = this.importsOf(pathname);
    const blocks = [...chunk.groupsIterable].flatMap((group) => [...group.blocksIterable]);
    return blocks.some(
      (block) => this.module?.blocks.includes(block) && wanted.some((range) => isAt(block, range)),
    );
  }

  /** Every concrete path in the route table. */
  paths(): string[] {
    return this.routes.flatMap((route) => pathsOf(route, ''));
  }

  private importsOf(pathname: string): ImportRange[] {
    return (matchRoutes(this.routes, pathname) ?? []).map(({ route }) => route.handle as ImportRange);
  }

  private filesAt({ chunkGraph }: Compilation, range: ImportRange): string[] {
    const block = this.module?.blocks.find((each) => isAt(each, range));
    const files = block ? (chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []) : [];
    return files.filter((file) => file.endsWith('.js'));
  }
}

function isAt(block: ImportBlock, [start, end]: ImportRange): boolean {
  const { range } = (block.dependencies[0] ?? {}) as { range?: [number, number] };
  return range?.[0] === start && range[1] === end;
}

function pathsOf({ path = '', children = [] }: RouteObject, above: string): string[] {
  const own = path.startsWith('/') ? path : [above, path].filter(Boolean).join('/');
  const below = children.flatMap((child) => pathsOf(child, own));
  return [...new Set([own, ...below])].filter((each) => each !== '' && !/[:*]/.test(each));
}
