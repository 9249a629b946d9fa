import { change } from '@marisma/area-kit/data';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { errorText } from '@marisma/area-kit/booking/calendar';
import { ConfirmDialog, Field, Text, TextArea } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { t } from '../../texts';
import { PEOPLE } from '../approvals';
import type { Person } from './queries';

interface RefuseAccountProps {
  person: Person;
  onClose: () => void;
  onDone: () => void;
}

/** Refuses an account that waits, with a reason that its person reads by mail. */
export function RefuseAccount({ person, onClose, onDone }: RefuseAccountProps) {
  const { notify } = useShell();
  const texts = t.people.refuse;
  const [reason, setReason] = useState('');
  const { busy, error, send } = useChange(
    (client) => change(client.rpc('refuse_account', { user_id: person.id, reason })),
    PEOPLE,
  );
  const save = async () => {
    if (!(await send())) return;
    notify({ kind: 'success', title: texts.done(person.name) });
    onDone();
  };
  return (
    <ConfirmDialog
      title={texts.title(person.name)}
      texts={{ yes: texts.action, busy: t.people.saving, no: t.people.no }}
      busy={busy}
      fault={error && errorText(error.code)}
      onYes={() => void save()}
      onClose={onClose}
    >
      <Text>{texts.text}</Text>
      <Field label={texts.reason} required>
        <TextArea
          rows={4}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
