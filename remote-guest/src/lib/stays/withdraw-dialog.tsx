import { useShell } from '@marisma/area-kit/shell';
import { Button, Text } from '@marisma/area-kit/ui';
import { useStayDates } from '../../parts/stay-facts';
import { t } from '../../texts';
import { ChangeDialog } from './change-dialog';
import { withdrawStay } from './changes.data';
import type { StepProps } from './step-props';
import { useChange } from './use-change';

/** Asks before a pending request is taken back. */
export function WithdrawDialog({ booking, live, onDone, onClose }: StepProps) {
  const { withdraw } = t.stay;
  const { notify } = useShell();
  const dates = useStayDates();
  const { busy, problem, send } = useChange((client) => withdrawStay(client, live), { once: true });
  const confirm = async () => {
    if (!(await send())) return;
    notify({ kind: 'success', title: withdraw.done });
    onClose();
  };
  return (
    <ChangeDialog
      title={withdraw.title}
      onClose={onClose}
      instead={
        <Button variant="outline" onClick={onDone} disabled={busy}>
          {withdraw.keep}
        </Button>
      }
      confirm={withdraw.confirm}
      busyLabel={withdraw.busy}
      busy={busy}
      problem={problem}
      onConfirm={() => void confirm()}
    >
      <Text>{withdraw.lead(t.homes[booking.property].title, dates(booking))}</Text>
    </ChangeDialog>
  );
}
