import { findModuleFault, isCompatible } from '@marisma/area-kit/contract';
import type { AreaModule, RegistryEntry, Release } from '@marisma/area-kit/contract';
import { AreaFault, asAreaFault, newReference } from './area-fault';
import { readArea, setArea, type AreaStatus } from './area-store';
import { wait, withTimeLimit } from './time-limit';

/** Limits of one load, in milliseconds; the limit of one file is in `federation.ts`. */
export const LIMITS = {
  slow: 1500,
  overdue: 5000,
  deadline: 10_000,
  attempts: 3,
  retryDelay: 300,
  /** Time for the second and last try of a build that did not answer. */
  secondChance: 2500,
} as const;

export interface LoadTools {
  /** Fetches and evaluates a build; returns its default export, unchecked. */
  download(release: Release): Promise<unknown>;
  /** Stores the valid module before the area is set ready, so that subscribers find it. */
  keep?(module: AreaModule): void;
  report(fault: AreaFault, area: string, reference: string): void;
  /** Aborted when another load replaces this one; this load then changes no status. */
  signal?: AbortSignal;
  random?: () => number;
}

/**
 * Loads an area: its live build with two retries, then each earlier build once, all before one deadline.
 * Every step is written to the area store. After a rejection a later call starts again.
 * @throws AreaFault when no build could be loaded
 */
export async function loadArea(entry: RegistryEntry, tools: LoadTools): Promise<AreaModule> {
  const { live, previous } = entry;
  const { name } = live;
  const started = Date.now();
  const deadline = started + LIMITS.deadline;
  const set = (status: AreaStatus): void => {
    if (!tools.signal?.aborted) setArea(name, status);
  };
  const since = (limit: number): boolean => Date.now() - started >= limit;
  let first: AreaFault | undefined;
  const step = (phase: AreaStatus['phase'], build: string): void =>
    set({ phase, build, slow: since(LIMITS.slow), overdue: since(LIMITS.overdue) });
  const timers = (['slow', 'overdue'] as const).map((lateness) =>
    setTimeout(() => set({ ...readArea(name), [lateness]: true }), LIMITS[lateness]),
  );

  const attempt = async (release: Release, limit = Infinity): Promise<AreaModule> => {
    if (!isCompatible(release.contract)) {
      throw new AreaFault(
        'contract-mismatch',
        `${name} ${release.build} speaks contract ${release.contract}`,
      );
    }
    const module = await withTimeLimit(Math.min(limit, deadline - Date.now()), tools.download(release));
    step('validating', release.build);
    const fault = findModuleFault(module, release);
    if (fault) throw new AreaFault(fault, `${name} ${release.build} is not a valid area`);
    return module as AreaModule;
  };

  try {
    return await tryInTurn();
  } catch (error) {
    const fault = asAreaFault(error, 'entry-unreachable');
    if (tools.signal?.aborted) throw fault;
    const reference = newReference();
    set({ phase: 'failed', build: live.build, reason: fault.reason, reference });
    tools.report(fault, name, reference);
    throw fault;
  } finally {
    timers.forEach(clearTimeout);
  }

  async function tryInTurn(): Promise<AreaModule> {
    let limit: number | undefined;
    for (let index = 0; index < LIMITS.attempts; index += 1) {
      step(index === 0 ? 'loading' : 'retrying', live.build);
      try {
        return finish(live, await attempt(live, limit));
      } catch (error) {
        const fault = asAreaFault(error, 'entry-unreachable');
        first ??= fault;
        // A contract mismatch is permanent, so a retry is useless.
        if (fault.reason === 'contract-mismatch') break;
        // The earlier builds come from the same untrusted registry.
        if (fault.reason === 'registry-untrusted') throw fault;
        // After a timeout there is one more try; the remaining time is for the build before.
        if (limit !== undefined) break;
        if (fault.reason === 'timeout') limit = LIMITS.secondChance;
        const pause = LIMITS.retryDelay * (index + (tools.random ?? Math.random)());
        if (tools.signal?.aborted || Date.now() + pause >= deadline) break;
        await wait(pause);
      }
    }
    for (const older of previous) {
      if (tools.signal?.aborted || Date.now() >= deadline) break;
      step('fallback', older.build);
      try {
        const module = await attempt(older);
        tools.report(
          first ?? new AreaFault('timeout', 'no attempt was made'),
          name,
          `fallback to ${older.build}`,
        );
        return finish(older, module);
      } catch {
        // This build is broken too; an older one may be sound.
      }
    }
    throw first;
  }

  function finish(release: Release, module: AreaModule): AreaModule {
    tools.signal?.throwIfAborted();
    tools.keep?.(module);
    const reason = release === live ? undefined : first?.reason;
    set({ phase: 'ready', build: release.build, loadedIn: Date.now() - started, reason });
    return module;
  }
}
