import { errorText } from '@marisma/area-kit/booking/calendar';
import type { DataError } from '@marisma/area-kit/data';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { ChangeFault, ConfirmDialog } from '@marisma/area-kit/ui';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Client } from './client';

interface ActionDialogProps<Answer> {
  title: string;
  texts: Readonly<Record<'yes' | 'busy' | 'no', string>>;
  change: (client: Client) => Promise<Answer>;
  /** What is read again afterwards. */
  touches: QueryKey;
  /** Said once the change is made. */
  done: string | ((answer: Answer) => string);
  errorMessage?: (error: DataError) => string;
  /** Whether something is missing before the change can be made. */
  disabled?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before a change, makes it once, and says that it was made or why it was not. */
export function ActionDialog<Answer>(props: ActionDialogProps<Answer>) {
  const { title, texts, disabled, errorMessage = ({ code }) => errorText(code), onClose } = props;
  const { notify } = useShell();
  const { busy, error, send } = useChange(props.change, props.touches);
  const act = async () => {
    const sent = await send();
    if (!sent) return;
    const { done } = props;
    notify({ kind: 'success', title: typeof done === 'string' ? done : done(sent.answer) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      texts={texts}
      busy={busy}
      disabled={disabled}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      {props.children}
      <ChangeFault error={error} inWords={errorMessage} />
    </ConfirmDialog>
  );
}
