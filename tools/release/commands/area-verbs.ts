import { rm } from 'node:fs/promises';
import { installChanges } from '../../ensure-installed.mjs';
import { findRemovable } from '../../new-area/remove-area';
import { listAreas } from '../paths';
import { handOver } from '../path-owners';
import { disable, enable, promote, removeArea } from '../registry-edits';
import { readRegistry } from '../registry-store';
import { canary, release, releaseAll, rollback } from '../release';
import { shellPromote } from '../shell-edits';
import type { Target } from '../target';
import { change, type Call, type Verbs } from './verbs';

const unknown = (name: string): Error => new Error(`There is no area called '${name}'.`);

/** @throws Error for an area that is neither in this workspace nor on the site */
export async function checkArea(target: Target, name: string): Promise<void> {
  const { areas, teams = {} } = await readRegistry(target);
  if (!listAreas().includes(name) && !areas[name] && !teams[name]) throw unknown(name);
}

/** Verbs that change one area. */
export function areaVerbs(call: Call): Verbs {
  const { target, name, argument, log } = call;
  return {
    release: () => (name === 'all' ? releaseAll(target, log) : release(target, name, log)),
    canary: () => canary(target, name, Number(argument ?? NaN), log),
    rollback: () => rollback(target, name, log),
    promote: () =>
      change(
        call,
        ['promote', name, argument],
        (seen) => (name === 'shell' ? shellPromote(seen, argument) : promote(seen, name, argument)),
        true,
      ),
    disable: () => change(call, ['disable', name], (seen) => disable(seen, name, argument ?? '')),
    enable: () => change(call, ['enable', name], (seen) => enable(seen, name)),
    'remove-area': () => remove(call),
    'hand-over': async () => {
      await checkArea(target, name);
      await change(call, ['hand-over', name, argument], (seen) => handOver(seen, name, argument ?? ''));
    },
  };
}

async function remove(call: Call): Promise<void> {
  const { target, name, argument } = call;
  const sources = findRemovable(name);
  if (!sources && !(await readRegistry(target)).areas[name]) throw unknown(name);
  await change(call, ['remove-area', name, argument], (seen) =>
    seen.areas[name] ? removeArea(seen, name, argument === 'gone') : seen,
  );
  if (!sources) return;
  await rm(sources, { recursive: true });
  installChanges();
}
