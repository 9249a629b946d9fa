import { wait } from '../areas/patience';
import { tabStorage, type SimpleStorage } from '@marisma/shared/browser';
import { updateStore } from './revision-watch';
import { mayTake, noteTaken } from './taken-revision';
import { hasUnsavedWork } from './unsaved-work';

/** How long a visitor who pressed Retry waits for the site's revision. */
const ASK_MS = 1500;

/**
 * Repeats what failed. Where the site has moved on, the page is loaded anew instead: this tab's own revision
 * names the build that failed, and a rollback is a newer one.
 */
export async function tryAgain(
  repeat: () => void,
  storage: SimpleStorage = tabStorage,
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  await Promise.race([updateStore.getState().check(), wait(ASK_MS)]);
  const { newer } = updateStore.getState();
  if (newer === null || !mayTake(storage, newer) || hasUnsavedWork()) return repeat();
  noteTaken(storage, newer);
  reload();
}
