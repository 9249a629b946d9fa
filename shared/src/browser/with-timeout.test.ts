import { withTimeout } from './with-timeout';

const { any } = AbortSignal;
// Safari before 17.4.
beforeAll(() => Reflect.deleteProperty(AbortSignal, 'any'));
afterAll(() => void Object.assign(AbortSignal, { any }));

it('ends with the outer signal, for its reason', () => {
  const outer = new AbortController();
  const signal = withTimeout(60_000, outer.signal);
  expect(signal.aborted).toBe(false);
  outer.abort('gone');
  expect([signal.aborted, signal.reason]).toEqual([true, 'gone']);
  expect(withTimeout(60_000, outer.signal).aborted).toBe(true);
});

it('ends after its time', async () => {
  const signal = withTimeout(1, new AbortController().signal);
  await new Promise((done) => signal.addEventListener('abort', done));
  expect(signal.reason).toHaveProperty('name', 'TimeoutError');
});
