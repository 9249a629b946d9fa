import { ConfirmDialog, Text } from '@marisma/area-kit/ui';
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
    <ConfirmDialog
      title={texts.title}
      texts={{ yes: texts.unblock, busy: t.calendar.form.busy, no: texts.keep }}
      busy={busy}
      onYes={onConfirm}
      onClose={onClose}
    >
      <Text $strong>{`${house}, ${dates}`}</Text>
      <Text $muted>{texts.hint}</Text>
    </ConfirmDialog>
  );
}
