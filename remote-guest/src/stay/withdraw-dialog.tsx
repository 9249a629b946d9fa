import { Text } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { datesInWords } from '../words';
import { ChangeDialog, type StepProps } from '../parts/change-dialog';
import { useWithdraw } from './queries';

/** Asks before a pending request is taken back. */
export function WithdrawDialog({ stay, onBack, onClose }: StepProps) {
  const texts = t.stay.withdraw;
  const change = useWithdraw(stay);
  return (
    <ChangeDialog
      title={texts.title}
      change={change}
      confirm={texts.confirm}
      busyLabel={texts.busy}
      send={change.send}
      done={texts.done}
      instead={texts.keep}
      onBack={onBack}
      onClose={onClose}
    >
      <Text>{texts.lead(stay.house, datesInWords(stay))}</Text>
    </ChangeDialog>
  );
}
