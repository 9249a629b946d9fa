import { areaStore, setArea } from './area-store';
import { loadOpened, rememberOpened } from './opened-areas';
import { aRelease } from '../../../shared/src/testing/registry';
import { safeStorage } from '../session/safe-storage';

const guest = aRelease('guest', {
  paths: [{ path: '/dashboard', access: ['client'], frame: 'site', title: 'Dashboard' }],
});

function open() {
  areaStore.setState({}, true);
  const storage = safeStorage(() => undefined);
  const load = jest.fn(() => Promise.reject(new Error('not today')));
  const find = () => ({ name: 'guest', path: guest.paths[0]! });
  return { storage, load, start: () => loadOpened({ find, load }, '/dashboard', storage) };
}

it('loads an area that was opened before, and leaves its failure to whoever needs it', () => {
  const { storage, load, start } = open();
  rememberOpened(guest, storage);
  start();
  expect(load).toHaveBeenCalledWith('guest');
});

it('loads nothing that this browser has not opened, and nothing that is switched off', () => {
  const { storage, load, start } = open();
  start();
  rememberOpened(guest, storage);
  setArea('guest', { phase: 'disabled', message: 'Back at noon' });
  start();
  expect(load).not.toHaveBeenCalled();
});
