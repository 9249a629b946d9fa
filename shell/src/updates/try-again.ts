import { wait } from '../areas/patience';
import { tabStorage, type SimpleStorage } from '@marisma/area-kit/browser';
import { updateStore } from './revision-watch';
import { mayTake, noteTaken } from './taken-revision';
import { hasUnsavedWork } from './unsaved-work';

/** How long a visitor who pressed Retry waits for the site's revision. */
const TIMEOUT_MS = 1500;

/**
 * Repeats the failed action. If the site has a newer revision, the page is reloaded instead: this tab's
 * revision names the failed build, and a rollback has a newer revision.
 */
export async function tryAgain(
  repeat: () => void,
  storage: SimpleStorage = tabStorage,
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  await Promise.race([updateStore.getState().check(), wait(TIMEOUT_MS)]);
  const { newer } = updateStore.getState();
  if (newer === null || !mayTake(storage, newer) || hasUnsavedWork()) return repeat();
  noteTaken(storage, newer);
  reload();
}
