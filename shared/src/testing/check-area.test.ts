import type { AreaDeclaration } from '../contract/area-declaration';
import { defineArea } from '../contract/area-module';
import { lazyRoute, type RouteObject } from '../router';
import { checkArea } from './check-area';

type DeclaredPath = AreaDeclaration['paths'][number];

const at = (path: string, change: Partial<DeclaredPath> = {}): DeclaredPath => ({
  path,
  access: 'public',
  frame: 'site',
  title: path,
  ...change,
});
const declare = (...paths: DeclaredPath[]): AreaDeclaration => ({ name: 'test', paths });
const page = (path: string, ...children: string[]): RouteObject =>
  lazyRoute(
    path,
    async () => ({ default: () => null }),
    children.length > 0 ? { children: children.map((child) => page(child)) } : {},
  );

it.each([
  ['a page', declare(at('/x')), [page('/x')]],
  ['pages below', declare(at('/x/*')), [page('/x', 'a', 'b/c', '*')]],
  ['instances', declare(at('/x/:id', { instances: ['/x/1'] })), [page('/x/:id')]],
  ['a fixed path beside a wildcard', declare(at('/x'), at('/x/*')), [page('/x'), page('/x/*')]],
])('accepts %s', (_what, declaration, routes) => {
  expect(checkArea(declaration, defineArea(routes))).toEqual([]);
});

it.each([
  [
    'a path without a route',
    declare(at('/x'), at('/y')),
    [page('/x')],
    'declares /y, and has no route for it',
  ],
  [
    'a route without a path',
    declare(at('/x')),
    [page('/x'), page('/y')],
    'has a route /y that it does not declare',
  ],
  ['a route below a declared path', declare(at('/x')), [page('/x'), page('/x/y')], 'has a route /x/y that'],
  ['a path declared twice', declare(at('/x'), at('/x')), [page('/x')], 'declares /x twice'],
  ['parameters without instances', declare(at('/x/:id')), [page('/x/:id')], 'and no instances'],
  [
    'an instance of another path',
    declare(at('/x/:id', { instances: ['/x/new'] }), at('/x/new')),
    [page('/x/:id'), page('/x/new')],
    'declares /x/new as /x/:id, which another path takes',
  ],
  ['a relative route', declare(at('/x')), [page('x')], 'route x is not absolute'],
  [
    'a page imported statically',
    declare(at('/x')),
    [{ path: '/x', element: null }],
    'make it with lazyRoute',
  ],
])('reports %s', (_what, declaration, routes, fault) => {
  expect(checkArea(declaration, defineArea(routes)).join('\n')).toContain(fault);
});

it('reports a module of another contract version', () => {
  const module = { ...defineArea([page('/x')]), contract: '0.1.0' };
  expect(checkArea(declare(at('/x')), module)).toEqual([expect.stringContaining('needs contract 0.1.0')]);
});
