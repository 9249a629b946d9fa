import type { DataError } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { refusalText } from '@marisma/area-kit/booking/calendar';
import { Button, Dialog, FormStatus, SignInAgain, Stack } from '@marisma/area-kit/ui';
import { useRef, type ReactNode } from 'react';
import { t } from '../texts';
import { momentInWords } from '../words';
import { useDashboardPlace } from './dashboard-place';

/** What is said of a change that somebody else was faster with, or that is no longer possible. */
type ChangedWords = Record<'unknown' | 'notPossible', string> & { by: (who: string, when: string) => string };

export function errorInWords(error: DataError, words: ChangedWords = t.stay.changed): string {
  const { code, changed } = error;
  const { by, unknown, notPossible } = words;
  if (code === 'not_allowed') return notPossible;
  if (code !== 'stale') return refusalText(error);
  return changed ? by(changed.who, momentInWords(changed.when)) : unknown;
}

/** Why a change was not made, with the way to sign in again where that is needed. */
export const ChangeError = ({ error, words }: { error: DataError; words?: ChangedWords }) => (
  <>
    {errorInWords(error, words)}
    <SignInAgain after={error} />
  </>
);

interface ChangeDialogProps {
  title: string;
  children: ReactNode;
  change: { busy: boolean; error?: DataError };
  /** What is changed, where it is no stay. */
  changed?: ChangedWords;
  confirm: string;
  busyLabel: string;
  /** Whether something is missing before the change can be made. */
  disabled?: boolean;
  /** Makes the change; resolves to undefined when it was not made. */
  send: () => Promise<object | undefined>;
  /** What is said once it is made. */
  done: string;
  onDone?: () => void;
  /** The label of the button that leaves things as they are. */
  back?: string;
  /** Stands in the place of that button. */
  instead?: ReactNode;
  /** Closes it where it is no step of a stay in the address. */
  onClose?: () => void;
  /** Room for a calendar. */
  wide?: boolean;
}

/** Asks before a change is made, and closes once it is: what was done stands on the page behind. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, children, change, back, instead, wide } = props;
  const { leaveStep, closeStay } = useDashboardPlace();
  const onClose = props.onClose ?? closeStay;
  const { notify } = useShell();
  // The dialog closes a moment after the change is made.
  const made = useRef(false);
  const confirm = async () => {
    if (made.current || !(await props.send())) return;
    made.current = true;
    props.onDone?.();
    notify({ kind: 'success', title: props.done });
    onClose();
  };
  return (
    <Dialog
      open
      sheet={wide}
      width={wide ? 'lg' : 'md'}
      title={title}
      onClose={onClose}
      actions={
        <>
          {back && (
            <Button variant="outline" onClick={props.onClose ?? leaveStep} disabled={change.busy}>
              {back}
            </Button>
          )}
          {instead}
          <Button
            busy={change.busy}
            busyLabel={props.busyLabel}
            disabled={props.disabled}
            onClick={() => void confirm()}
          >
            {props.confirm}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        {children}
        <FormStatus tone="danger">
          {change.error && <ChangeError error={change.error} words={props.changed} />}
        </FormStatus>
      </Stack>
    </Dialog>
  );
}
