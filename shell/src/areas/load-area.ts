import { findModuleFault, isCompatible } from '@marisma/shared/contract';
import type { AreaModule, RegistryEntry, Release } from '@marisma/shared/contract';
import { AreaFault, asAreaFault, newReference } from './area-fault';
import { readArea, setArea, type AreaStatus } from './area-store';
import { inTurn } from './in-turn';
import { wait, within } from './patience';

/** Limits of one load, in milliseconds; those of one file are where files are fetched. */
export const LIMITS = {
  slow: 1500,
  overdue: 5000,
  deadline: 10_000,
  attempts: 3,
  retryDelay: 300,
  /** What a build that did not answer once is given for its second and last try. */
  secondChance: 2500,
} as const;

export interface LoadTools {
  /** Fetches and runs a build; gives its default export, unchecked. */
  download(release: Release): Promise<unknown>;
  /** Gets the sound module before the area counts as ready, so that whoever hears of it finds the module. */
  keep?(module: AreaModule): void;
  /** Writes a failure to the log. */
  report(fault: AreaFault, area: string, reference: string): void;
  /** Gives builds that were live before and that the entry does not say all of, newest first; never rejects. */
  earlier?(): Promise<Release[]>;
  /** Aborts when another load takes this one's place: it then changes and says nothing any more. */
  signal?: AbortSignal;
  /** Jitter between 0 and 1. */
  random?: () => number;
}

/**
 * Loads an area: its live build with two retries, then the builds before it, once each, all before one deadline.
 * Every step is in the area store. A failed area rejects, and a later call starts anew.
 * @throws AreaFault when no build could be had
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
    const module = await within(Math.min(limit, deadline - Date.now()), tools.download(release));
    step('validating', release.build);
    const fault = findModuleFault(module, release);
    if (fault) throw new AreaFault(fault, `${name} ${release.build} is not a sound area`);
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
    let first: AreaFault | undefined;
    let limit: number | undefined;
    for (let index = 0; index < LIMITS.attempts; index += 1) {
      step(index === 0 ? 'loading' : 'retrying', live.build);
      try {
        return finish(live, await attempt(live, limit));
      } catch (error) {
        const fault = asAreaFault(error, 'entry-unreachable');
        first ??= fault;
        // A build of another contract stays one, however often it is asked for.
        if (fault.reason === 'contract-mismatch') break;
        // What names this build names the one before as well.
        if (fault.reason === 'registry-untrusted') throw fault;
        // Silence has cost the most: one more try, and the rest of the time is for the build before.
        if (limit !== undefined) break;
        if (fault.reason === 'timeout') limit = LIMITS.secondChance;
        const pause = LIMITS.retryDelay * (index + (tools.random ?? Math.random)());
        if (tools.signal?.aborted || Date.now() + pause >= deadline) break;
        await wait(pause);
      }
    }
    for await (const older of inTurn(previous, tools.earlier, deadline)) {
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
        // Broken as well; the one before it may be sound.
      }
    }
    throw first;
  }

  function finish(release: Release, module: AreaModule): AreaModule {
    tools.signal?.throwIfAborted();
    tools.keep?.(module);
    set({ phase: 'ready', build: release.build, loadedIn: Date.now() - started });
    return module;
  }
}
