import { readOptions } from './options';

it('measures everything, seven times, when nothing is said', () => {
  const { runs, profiles, only } = readOptions([]);
  expect([runs, profiles]).toEqual([7, ['phone', 'desktop']]);
  expect(only).toEqual(expect.arrayContaining(['home', 'dashboard', 'routes', 'memory', 'release']));
});

it('takes what is asked for', () => {
  expect(readOptions(['--runs', '9', '--only', 'home,release', '--profile=phone'])).toEqual({
    runs: 9,
    profiles: ['phone'],
    only: ['home', 'release'],
  });
});

it.each([
  [['--runs', '0'], '--runs'],
  [['--runs', 'x'], '--runs'],
  [['--only', 'cellar'], 'There are: home'],
  [['--profile', 'watch'], 'There are: phone, desktop'],
])('refuses %j and says why', (argv, words) => {
  expect(() => readOptions(argv)).toThrow(words);
});
