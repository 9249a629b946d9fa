import type { MarkupNode } from '@marisma/area-kit/contract';

/** Properties (schema.org) whose values are addresses or look like addresses. */
const ADDRESSES = new Set(['@id', 'url', 'image', 'logo', 'item']);

/** Makes the paths in structured data absolute: its consumers often don't know the page's address. */
export const absoluteMarkup = (nodes: readonly MarkupNode[], siteUrl: string): unknown =>
  mapAddresses(nodes, (path) => new URL(path, siteUrl).href);

function mapAddresses(value: unknown, change: (path: string) => string, property?: string): unknown {
  if (typeof value === 'string') return property && ADDRESSES.has(property) ? change(value) : value;
  if (Array.isArray(value)) return value.map((each) => mapAddresses(each, change, property));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapAddresses(each, change, key)]),
  );
}
