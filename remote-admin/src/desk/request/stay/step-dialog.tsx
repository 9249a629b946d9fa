import { Button, Dialog, FormStatus, Stack } from '@marisma/shared/ui';
import type { ReactNode } from 'react';
import { t } from '../../../texts';
import type { DeskStay } from '../read/request';

/** What each change of a stay is given. */
export interface StepProps {
  stay: DeskStay;
  onClose: () => void;
}

interface StepDialogProps {
  title: string;
  confirm: string;
  busy: boolean;
  disabled?: boolean;
  problem: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before a stay is changed; says why it was not. */
export function StepDialog(props: StepDialogProps) {
  const { title, confirm, busy, disabled, problem, onConfirm, onClose, children } = props;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            {t.deskStay.back}
          </Button>
          <Button busy={busy} busyLabel={t.deskStay.busy} disabled={disabled} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        {children}
        <FormStatus tone="danger">{problem}</FormStatus>
      </Stack>
    </Dialog>
  );
}
