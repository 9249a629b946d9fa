import { Button, Dialog, Stack, Text } from '@marisma/shared/ui';
import { t } from '../texts';

interface ConfirmUnblockProps {
  house: string;
  /** The nights, in words. */
  dates: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before nights go back on sale: somebody may book them at once. */
export function ConfirmUnblock({ house, dates, busy, onConfirm, onClose }: ConfirmUnblockProps) {
  const texts = t.calendar.confirm;
  return (
    <Dialog
      open
      width="sm"
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            {texts.keep}
          </Button>
          <Button busy={busy} busyLabel={t.calendar.form.busy} onClick={onConfirm}>
            {texts.unblock}
          </Button>
        </>
      }
    >
      <Stack $gap={2}>
        <Text $strong>{`${house}, ${dates}`}</Text>
        <Text $muted>{texts.hint}</Text>
      </Stack>
    </Dialog>
  );
}
