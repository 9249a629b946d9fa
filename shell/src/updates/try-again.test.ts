import { memoryStorage } from '../session/testing/open-session';
import { updateStore } from './revision-watch';
import { tryAgain } from './try-again';

const storage = () => ({ ...memoryStorage(), persists: () => true });
let repeat: jest.Mock;
let reload: jest.Mock;
beforeEach(() => {
  repeat = jest.fn();
  reload = jest.fn();
  updateStore.setState({ newer: null, check: async () => {} });
});

it('repeats the failed action while the site has no newer revision', async () => {
  await tryAgain(repeat, storage(), reload);
  expect(repeat).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

it('loads a newer revision once', async () => {
  updateStore.setState({ check: async () => updateStore.setState({ newer: 7 }) });
  const kept = storage();
  await tryAgain(repeat, kept, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(repeat).not.toHaveBeenCalled();
  await tryAgain(repeat, kept, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(repeat).toHaveBeenCalledTimes(1);
});

it('does not reload where that would lose data', async () => {
  updateStore.setState({ newer: 7 });
  await tryAgain(repeat, memoryStorage(), reload);
  const asks = (event: Event): void => event.preventDefault();
  addEventListener('beforeunload', asks);
  await tryAgain(repeat, storage(), reload);
  removeEventListener('beforeunload', asks);
  expect(repeat).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

it('does not wait for a site that does not answer', async () => {
  jest.useFakeTimers();
  updateStore.setState({ check: () => new Promise(() => {}) });
  const done = tryAgain(repeat, storage(), reload);
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  await done;
  expect(repeat).toHaveBeenCalledTimes(1);
});
