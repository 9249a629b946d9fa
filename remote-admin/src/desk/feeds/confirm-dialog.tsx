import type { Refusal } from '@marisma/shared/stays';
import { Button, Dialog, FormStatus, Stack, Text } from '@marisma/shared/ui';
import { t } from '../../texts';
import { refusalInWords } from './refusal-words';

interface ConfirmDialogProps {
  title: string;
  text: string;
  yes: string;
  busy: boolean;
  refusal: Refusal | undefined;
  onYes: () => void;
  onClose: () => void;
}

/** Says what a change to a calendar means for whom, and has it confirmed. */
export function ConfirmDialog({ title, text, yes, busy, refusal, onYes, onClose }: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.feeds.cancel}
          </Button>
          <Button onClick={onYes} busy={busy} busyLabel={t.feeds.saving}>
            {yes}
          </Button>
        </>
      }
    >
      <Stack $gap={3}>
        <Text>{text}</Text>
        <FormStatus tone="danger">{refusal && refusalInWords(refusal)}</FormStatus>
      </Stack>
    </Dialog>
  );
}
