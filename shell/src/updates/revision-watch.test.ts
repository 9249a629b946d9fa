import { createRevisionWatch, POLL_EVERY_MS, updateStore } from './revision-watch';

const newer = () => updateStore.getState().newer;
let stop: () => void = () => {};

function start(own: number, fetchRevision: () => Promise<number>) {
  const asked = jest.fn(fetchRevision);
  const watch = createRevisionWatch(own, asked);
  stop = watch.start();
  return { watch, asked };
}

beforeEach(() => {
  jest.useFakeTimers();
  updateStore.setState({ newer: null });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('reports nothing while the site’s revision is not newer', async () => {
  const answers = [7, 6];
  const { watch } = start(7, async () => answers.shift() ?? 0);
  await watch.check();
  await watch.check();
  expect(newer()).toBeNull();
});

it('reports the newest of several releases and never an older one', async () => {
  const answers = [8, 12, 9];
  const { watch } = start(7, async () => answers.shift() ?? 0);
  for (const expected of [8, 12, 12]) {
    await watch.check();
    expect(newer()).toBe(expected);
  }
});

it('asks every five minutes', async () => {
  const { asked } = start(1, async () => 2);
  await jest.advanceTimersByTimeAsync(POLL_EVERY_MS - 1);
  expect(asked).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(newer()).toBe(2);
});

it('asks once when the visitor returns, despite several events, and again later', async () => {
  const { asked } = start(1, async () => 1);
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('focus'));
  };
  await comeBack();
  expect(asked).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  await comeBack();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('keeps its state when the site can’t be reached, and asks again', async () => {
  const fetchRevision = jest
    .fn<Promise<number>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(3);
  const { watch } = start(1, fetchRevision);
  await watch.check();
  expect(newer()).toBeNull();
  await watch.check();
  expect(newer()).toBe(3);
});
