import { isCompatible } from '@marisma/area-kit/contract';
import { currentBuilds } from './part-builds';
import type { SiteRegistry } from './site-registry';

/** A shell and an area that would be live together don't fit. */
export class ContractMismatch extends Error {
  override name = 'ContractMismatch';
}

/** A build that browsers may load, and a shell that cannot load it. */
interface Misfit {
  area: string;
  build: string;
  needed: string;
  spoken: string;
}

/** A new site has no shell yet. Nobody loads an area that is switched off. */
function findMisfits({ shell, areas }: SiteRegistry): Misfit[] {
  if (!shell) return [];
  const spoken = shell.live.contract;
  return Object.entries(areas).flatMap(([area, entry]) =>
    currentBuilds(entry)
      .filter(({ contract }) => entry.disabled === undefined && !isCompatible(contract, spoken))
      .map(({ build, contract: needed }) => ({ area, build, needed, spoken })),
  );
}

/** Names the builds that the live shell cannot load, a sentence each. */
export const describeMisfits = (registry: SiteRegistry, misfits = findMisfits(registry)): string[] =>
  misfits.map(
    ({ area, build, needed, spoken }) =>
      `${area} ${build} needs contract ${needed}, and shell ${registry.shell?.live.build} speaks ${spoken}.`,
  );

/**
 * Refuses a change after which the live shell could not load an area that it could load before.
 * @throws ContractMismatch naming every such area
 */
export function checkContracts(before: SiteRegistry, next: SiteRegistry): void {
  const known = findMisfits(before).map((misfit) => JSON.stringify(misfit));
  const misfits = findMisfits(next).filter((misfit) => !known.includes(JSON.stringify(misfit)));
  if (misfits.length === 0) return;
  throw new ContractMismatch(
    `${describeMisfits(next, misfits).join('\n')}\nNothing has changed. Release what fits together at once ` +
      `(npx marisma all), or first switch off what does not fit: npx marisma disable <area>`,
  );
}
