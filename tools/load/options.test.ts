import { readOptions } from './options';

it('sends fifty visitors for two minutes by default', () => {
  expect(readOptions([])).toEqual({ port: 3000, visitors: 50, seconds: 120 });
});

it.each([
  [['--port', 'abc'], '--port is a whole number'],
  [['--port', '70000'], '--port is at most 65535'],
  [['--visitors', '0'], '--visitors is a whole number'],
  [['--seconds', '1.5'], '--seconds is a whole number'],
  [['--prot', '1'], "Unknown option '--prot'"],
])('rejects %j and names the reason', (argv, words) => {
  expect(() => readOptions(argv)).toThrow(words);
});
