import { useShell } from '@marisma/shared/shell';
import { Button, Dialog, FormStatus, Stack, Text } from '@marisma/shared/ui';
import { useStayDates } from '../../parts/stay-facts';
import { t } from '../../texts';
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
    onDone();
  };
  return (
    <Dialog
      open
      title={withdraw.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onDone} disabled={busy}>
            {withdraw.keep}
          </Button>
          <Button busy={busy} busyLabel={withdraw.busy} onClick={() => void confirm()}>
            {withdraw.confirm}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Text>{withdraw.lead(t.homes[booking.property].title, dates(booking))}</Text>
        <FormStatus tone="danger">{problem}</FormStatus>
      </Stack>
    </Dialog>
  );
}
