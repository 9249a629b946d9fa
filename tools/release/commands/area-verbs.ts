import { rm } from 'node:fs/promises';
import { installChanges } from '../../ensure-installed.mjs';
import { findRemovable } from '../../new-area/remove-area';
import { transferPath } from '../registry/path-owners';
import { disable, enable, promote, removeArea } from '../registry/registry-edits';
import { readRegistry } from '../registry/registry-store';
import { canary, release, releaseAll, rollback } from '../release';
import { shellPromote } from '../registry/shell-edits';
import { checkArea, unknownArea } from './check-area';
import { change, type Call, type Verbs } from './verbs';

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
      await change(call, ['hand-over', name, argument], (seen) => transferPath(seen, name, argument ?? ''));
    },
  };
}

async function remove(call: Call): Promise<void> {
  const { target, name, argument } = call;
  const sources = findRemovable(name);
  if (!sources && !(await readRegistry(target)).areas[name]) throw unknownArea(name);
  await change(call, ['remove-area', name, argument], (seen) =>
    seen.areas[name] ? removeArea(seen, name, argument === 'gone') : seen,
  );
  if (!sources) return;
  await rm(sources, { recursive: true });
  installChanges();
}
