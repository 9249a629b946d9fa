import type { Outcomes } from './count-outcomes';
import { RULES } from './judge-trial';
import { watchTrial } from './watch-trial';

const MINUTE = 60_000;
const plan = {
  steps: [1, 10, 100],
  holdMs: 10 * MINUTE,
  patienceMs: 60 * MINUTE,
  everyMs: MINUTE,
  rules: RULES,
};

interface Setting {
  share?: number | null;
  failing?: (share: number) => number;
  reports?: boolean;
}

/** A site whose visitors load the area a hundred times a minute for each percent of share, up to a thousand. */
function aSite({ share = null, failing = () => 0, reports = true }: Setting = {}) {
  const site = { share, now: 0, said: [] as string[], widened: [] as number[] };
  const counted: Outcomes = { trial: { loads: 0, failures: 0 }, live: { loads: 5000, failures: 10 } };
  const tools = {
    readShare: async () => site.share,
    widen: async (percent: number) => {
      site.widened.push(percent);
      site.share = percent;
    },
    end: async () => void (site.share = null),
    count: async () => {
      if (!reports) throw new Error('ENOENT');
      return structuredClone(counted);
    },
    wait: async (ms: number) => {
      site.now += ms;
      const loads = Math.min(1000, 100 * (site.share ?? 0));
      counted.trial.loads += loads;
      counted.trial.failures += Math.round(loads * failing(site.share ?? 0));
    },
    now: () => site.now,
    log: (line: string) => void site.said.push(line),
  };
  return { site, tools };
}

it('widens a sound build step by step, and keeps each share for its time', async () => {
  const { site, tools } = aSite();
  expect(await watchTrial(plan, tools)).toBe('passed');
  expect(site.widened).toEqual([1, 10, 100]);
  expect(site.now).toBe(3 * plan.holdMs);
  expect(site.share).toBe(100);
});

it('ends a trial that fails, at once and for the smallest share', async () => {
  const { site, tools } = aSite({ failing: () => 0.2 });
  expect(await watchTrial(plan, tools)).toBe('stopped');
  expect(site).toMatchObject({ share: null, widened: [1], now: MINUTE });
  expect(site.said.at(-1)).toContain('fails too often: 20 of 100 (20.0 %)');
});

it('ends one that fails only once many have it', async () => {
  const { site, tools } = aSite({ failing: (share) => (share >= 10 ? 0.1 : 0) });
  expect(await watchTrial(plan, tools)).toBe('stopped');
  expect(site.widened).toEqual([1, 10]);
  expect(site.share).toBeNull();
});

it.each<[string, Setting]>([
  ['nobody reports', { reports: false }],
  ['reports are too few', { share: 0.01 }],
])('never widens what it knows too little of: %s', async (_what, setting) => {
  const { site, tools } = aSite(setting);
  const steps = setting.share ? [setting.share, 10] : plan.steps;
  expect(await watchTrial({ ...plan, steps }, tools)).toBe('undecided');
  expect(site.share).toBe(steps[0]);
  expect(site.now).toBe(plan.patienceMs);
});

it('goes on where a killed watch was', async () => {
  const { site, tools } = aSite({ share: 10 });
  expect(await watchTrial(plan, tools)).toBe('passed');
  expect(site.widened).toEqual([100]);
});

it.each([[null], [50]])('leaves alone what somebody else has changed: to %p', async (share) => {
  const { site, tools } = aSite();
  const wait = async (ms: number) => {
    await tools.wait(ms);
    if (site.now === 3 * MINUTE) site.share = share;
  };
  expect(await watchTrial(plan, { ...tools, wait })).toBe('ended');
  expect(site.share).toBe(share);
});
