import { digest } from '@marisma/area-kit/build';
import type { Release } from '@marisma/area-kit/contract';
import { readForms } from '../targets/compress';
import { pathOf } from '../builds/published-files';
import { describeMisfits } from '../registry/check-contract';
import type { Inspection } from '../registry/registry-store';
import type { Target } from '../targets/target';

interface BuildHealth {
  build: string;
  /** Whether every file exists and has the digest in the registry. */
  integrity: 'verified' | 'broken';
  /** Files that are missing or altered. */
  faults?: string[];
}

interface AreaHealth extends BuildHealth {
  canary?: string;
  disabled?: true;
}

/** The content of `/health.json`. */
export interface Health {
  ok: boolean;
  checked: string;
  revision: number;
  /** Whether the registry is signed with this site's key; `unsigned` for a site without a key. */
  signature: 'valid' | 'invalid' | 'unsigned';
  /** Whether pages and registry are the result of the last command. */
  published: 'complete' | 'unfinished';
  shell?: BuildHealth;
  areas: Record<string, AreaHealth>;
  /** Areas that the live shell cannot load, a sentence each. */
  misfits?: string[];
}

/**
 * Reads every file of the live builds and compares it with its digest. A broken site is reported, not thrown.
 * @param inspected what `inspectSite` found
 * @param settled whether pages and registry are the result of the last command
 */
export async function checkHealth(
  target: Target,
  { registry, signature }: Inspection,
  settled: boolean,
): Promise<Health> {
  const areas: Health['areas'] = {};
  for (const [name, { live, canary, disabled }] of Object.entries(registry.areas)) {
    areas[name] = {
      ...(await checkBuild(target, live)),
      ...(canary && { canary: canary.release.build }),
      ...(disabled !== undefined && { disabled: true as const }),
    };
  }
  const shell = registry.shell && (await checkBuild(target, registry.shell.live));
  const sound = [...Object.values(areas), shell].every((part) => part && part.integrity !== 'broken');
  const misfits = describeMisfits(registry);
  return {
    ok: sound && misfits.length === 0 && settled && signature !== 'invalid',
    checked: new Date().toISOString(),
    revision: registry.revision,
    signature,
    published: settled ? 'complete' : 'unfinished',
    ...(shell && { shell }),
    areas,
    ...(misfits.length > 0 && { misfits }),
  };
}

export type PublishedBuild = Pick<Release, 'build' | 'url' | 'integrity' | 'server'>;

/**
 * Compares a build's files, compressed forms included, with their digests. Of a build on another origin only its server
 * bundle is here; the browsers that load the other files check them.
 */
async function checkBuild(
  target: Target,
  { build, url, integrity, server }: PublishedBuild,
): Promise<BuildHealth> {
  const isHere = url.startsWith('/');
  const digests = { ...(isHere && integrity), ...(server && { [server.file]: server.integrity }) };
  const checks = Object.entries(digests).map(async ([file, expected]) => {
    const forms = await readForms(target, pathOf(url, file));
    return forms.every((form) => form && digest(form) === expected) ? [] : [file];
  });
  const faults = (await Promise.all(checks)).flat();
  return faults.length === 0 ? { build, integrity: 'verified' } : { build, integrity: 'broken', faults };
}

/** @returns the names of the build's files that are missing or altered */
export const findFaults = async (target: Target, build: PublishedBuild): Promise<string[]> =>
  (await checkBuild(target, build)).faults ?? [];
