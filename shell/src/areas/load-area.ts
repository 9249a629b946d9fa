import { findModuleFault, isCompatible } from '@marisma/shared/contract';
import type { AreaModule, RegistryEntry, Release } from '@marisma/shared/contract';
import { AreaFault, asAreaFault, newReference } from './area-fault';
import { readArea, setArea, type AreaStatus } from './area-store';

/** Limits of one load, in milliseconds. */
export const LIMITS = { slow: 1500, deadline: 10_000, retryDelay: 300, attempt: [4000, 2500, 1500] } as const;

export interface LoadTools {
  /** Fetches and runs a build; gives its default export, unchecked. */
  download(release: Release, attempt: number): Promise<unknown>;
  /** Gets the sound module before the area counts as ready, so that whoever hears of it finds the module. */
  keep?(module: AreaModule): void;
  /** Writes a failure to the log. */
  report(fault: AreaFault, area: string, reference: string): void;
  /** Gives builds that were live before those which the entry names, newest first; never rejects. */
  earlier?(): Promise<Release[]>;
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
  const step = (phase: AreaStatus['phase'], build: string): void =>
    setArea(name, { phase, build, slow: Date.now() - started >= LIMITS.slow });
  const slowTimer = setTimeout(() => markSlow(name), LIMITS.slow);
  const deadline = started + LIMITS.deadline;

  const attempt = async (release: Release, index: number): Promise<AreaModule> => {
    if (!isCompatible(release.contract)) {
      throw new AreaFault(
        'contract-mismatch',
        `${name} ${release.build} speaks contract ${release.contract}`,
      );
    }
    const limit = Math.min(LIMITS.attempt[index] ?? Infinity, deadline - Date.now());
    const module = await within(limit, tools.download(release, index));
    step('validating', release.build);
    const fault = findModuleFault(module, release);
    if (fault) throw new AreaFault(fault, `${name} ${release.build} is not a sound area`);
    return module as AreaModule;
  };

  try {
    const module = await tryInTurn();
    return module;
  } catch (error) {
    const fault = asAreaFault(error, 'entry-unreachable');
    const reference = newReference();
    setArea(name, { phase: 'failed', build: live.build, reason: fault.reason, reference });
    tools.report(fault, name, reference);
    throw fault;
  } finally {
    clearTimeout(slowTimer);
  }

  async function tryInTurn(): Promise<AreaModule> {
    let first: AreaFault | undefined;
    for (let index = 0; index < LIMITS.attempt.length; index += 1) {
      step(index === 0 ? 'loading' : 'retrying', live.build);
      try {
        return finish(live, await attempt(live, index));
      } catch (error) {
        const fault = asAreaFault(error, 'entry-unreachable');
        first ??= fault;
        // A build of another contract stays one, however often it is asked for.
        if (fault.reason === 'contract-mismatch') break;
        // What names this build names the one before as well.
        if (fault.reason === 'registry-untrusted') throw fault;
        const pause = LIMITS.retryDelay * (index + (tools.random ?? Math.random)());
        if (Date.now() + pause >= deadline) break;
        await wait(pause);
      }
    }
    for await (const older of inTurn(previous, tools.earlier, deadline)) {
      if (Date.now() >= deadline) break;
      step('fallback', older.build);
      try {
        const module = await attempt(older, LIMITS.attempt.length);
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
    tools.keep?.(module);
    setArea(name, { phase: 'ready', build: release.build, loadedIn: Date.now() - started });
    return module;
  }
}

/** The builds before, newest first; those that the page doesn't name are asked for only when they are needed. */
async function* inTurn(
  known: Release[],
  ask: LoadTools['earlier'],
  deadline: number,
): AsyncGenerator<Release> {
  yield* known;
  const left = deadline - Date.now();
  if (ask && left > 0) yield* await within(left, ask()).catch(() => []);
}

function markSlow(name: string): void {
  setArea(name, { ...readArea(name), slow: true });
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** @throws AreaFault 'timeout' when `promise` takes longer than `ms`; the promise itself is left to itself */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AreaFault('timeout', `no answer within ${ms} ms`)), ms);
  });
  promise.catch(() => {});
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
