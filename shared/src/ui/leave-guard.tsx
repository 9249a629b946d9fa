import { useEffect } from 'react';
import { useBlocker } from '@marisma/area-kit/router';
import { useShell } from '@marisma/area-kit/shell';
import { Button } from './button';
import { Dialog } from './dialog';
import { Text } from './text';

interface LeaveGuardProps {
  dirty: boolean;
  texts: Readonly<Record<'title' | 'text' | 'leave' | 'stay', string>>;
  /** Called before the page is left for good. */
  onLeave: () => void;
}

/** Asks for confirmation before a link, Back or closing the tab discards unsaved changes. */
export function LeaveGuard({ dirty, texts, onLeave }: LeaveGuardProps) {
  const { session } = useShell();
  // A visitor who has signed out, or has to sign in again, must be able to leave the page.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      nextLocation.pathname !== '/auth' &&
      currentLocation.pathname !== nextLocation.pathname &&
      session.get().status === 'signedIn',
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
          <Button
            variant="outline"
            onClick={() => {
              onLeave();
              blocker.proceed?.();
            }}
          >
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
