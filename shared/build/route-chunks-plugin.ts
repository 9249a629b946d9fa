import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Compilation, Compiler, Module } from 'webpack';
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
    const matches = matchRoutes(this.routes, pathname) ?? [];
    return [
      ...new Set(matches.flatMap(({ route }) => this.filesAt(compilation, route.handle as ImportRange))),
    ];
  }

  /** Every concrete path in the route table. */
  paths(): string[] {
    return this.routes.flatMap((route) => pathsOf(route, ''));
  }

  private filesAt({ chunkGraph }: Compilation, [start, end]: ImportRange): string[] {
    const block = this.module?.blocks.find((each) => {
      const [from, to] = rangeOf(each) ?? [];
      return from === start && to === end;
    });
    const files = block ? (chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []) : [];
    return files.filter((file) => file.endsWith('.js'));
  }
}

const rangeOf = (block: ImportBlock): ImportRange | undefined =>
  (block.dependencies[0] as { range?: [number, number] } | undefined)?.range;

function pathsOf({ path = '', children = [] }: RouteObject, above: string): string[] {
  const own = path.startsWith('/') ? path : [above, path].filter(Boolean).join('/');
  const below = children.flatMap((child) => pathsOf(child, own));
  return [...new Set([own, ...below])].filter((each) => each !== '' && !/[:*]/.test(each));
}
