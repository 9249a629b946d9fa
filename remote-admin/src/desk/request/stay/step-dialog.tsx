import { formatCents, QuoteLines, refusalText } from '@marisma/area-kit/booking/calendar';
import { type Answer, change, type DataError, type Quote } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import {
  Button,
  Dialog,
  FormStatus,
  KeyValueList,
  Spinner,
  Stack,
  Text,
  useFirstInvalid,
} from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import { paidCents } from '../../../lib/payments';
import { t } from '../../../texts';
import type { Client } from '../../../lib/client';
import type { DeskStay } from '../queries';
import { errorMessage, useRequestChange } from '../request-context';
import { ReadFault } from '../../../lib/read-fault';

/** Names a stay as the caller has read it; another version is refused. */
export const stayVersion = ({ id, version }: DeskStay) => ({ reservation_id: id, expected_version: version });

/** What each change of a stay is given. */
export interface StepProps {
  stay: DeskStay;
  onClose: () => void;
}

interface Part {
  check?: () => boolean;
  forget?: () => void;
}

interface StepDialogProps {
  /** Its title, its button, and what is said once the change is made. */
  texts: Readonly<Record<'title' | 'submit' | 'done', string>>;
  rpc: (client: Client) => Parameters<typeof change>[0];
  /** Its fields: each says whether it is filled in, and forgets what is typed once the change is made. */
  parts?: readonly Part[];
  disabled?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before a stay is changed, makes the change once, and says that it was made or why it was not. */
export function StepDialog(props: StepDialogProps) {
  const { texts, rpc, parts = [], disabled, onClose, children } = props;
  const { notify } = useShell();
  const { busy, problem, send } = useRequestChange((client) => change(rpc(client)));
  const { frame, focusFirstInvalid } = useFirstInvalid();
  const decide = async () => {
    if (parts.map(({ check }) => check?.() ?? true).includes(false)) return focusFirstInvalid();
    if (!(await send())) return;
    for (const { forget } of parts) forget?.();
    notify({ kind: 'success', title: texts.done });
    onClose();
  };
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            {t.deskStay.back}
          </Button>
          <Button busy={busy} busyLabel={t.deskStay.busy} disabled={disabled} onClick={() => void decide()}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <Stack $gap={5} ref={frame}>
        {children}
        <FormStatus tone="danger">{problem}</FormStatus>
      </Stack>
    </Dialog>
  );
}

interface NewPriceProps {
  stay: DeskStay;
  quote: (Quote & Partial<Pick<Answer<'staff_quote'>, 'set_aside'>>) | undefined;
  error: DataError | undefined;
  reading: boolean;
  /** Said while nothing is priced. */
  none: string | undefined;
}

/** What a stay would cost, beside what it costs now and what was paid; or why that cannot be said. */
export function NewPrice({ stay, quote, error, reading, none }: NewPriceProps) {
  const { move, cancel } = t.deskStay;
  const agreed = stay.status === 'confirmed';
  const paid = paidCents(stay.payments);
  const left = (quote?.total_cents ?? 0) - paid;
  return (
    <Stack $gap={4} role="status">
      {reading ? (
        <Spinner label={move.counting} />
      ) : error ? (
        <ReadFault error={error} message={errorMessage(error)} />
      ) : quote ? (
        <>
          {quote.set_aside && (
            <FormStatus tone="warning">
              {refusalText(quote.set_aside)} {move.aside}
            </FormStatus>
          )}
          <KeyValueList
            items={[
              { key: move.now, value: formatCents(stay.total_cents) },
              { key: move.then, value: <strong>{formatCents(quote.total_cents)}</strong> },
              ...(agreed
                ? [
                    { key: cancel.paid, value: formatCents(paid) },
                    { key: left < 0 ? move.back : move.left, value: formatCents(Math.abs(left)) },
                  ]
                : []),
            ]}
          />
          <QuoteLines quote={quote} agreed={agreed} />
        </>
      ) : (
        none && <Text $muted>{none}</Text>
      )}
    </Stack>
  );
}
