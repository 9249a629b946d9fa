import { digest } from '@marisma/shared/build';
import type { Release } from '@marisma/shared/contract';
import { readRegistry } from './registry-store';
import type { Target } from './target';

interface AreaHealth {
  build: string;
  /** Whether every file of the live build exists and has the digest in the registry. */
  integrity: 'verified' | 'broken';
  /** Files that are missing or altered. */
  faults?: string[];
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
  /** Whether pages and registry are the result of the last command. */ published: 'complete' | 'unfinished';
  shell?: { build: string };
  areas: Record<string, AreaHealth>;
}

/**
 * Reads every file of the live builds and compares it with its digest. A broken site is reported, not thrown.
 * @param settled whether pages and registry are the result of the last command
 */
export async function checkHealth(target: Target, settled: boolean): Promise<Health> {
  const checked = new Date().toISOString();
  const registry = await readRegistry(target).catch(() => null);
  if (!registry) {
    return { ok: false, checked, revision: 0, signature: 'invalid', published: 'unfinished', areas: {} };
  }
  const areas: Health['areas'] = {};
  for (const [name, { live, canary, disabled }] of Object.entries(registry.areas)) {
    const faults = await findFaults(target, live);
    areas[name] = {
      build: live.build,
      integrity: faults.length === 0 ? 'verified' : 'broken',
      ...(faults.length > 0 && { faults }),
      ...(canary && { canary: canary.release.build }),
      ...(disabled !== undefined && { disabled: true as const }),
    };
  }
  const shell = registry.shell?.live;
  const published = settled ? 'complete' : 'unfinished';
  const sound = Object.values(areas).every(({ integrity }) => integrity === 'verified');
  return {
    ok: sound && shell !== undefined && settled,
    checked,
    revision: registry.revision,
    // `readRegistry` has already rejected a wrong signature.
    signature: target.signer ? 'valid' : 'unsigned',
    published,
    ...(shell && { shell: { build: shell.build } }),
    areas,
  };
}

/** A build on another origin is not checked here; the browsers that load it check it. */
async function findFaults(target: Target, { url, integrity }: Release): Promise<string[]> {
  if (!url.startsWith('/')) return [];
  const checks = Object.entries(integrity).map(async ([file, expected]) => {
    const content = await target.read(url.slice(1) + file);
    return content && digest(content) === expected ? [] : [file];
  });
  return (await Promise.all(checks)).flat();
}
