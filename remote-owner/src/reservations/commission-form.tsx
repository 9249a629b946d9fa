import { change } from '@marisma/area-kit/data';
import { errorText } from '@marisma/area-kit/booking/calendar';
import { COMMISSION_PERCENT } from '@marisma/area-kit/houses';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { Button, Field, FormStatus, Input, SignInAgain, Stack } from '@marisma/area-kit/ui';
import { useState, type FormEvent } from 'react';
import { STATEMENTS } from '../lib/statements';
import type { Stay } from '../lib/stays';
import { t } from '../texts';

/** The percent of a guest whom the owner has brought. */
const OWN_GUEST_PERCENT = 10;

/** Staff say who has brought a guest, until the day of departure: it decides the commission. */
export function CommissionForm({ stay }: { stay: Stay }) {
  const texts = t.statement.percent;
  const { notify } = useShell();
  const [reason, write] = useState('');
  const percent = stay.commission_percent < COMMISSION_PERCENT ? COMMISSION_PERCENT : OWN_GUEST_PERCENT;
  const { busy, error, send } = useChange(
    (client) =>
      change(
        client.rpc('set_commission', {
          reservation_id: stay.id,
          percent,
          reason: reason.trim(),
          expected_version: stay.version,
        }),
      ),
    ['stays'],
    STATEMENTS,
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await send())) return;
    write('');
    notify({ kind: 'success', title: texts.done(percent) });
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack $gap={3}>
        <Field
          label={`${percent === OWN_GUEST_PERCENT ? texts.own : texts.house}: ${texts.reason}`}
          hint={texts.reasonHint}
          required
        >
          <Input
            value={reason}
            maxLength={1000}
            autoComplete="off"
            onChange={(event) => write(event.target.value)}
          />
        </Field>
        <FormStatus tone="danger">
          {error && (
            <>
              {errorText(error.code)}
              <SignInAgain after={error} />
            </>
          )}
        </FormStatus>
        <Button type="submit" variant="outline" size="sm" busy={busy} busyLabel={texts.busy}>
          {texts.set(percent)}
        </Button>
      </Stack>
    </form>
  );
}
