import { matchRoutes } from 'react-router-dom';
import type { AreaDeclaration } from '../contract/area-manifest';
import type { AreaModule } from '../contract/area-module';
import { NEEDED_CONTRACT } from '../contract/version';

/**
 * The contract test of an area: what it declares before it is loaded, and what it is once loaded, agree.
 * @returns every disagreement in words; empty when the area keeps the contract
 */
export function checkArea(declaration: AreaDeclaration, module: AreaModule): string[] {
  const faults: string[] = [];
  if (module.contract !== NEEDED_CONTRACT) {
    faults.push(`needs contract ${module.contract}, not ${NEEDED_CONTRACT}: make it with defineArea`);
  }
  for (const { path, instances } of declaration.paths) {
    for (const pathname of instances ?? [path.replace(/\/\*$/, '').replace(/:\w+/g, 'x')]) {
      if (!matchRoutes(module.routes, pathname)) faults.push(`declares ${pathname}, and has no route for it`);
    }
  }
  for (const route of module.routes) {
    if (route.path && !route.path.startsWith('/')) faults.push(`route ${route.path} is not absolute`);
  }
  return faults;
}
