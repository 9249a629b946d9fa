import { retryImport } from './retry-import';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const failing = (times: number) => {
  let calls = 0;
  const load = jest.fn(async () => {
    calls += 1;
    if (calls <= times) throw new Error('offline');
    return 'code';
  });
  return load;
};

describe('retryImport', () => {
  it('retries with growing pauses', async () => {
    const load = failing(2);
    const code = retryImport(load)();
    await jest.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(2000);
    await expect(code).resolves.toBe('code');
  });

  it('retries at once when the network is back', async () => {
    const code = retryImport(failing(1))();
    await jest.advanceTimersByTimeAsync(1);
    window.dispatchEvent(new Event('online'));
    await expect(code).resolves.toBe('code');
  });
});
