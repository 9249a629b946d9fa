import { change as sendChange } from '@marisma/area-kit/data';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { errorText } from '@marisma/area-kit/booking/calendar';
import { ConfirmDialog, Text } from '@marisma/area-kit/ui';
import { t } from '../../texts';
import { PEOPLE } from '../approvals';
import type { Person } from './queries';

/** What an admin can do with an account. */
export const CHANGES = {
  makeManagement: { role: 'management', granted: true },
  approve: { role: 'management', granted: true },
  makeAdmin: { role: 'admin', granted: true },
  takeManagement: { role: 'management', granted: false },
  takeAdmin: { role: 'admin', granted: false },
} as const;

export type StaffChange = keyof typeof CHANGES;

interface ConfirmChangeProps {
  person: Person;
  change: StaffChange;
  onClose: () => void;
  onDone: () => void;
}

/** Says what a change of role means for whom, and makes it once. */
export function ConfirmChange({ person, change, onClose, onDone }: ConfirmChangeProps) {
  const { notify } = useShell();
  const texts = t.people;
  const { busy, error, send } = useChange(
    (client) => sendChange(client.rpc('set_staff', { user_id: person.id, ...CHANGES[change] })),
    PEOPLE,
  );
  const save = async () => {
    if (!(await send())) return;
    notify({ kind: 'success', title: texts.done[change](person.name) });
    onDone();
  };
  return (
    <ConfirmDialog
      title={texts.confirm[change].title(person.name)}
      texts={{ yes: texts.actions[change], busy: texts.saving, no: texts.no }}
      busy={busy}
      fault={error && (error.code === 'not_allowed' ? texts.notAllowedHint : errorText(error.code))}
      onYes={() => void save()}
      onClose={onClose}
    >
      <Text>{person.email}</Text>
      <Text>{texts.confirm[change].text}</Text>
    </ConfirmDialog>
  );
}
