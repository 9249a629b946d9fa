import { asDataError } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { stayTexts } from '@marisma/area-kit/stays/calendar';
import { ConfirmDialog, Text } from '@marisma/area-kit/ui';
import { useRef, useState } from 'react';
import { t } from '../../texts';
import { setStaff, type Person } from './people.data';
import { CHANGES, type StaffChange } from './staff-change';

interface ConfirmChangeProps {
  person: Person;
  change: StaffChange;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Says what a change of role means for whom, and makes it once. */
export function ConfirmChange({ person, change, onClose, onDone }: ConfirmChangeProps) {
  const { supabase, notify } = useShell();
  const texts = t.people;
  const [saving, setSaving] = useState(false);
  const [fault, setFault] = useState('');
  const busy = useRef(false);

  const save = async () => {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    setFault('');
    const { role, granted } = CHANGES[change];
    try {
      await setStaff(await supabase(), person.id, role, granted);
      notify({ kind: 'success', title: texts.done[change](person.name) });
      await onDone();
    } catch (error) {
      const { code: word } = asDataError(error);
      setFault(word === 'not_allowed' ? texts.notAllowedHint : stayTexts.refusals[word]);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  return (
    <ConfirmDialog
      title={texts.confirm[change].title(person.name)}
      texts={{ yes: texts.actions[change], busy: texts.saving, no: texts.no }}
      busy={saving}
      fault={fault}
      onYes={() => void save()}
      onClose={onClose}
    >
      <Text>{person.email}</Text>
      <Text>{texts.confirm[change].text}</Text>
    </ConfirmDialog>
  );
}
