import type { Outcomes } from './count-outcomes';
import { judgeTrial, type Rules } from './judge-trial';

export interface TrialPlan {
  /** Shares of the browsers, growing. */
  steps: number[];
  /** How long each share is kept, at least. */
  holdMs: number;
  /** How long a step waits for enough reports before the watch gives up. */
  patienceMs: number;
  /** Pause between two looks. */
  everyMs: number;
  rules: Rules;
}

export interface TrialTools {
  /** The share that the trial has now; null when there is none. */
  readShare(): Promise<number | null>;
  /** Starts the trial, or widens it. */
  widen(percent: number): Promise<void>;
  /** Gives everybody the live build again. */
  end(): Promise<void>;
  count(): Promise<Outcomes>;
  wait(ms: number): Promise<void>;
  now(): number;
  log(line: string): void;
}

/** `passed`: the last share was kept. `undecided`: too few reports; the trial stays as it is. `ended`: by somebody else. */
export type TrialResult = 'passed' | 'stopped' | 'undecided' | 'ended';

/**
 * Widens a trial step by step, and ends it as soon as its build is seen to fail more often than the live one. What
 * can't be known never widens it. Killed and started again, it goes on with the share that there is.
 */
export async function watchTrial(plan: TrialPlan, tools: TrialTools): Promise<TrialResult> {
  const running = (await tools.readShare()) ?? 0;
  for (const step of plan.steps.filter((share) => share >= running)) {
    if (step !== running) await tools.widen(step);
    const result = await watchStep(step);
    if (result !== 'passed') return result;
  }
  return 'passed';

  async function watchStep(step: number): Promise<TrialResult> {
    const started = tools.now();
    let before: number | undefined;
    let said = '';
    while (tools.now() - started < plan.patienceMs) {
      if ((await tools.readShare()) !== step) return 'ended';
      const { decision, why } = await look().catch((error: unknown) => ({
        decision: 'wait' as const,
        why: `no reports: ${error instanceof Error ? error.message : String(error)}`,
      }));
      if (why !== said) tools.log(`${step} %: ${why}`);
      said = why;
      if (decision === 'stop') {
        await tools.end();
        return 'stopped';
      }
      if (decision === 'continue' && tools.now() - started >= plan.holdMs) return 'passed';
      await tools.wait(plan.everyMs);
    }
    return 'undecided';

    async function look(): Promise<ReturnType<typeof judgeTrial>> {
      const { trial, live } = await tools.count();
      before ??= trial.loads;
      return judgeTrial(trial, live, trial.loads - before, plan.rules);
    }
  }
}
