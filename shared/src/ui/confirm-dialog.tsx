import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { Stack } from './layout';

interface ConfirmDialogProps {
  title: string;
  /** What is asked, and why the change was refused, as `ChangeFault`. */
  children: ReactNode;
  /** The label of the button that makes the change, while it is made, and of the one that leaves things as they are. */
  texts: Readonly<Record<'yes' | 'busy' | 'no', string>>;
  busy: boolean;
  /** Whether something is missing before the change can be made. */
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a change that cannot be taken back by pressing once more. It stays open until the caller closes it. */
export function ConfirmDialog({
  title,
  children,
  texts,
  busy,
  disabled,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open
      width="sm"
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.no}
          </Button>
          <Button onClick={onConfirm} busy={busy} disabled={disabled} busyLabel={texts.busy}>
            {texts.yes}
          </Button>
        </>
      }
    >
      <Stack $gap={3}>{children}</Stack>
    </Dialog>
  );
}
