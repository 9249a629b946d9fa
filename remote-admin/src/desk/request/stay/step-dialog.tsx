import { useShell } from '@marisma/area-kit/shell';
import { Button, Dialog, FormStatus, Stack, useFirstInvalid } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../../../texts';
import type { Client, DeskStay } from '../queries';
import { useRequestChange } from '../use-request-change';

/** Names a stay as the caller has read it; another version is refused. */
export const seenStay = ({ id, version }: DeskStay) => ({ reservation_id: id, expected_version: version });

/** What each change of a stay is given. */
export interface StepProps {
  stay: DeskStay;
  onClose: () => void;
}

interface StepDialogProps {
  title: string;
  confirm: string;
  /** Makes the change. */
  change: (client: Client) => Promise<unknown>;
  /** Whether everything needed is filled in; says beside the field what is missing. */
  check?: () => boolean;
  /** Said once the change is made. */
  done: string;
  /** Called once the change is made, before the dialog closes. */
  onDone?: () => void;
  disabled?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before a stay is changed, makes the change once, and says that it was made or why it was not. */
export function StepDialog(props: StepDialogProps) {
  const { title, confirm, change, check, done, onDone, disabled, onClose, children } = props;
  const { notify } = useShell();
  const { busy, problem, send } = useRequestChange(change);
  const { frame, goThere } = useFirstInvalid();
  const decide = async () => {
    if (check && !check()) return goThere();
    if (!(await send())) return;
    onDone?.();
    notify({ kind: 'success', title: done });
    onClose();
  };
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
          <Button busy={busy} busyLabel={t.deskStay.busy} disabled={disabled} onClick={() => void decide()}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack $gap={5} ref={frame}>
        {children}
        <FormStatus tone="danger">{problem}</FormStatus>
      </Stack>
    </Dialog>
  );
}
