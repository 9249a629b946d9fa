import type { RouteObject } from 'react-router-dom';

/** Position of a route's `import()` in its file; kept as the route's `handle`. */
export type ImportRange = readonly [number, number];

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
export function readRoutes(program: unknown): RouteObject[] {
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
