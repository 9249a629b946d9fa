import { useBlocker } from '@marisma/shared/router';
import { useShell } from '@marisma/shared/shell';
import { Button, Dialog, Text } from '@marisma/shared/ui';
import { useEffect } from 'react';
import { t } from '../texts';

const texts = t.profile.leave;

/** Asks before unsaved changes are left behind: by a link, by Back, or by closing the tab. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const { session } = useShell();
  // Who has signed out must not be held back on a page that is no longer theirs.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && session.get().status === 'signedIn',
  );

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={texts.title}
      width="sm"
      actions={
        <>
          <Button variant="outline" onClick={() => blocker.proceed?.()}>
            {texts.leave}
          </Button>
          <Button onClick={stay}>{texts.stay}</Button>
        </>
      }
    >
      <Text>{texts.text}</Text>
    </Dialog>
  );
}
