import { matchRoutes } from 'react-router-dom';
import { findDeclarationFaults, type AreaDeclaration } from '../contract/area-declaration';
import type { AreaPath } from '../contract/area-manifest';
import type { AreaModule } from '../contract/area-module';
import { findArea } from '../contract/match-path';
import { NEEDED_CONTRACT } from '../contract/version';
import type { RouteObject } from '../router';

/**
 * The contract test of an area: compares its declaration with its loaded module.
 * @returns every disagreement in words; empty when the area keeps the contract
 */
export const checkArea = (declaration: AreaDeclaration, module: AreaModule): string[] => [
  ...checkVersion(module),
  ...findDeclarationFaults(declaration),
  ...declaration.paths.flatMap((path) => checkPath(path, declaration, module)),
  ...module.routes.flatMap(({ path }) =>
    path && !path.startsWith('/') ? [`route ${path} is not absolute`] : [],
  ),
  ...leavesOf(module.routes).flatMap((leaf) => checkLeaf(leaf, declaration)),
];

const checkVersion = ({ contract }: AreaModule): string[] =>
  contract === NEEDED_CONTRACT
    ? []
    : [`needs contract ${contract}, not ${NEEDED_CONTRACT}: make it with defineArea`];

function checkPath(
  { path, instances, access }: AreaPath,
  { paths }: AreaDeclaration,
  module: AreaModule,
): string[] {
  const faults: string[] = [];
  if (paths.filter((other) => other.path === path).length > 1) faults.push(`declares ${path} twice`);
  if (access === 'public' && path.includes(':') && !instances) {
    faults.push(`declares ${path} and no instances: a public page has its own file`);
  }
  for (const pathname of instances ?? [exampleOf(path)]) {
    if (!matchRoutes(module.routes, pathname)) faults.push(`declares ${pathname}, and has no route for it`);
    if (instances && findArea([{ name: '', paths }], pathname)?.path.path !== path) {
      faults.push(`declares ${pathname} as ${path}, which another path takes`);
    }
  }
  return faults;
}

interface Leaf {
  path: string;
  route: RouteObject;
}

/** A route without a declared path is open to everybody, because the shell's guard does not know it. */
function checkLeaf({ path, route }: Leaf, { paths }: AreaDeclaration): string[] {
  const faults: string[] = [];
  if (!findArea([{ name: '', paths }], exampleOf(path)))
    faults.push(`has a route ${path} that it does not declare`);
  if (typeof route.loader !== 'function')
    faults.push(`imports the page of ${path} statically: make it with lazyRoute`);
  return faults;
}

const leavesOf = (routes: RouteObject[], above = ''): Leaf[] =>
  routes.flatMap((route) => {
    const path = route.path?.startsWith('/') ? route.path : [above, route.path].filter(Boolean).join('/');
    return route.children ? leavesOf(route.children, path) : [{ path, route }];
  });

/** A pathname that matches a pattern. */
const exampleOf = (path: string): string => path.replace(/\/\*$/, '').replace(/:\w+/g, 'x') || '/';
