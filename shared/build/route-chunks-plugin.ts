import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

/** Position of a route's `import()` in its file; kept as the route's `handle`. */
type ImportRange = readonly [number, number];

interface SyntaxNode {
  type: string;
  range?: [number, number];
  [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);

const calleeOf = (node: SyntaxNode): unknown =>
  node.type === 'CallExpression' ? (node.callee as { name?: string }).name : undefined;

/**
 * Finds the lazy routes in a file's syntax tree, with their nesting. A route whose path is not a literal is left out:
 * its files are fetched when it is visited.
 * @returns routes that match as the real ones do, each with its `ImportRange`
 * @param program syntax tree (ESTree) with ranges
 */
function readRoutes(program: unknown): RouteObject[] {
  return isNode(program) ? collect(program) : [];
}

function collect(node: SyntaxNode): RouteObject[] {
  const name = calleeOf(node);
  if (name !== 'lazyRoute' && name !== 'lazyIndex') return childrenOf(node).flatMap(collect);
  const [first, ...others] = node.arguments as SyntaxNode[];
  const [load, rest] = name === 'lazyIndex' ? [first, undefined] : others;
  const range = load && findImport(load);
  const path = name === 'lazyRoute' ? first?.value : undefined;
  if (!range || (name === 'lazyRoute' && path !== null && typeof path !== 'string')) return [];
  if (name === 'lazyIndex') return [{ index: true, handle: range }];
  const children = rest ? collect(rest) : [];
  return [
    { ...(typeof path === 'string' && { path }), handle: range, ...(children.length > 0 && { children }) },
  ];
}

function findImport(node: SyntaxNode): ImportRange | undefined {
  if (node.type === 'ImportExpression') return node.range;
  for (const child of childrenOf(node)) {
    const found = findImport(child);
    if (found) return found;
  }
  return undefined;
}

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

  /** Every concrete path in the route table; one whose last part is optional is there without it. */
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
  const named = path.replace(/\/:\w+\?$/, '');
  const own = named.startsWith('/') ? named : [above, named].filter(Boolean).join('/');
  const below = children.flatMap((child) => pathsOf(child, own));
  return [...new Set([own, ...below])].filter((each) => each !== '' && !/[:*]/.test(each));
}
