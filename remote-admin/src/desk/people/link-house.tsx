import { change } from '@marisma/area-kit/data';
import { dayAtHouse, parsePlainDate } from '@marisma/area-kit/format';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { errorText } from '@marisma/area-kit/booking/calendar';
import { Button, DateField, Dialog, Field, FormStatus, Select, Stack, Text } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { useHouses } from '../../lib/houses';
import { t } from '../../texts';
import { PEOPLE, type Person } from './queries';

interface LinkHouseProps {
  person: Person;
  onClose: () => void;
  onDone: () => void;
}

/** Says which house is an owner's, and from which day on. */
export function LinkHouse({ person, onClose, onDone }: LinkHouseProps) {
  const texts = t.people.link;
  const { notify } = useShell();
  const [house, setHouse] = useState('');
  const [from, setFrom] = useState(() => dayAtHouse(new Date()));
  const { busy, error, send } = useChange(
    (client) => change(client.rpc('link_house', { user_id: person.id, property_id: house, from_day: from })),
    PEOPLE,
  );
  const { data: houses } = useHouses();
  const save = async () => {
    if (!(await send())) return;
    notify({ kind: 'success', title: texts.done(person.name) });
    onDone();
  };
  return (
    <Dialog
      open
      width="sm"
      title={texts.title(person.name)}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.people.no}
          </Button>
          <Button
            onClick={() => void save()}
            busy={busy}
            busyLabel={t.people.saving}
            disabled={house === '' || !parsePlainDate(from)}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Text>{texts.lead}</Text>
        <Field label={texts.house}>
          <Select value={house} onChange={({ target }) => setHouse(target.value)}>
            <option value="">{houses ? texts.choose : t.people.loading}</option>
            {houses?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <DateField label={texts.from} value={from} onChange={setFrom} />
        <FormStatus tone="danger">{error && errorText(error.code)}</FormStatus>
      </Stack>
    </Dialog>
  );
}
