import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaManifest, CONTRACT, isCompatible } from '@marisma/area-kit/contract';
import type { SiteRegistry } from './site-registry';

/** No live shell can load the build. */
export class ContractMismatch extends Error {
  override name = 'ContractMismatch';
}

/**
 * Refuses areas that the site's shell cannot load, before anything is written to the site.
 * @param built output folders of the parts to release, by name; a shell among them replaces the live one
 * @throws ContractMismatch naming both versions
 */
export async function checkContracts(
  { shell }: SiteRegistry,
  built: ReadonlyMap<string, string>,
): Promise<void> {
  const spoken = built.has('shell') ? CONTRACT : shell?.live.contract;
  for (const [name, dist] of built) {
    if (name === 'shell') continue;
    const { contract } = areaManifest.parse(JSON.parse(await readFile(join(dist, 'area.json'), 'utf8')));
    checkContract(spoken, { name, contract });
  }
}

/**
 * Refuses a build that a shell cannot load.
 * @param spoken the shell's contract; a new site has no shell yet, and an old one does not say what it speaks
 * @throws ContractMismatch naming both versions
 */
export function checkContract(
  spoken: string | undefined,
  { name, contract }: { name: string; contract: string },
): void {
  if (!spoken || isCompatible(contract, spoken)) return;
  throw new ContractMismatch(
    `${name} needs contract ${contract}, and the live shell speaks ${spoken}. ` +
      'Release a newer shell first, or build the area for the contract of this one. Nothing was written.',
  );
}
