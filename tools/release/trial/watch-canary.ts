import { setTimeout as wait } from 'node:timers/promises';
import { readRegistry } from '../registry-store';
import { canary } from '../release';
import type { Target } from '../target';
import { countOutcomes } from './count-outcomes';
import { RULES } from './judge-trial';
import { readReportLines } from './report-source';
import { watchTrial, type TrialResult } from './watch-trial';

export interface WatchOptions {
  /** Where the reports are: file, folder or address. */
  source: string;
  steps: number[];
  holdMinutes: number;
  patienceMinutes: number;
  /** Loads of the build on trial that each step needs. */
  minLoads: number;
}

const MINUTE = 60_000;
const EVERY_MS = 30_000;

const WORDS: Record<TrialResult, (area: string) => string> = {
  passed: (area) => `${area}: the trial has passed. For everybody: npm run promote -- ${area}`,
  stopped: (area) => `${area}: the trial is ended; everybody has the live build.`,
  undecided: (area) => `${area}: too few reports to go on. The trial stays as it is.`,
  ended: (area) => `${area}: the trial was changed by somebody else. Nothing is done.`,
};
const EXIT_CODES: Record<TrialResult, number> = { passed: 0, stopped: 1, undecided: 2, ended: 3 };

/** Runs a trial of an area to its end. @returns the exit code: 0 passed, 1 stopped, 2 undecided, 3 changed by somebody else */
export async function watchCanary(
  target: Target,
  area: string,
  { source, steps, holdMinutes, patienceMinutes, minLoads }: WatchOptions,
  log: (line: string) => void,
): Promise<number> {
  const readEntry = async () => (await readRegistry(target)).areas[area];
  let watched: string | undefined;
  const result = await watchTrial(
    {
      steps,
      holdMs: holdMinutes * MINUTE,
      patienceMs: patienceMinutes * MINUTE,
      everyMs: Math.min(EVERY_MS, Math.max(1000, (holdMinutes * MINUTE) / 4)),
      rules: { ...RULES, minLoads },
    },
    {
      async readShare() {
        const trial = (await readEntry())?.canary;
        if (!trial) return null;
        // Another build at the same share is another trial.
        watched ??= trial.release.build;
        return trial.release.build === watched ? trial.percent : null;
      },
      widen: (percent) => canary(target, area, percent, log),
      end: () => canary(target, area, 0, log),
      async count() {
        const entry = await readEntry();
        if (!entry?.canary) throw new Error('the trial has ended');
        const builds = { trial: entry.canary.release.build, live: entry.live.build };
        return countOutcomes(readReportLines(source), area, builds);
      },
      wait: (ms) => wait(ms),
      now: Date.now,
      log,
    },
  );
  log(WORDS[result](area));
  return EXIT_CODES[result];
}
