import { areaStore, setArea } from './area-store';
import { loadOpened, rememberOpened } from './opened-areas';
import { buildRelease } from '../../../shared/src/testing/registry';
import { safeStorage } from '@marisma/area-kit/browser';

const guest = buildRelease('guest', {
  paths: [{ path: '/dashboard', access: ['client'], frame: 'site', title: 'Dashboard' }],
});

function open() {
  areaStore.setState({}, true);
  const storage = safeStorage(() => undefined);
  const loadAhead = jest.fn();
  const find = () => ({ name: 'guest', path: guest.paths[0]! });
  return { storage, loadAhead, start: () => loadOpened({ find, loadAhead }, '/dashboard', storage) };
}

it('loads the page of an area that was opened before', () => {
  const { storage, loadAhead, start } = open();
  rememberOpened(guest, storage);
  start();
  expect(loadAhead).toHaveBeenCalledWith('/dashboard');
});

it('loads no area that this browser has not opened or that is disabled', () => {
  const { storage, loadAhead, start } = open();
  start();
  rememberOpened(guest, storage);
  setArea('guest', { phase: 'disabled', message: 'Back at noon' });
  start();
  expect(loadAhead).not.toHaveBeenCalled();
});
