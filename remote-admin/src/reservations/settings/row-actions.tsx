import { Button, Stack } from '@marisma/area-kit/ui';
import { rates as texts } from '../../texts/en/rates';

interface RowActionProps {
  word: string;
  /** Says of which row. */
  label: string;
  /** Nothing can be changed for now. */
  busy: boolean;
  onClick: () => void;
}

export function RowAction({ word, label, busy, onClick }: RowActionProps) {
  return (
    <Button variant="quiet" size="sm" disabled={busy} aria-label={label} onClick={onClick}>
      {word}
    </Button>
  );
}

interface RowActionsProps {
  name: string;
  days: string;
  gone?: boolean;
  busy: boolean;
  onEdit: () => void;
  onGone: (gone: boolean) => void;
}

/** Edits a row of a draft, ends it, or keeps it after all. */
export function RowActions({ name, days, gone = false, busy, onEdit, onGone }: RowActionsProps) {
  if (gone)
    return (
      <RowAction
        word={texts.keep}
        label={texts.keepOf(name, days)}
        busy={busy}
        onClick={() => onGone(false)}
      />
    );
  return (
    <Stack $row $gap={1}>
      <RowAction word={texts.edit} label={texts.editOf(name, days)} busy={busy} onClick={onEdit} />
      <RowAction
        word={texts.remove}
        label={texts.removeOf(name, days)}
        busy={busy}
        onClick={() => onGone(true)}
      />
    </Stack>
  );
}
