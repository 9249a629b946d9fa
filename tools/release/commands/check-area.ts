import { listAreas } from '../paths';
import { readRegistry } from '../registry/registry-store';
import type { Target } from '../targets/target';

export const unknownArea = (name: string): Error => new Error(`There is no area called '${name}'.`);

/** @throws Error for an area that is neither in this workspace nor on the site */
export async function checkArea(target: Target, name: string): Promise<void> {
  const { areas, teams = {} } = await readRegistry(target);
  if (!listAreas().includes(name) && !areas[name] && !teams[name]) throw unknownArea(name);
}
