import { readOptions } from './options';

it('measures everything seven times by default', () => {
  const { runs, profiles, only } = readOptions([]);
  expect([runs, profiles]).toEqual([7, ['phone', 'desktop']]);
  expect(only).toEqual(expect.arrayContaining(['home', 'dashboard', 'routes']));
});

it('reads all options', () => {
  expect(readOptions(['--runs', '9', '--only', 'home,routes', '--profile=phone'])).toEqual({
    runs: 9,
    profiles: ['phone'],
    only: ['home', 'routes'],
  });
});

it.each([
  [['--runs', '0'], '--runs'],
  [['--runs', 'x'], '--runs'],
  [['--only', 'cellar'], 'There are: home'],
  [['--profile', 'watch'], 'There are: phone, desktop'],
])('rejects %j and names the reason', (argv, words) => {
  expect(() => readOptions(argv)).toThrow(words);
});
