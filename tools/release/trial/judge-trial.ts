/** What browsers reported of a build. */
export interface Tally {
  loads: number;
  failures: number;
}

export interface Rules {
  /** Loads of the build on trial that a step needs before the next one. */
  minLoads: number;
  /** Failures below which nothing is stopped: one visitor's bad line is no verdict. */
  minFailures: number;
  /** How much more often than the live build the one on trial may fail; a share of loads. */
  tolerance: number;
  /** How often it may fail while too little is known of the live one; a share of loads. */
  ceiling: number;
}

export const RULES: Rules = { minLoads: 200, minFailures: 5, tolerance: 0.01, ceiling: 0.05 };

export interface Verdict {
  decision: 'continue' | 'stop' | 'wait';
  why: string;
}

/** 99 %, two-sided: a trial is looked at many times, and each look is a chance to be wrong. */
const Z = 2.576;

/**
 * Whether a trial goes on. Stopped is one that fails more often than the live build by more than chance and tolerance
 * explain, however few its loads: five failures of five are enough.
 * @param fresh loads of the build on trial since its share was last widened
 */
export function judgeTrial(trial: Tally, live: Tally, fresh: number, rules: Rules = RULES): Verdict {
  const known = live.loads >= rules.minLoads;
  const excess = known ? lowestDifference(trial, live) : interval(trial).low;
  const allowed = known ? rules.tolerance : rules.ceiling;
  const rates = `${describe(trial)} against ${known ? describe(live) : 'too little known of the live build'}`;
  if (trial.failures >= rules.minFailures && excess > allowed)
    return { decision: 'stop', why: `it fails too often: ${rates}` };
  if (fresh < rules.minLoads) {
    return { decision: 'wait', why: `${fresh} of ${rules.minLoads} loads at this share: ${rates}` };
  }
  if (rateOf(trial) - (known ? rateOf(live) : 0) > allowed) {
    return { decision: 'wait', why: `it may fail more often, which is not certain yet: ${rates}` };
  }
  return { decision: 'continue', why: rates };
}

const rateOf = ({ loads, failures }: Tally): number => (loads === 0 ? 0 : failures / loads);

const describe = (tally: Tally): string =>
  `${tally.failures} of ${tally.loads} (${(rateOf(tally) * 100).toFixed(1)} %)`;

/** Wilson's score interval of a rate (E. B. Wilson, 1927): sound for few loads and for rates near nought. */
function interval(tally: Tally): { low: number; high: number } {
  const { loads } = tally;
  if (loads === 0) return { low: 0, high: 1 };
  const rate = rateOf(tally);
  const middle = (rate + Z ** 2 / (2 * loads)) / (1 + Z ** 2 / loads);
  const reach =
    (Z * Math.sqrt((rate * (1 - rate)) / loads + Z ** 2 / (4 * loads ** 2))) / (1 + Z ** 2 / loads);
  return { low: middle - reach, high: middle + reach };
}

/** The least by which one rate is above another (R. G. Newcombe, 1998, method 10). */
function lowestDifference(one: Tally, other: Tally): number {
  const [a, b] = [rateOf(one), rateOf(other)];
  return a - b - Math.hypot(a - interval(one).low, interval(other).high - b);
}
