import { judgeTrial } from './judge-trial';

const tally = (failures: number, loads: number) => ({ failures, loads });
const live = tally(20, 10_000);

it.each([
  ['as good as the live build', tally(1, 500), live, 500, 'continue'],
  ['without any failure', tally(0, 200), live, 200, 'continue'],
  ['too few loads', tally(0, 199), live, 199, 'wait'],
  ['enough loads in all, too few at this share', tally(0, 900), live, 50, 'wait'],
  ['nothing reported yet', tally(0, 0), live, 0, 'wait'],
  ['broken from the first load on', tally(5, 5), live, 5, 'stop'],
  ['one visitor with a bad line', tally(1, 1), live, 1, 'wait'],
  ['clearly worse', tally(40, 500), live, 500, 'stop'],
  ['perhaps worse: not certain, so no further', tally(8, 400), live, 400, 'wait'],
  ['a little worse, within tolerance', tally(8, 1000), live, 1000, 'continue'],
  ['no worse than a live build that fails often', tally(60, 500), tally(1200, 10_000), 500, 'continue'],
  ['bad, and nothing known of the live build', tally(80, 500), tally(0, 0), 500, 'stop'],
  ['good, and nothing known of the live build', tally(2, 500), tally(0, 0), 500, 'continue'],
] as const)('%s', (_what, trial, against, fresh, decision) => {
  expect(judgeTrial(trial, against, fresh).decision).toBe(decision);
});

it('says why, in figures', () => {
  expect(judgeTrial(tally(40, 500), live, 500).why).toBe(
    'it fails too often: 40 of 500 (8.0 %) against 20 of 10000 (0.2 %)',
  );
});

it('seldom stops a sound build, however often it is looked at', () => {
  // A build exactly as good as the live one (0.5 %), looked at after each of 2,000 loads, two hundred times over.
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  let stopped = 0;
  for (let run = 0; run < 200; run += 1) {
    const trial = { loads: 0, failures: 0 };
    for (let load = 0; load < 2000; load += 1) {
      trial.loads += 1;
      if (random() < 0.005) trial.failures += 1;
      if (judgeTrial(trial, tally(50, 10_000), trial.loads).decision !== 'stop') continue;
      stopped += 1;
      break;
    }
  }
  expect(stopped).toBeLessThanOrEqual(2);
});
