import { StaySheet } from '@marisma/area-kit/stays/calendar';
import { Button, Dialog, FormStatus, Stack } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';

interface ChangeDialogProps {
  title: string;
  children: ReactNode;
  /** What the guest can do instead. */
  instead: ReactNode;
  confirm: string;
  busyLabel: string;
  busy: boolean;
  /** Whether something is missing before the change can be made. */
  disabled?: boolean;
  /** Why the change was refused, in words. */
  problem: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  /** Room for a calendar. */
  wide?: boolean;
}

/** Asks before a change of a stay is made. */
export function ChangeDialog(props: ChangeDialogProps) {
  const Frame = props.wide ? StaySheet : Dialog;
  return (
    <Frame
      open
      {...(props.wide && { wide: true })}
      title={props.title}
      onClose={props.onClose}
      actions={
        <>
          {props.instead}
          <Button
            busy={props.busy}
            busyLabel={props.busyLabel}
            disabled={props.disabled}
            onClick={props.onConfirm}
          >
            {props.confirm}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        {props.children}
        <FormStatus tone="danger">{props.problem}</FormStatus>
      </Stack>
    </Frame>
  );
}
