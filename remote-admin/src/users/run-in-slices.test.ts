import { runInSlices } from './run-in-slices';

function* counting(steps: number): Generator<void, number> {
  for (let step = 0; step < steps; step += 1) yield;
  return steps;
}

test('short work is done without a pause', async () => {
  const { signal } = new AbortController();
  const setTimeoutSpy = jest.spyOn(globalThis, 'setTimeout');
  await expect(runInSlices(counting(5), { signal, now: () => 0 })).resolves.toBe(5);
  expect(setTimeoutSpy).not.toHaveBeenCalled();
});

test('long work lets the browser have its turn', async () => {
  const { signal } = new AbortController();
  const setTimeoutSpy = jest.spyOn(globalThis, 'setTimeout');
  let time = 0;
  await expect(runInSlices(counting(10), { signal, now: () => (time += 4) })).resolves.toBe(10);
  expect(setTimeoutSpy.mock.calls.length).toBeGreaterThanOrEqual(2);
});

test('work that nobody waits for any more stops', async () => {
  const controller = new AbortController();
  const running = runInSlices(counting(1e9), { signal: controller.signal });
  controller.abort();
  await expect(running).rejects.toThrow('aborted');
});
