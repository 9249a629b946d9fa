import { errorText } from '@marisma/area-kit/booking/calendar';
import { change, type Ownership } from '@marisma/area-kit/data';
import { addDays, dayAtHouse, parsePlainDate } from '@marisma/area-kit/format';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { Button, DateField, Dialog, Field, FormStatus, Select, Stack, Text } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { momentInWords } from '../../lib/moments';
import { owners as texts } from '../../texts/en/owners';
import { nameOf, OWNERS, type OwnedHouse, type Owners } from './queries';

/** What the dialog is open for: an owner whose time ends, or a new one. */
export type EditedOwner = { house: OwnedHouse; ending?: Ownership };

type OwnerDialogProps = EditedOwner & { accounts: Owners['accounts']; onClose: () => void };

/** Says whose a house is from a day on, or from which day on it is no longer its owner's. */
export function OwnerDialog({ house, ending, accounts, onClose }: OwnerDialogProps) {
  const { notify } = useShell();
  const [account, setAccount] = useState(ending?.owner_id ?? '');
  const [day, setDay] = useState(() => dayAtHouse(new Date()));
  const link = { property_id: house.id, user_id: account, expected_version: house.version };
  const { busy, error, send } = useChange(
    (client) =>
      change(
        ending
          ? client.rpc('end_house', { ...link, to_day: addDays(day, 1) })
          : client.rpc('link_house', { ...link, from_day: day }),
      ),
    OWNERS,
  );
  const name = ending ? nameOf(ending) : (accounts.find(({ id }) => id === account)?.name ?? '');
  const save = async () => {
    if (!(await send())) return;
    notify({ kind: 'success', title: (ending ? texts.ended : texts.linked)(name, house.name) });
    onClose();
  };
  return (
    <Dialog
      open
      width="sm"
      title={ending ? texts.endOf(name, house.name) : texts.linkTo(house.name)}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.back}
          </Button>
          <Button
            onClick={() => void save()}
            busy={busy}
            busyLabel={texts.saving}
            disabled={account === '' || !parsePlainDate(day)}
          >
            {ending ? texts.end : texts.link}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Text>{ending ? texts.endLead : texts.linkLead}</Text>
        {!ending && (
          <Field label={texts.owner} hint={texts.ownerHint}>
            <Select value={account} onChange={({ target }) => setAccount(target.value)}>
              <option value="">{texts.choose}</option>
              {accounts.map(({ id, name: shown, email }) => (
                <option key={id} value={id}>
                  {shown === email ? email : `${shown}, ${email}`}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <DateField label={ending ? texts.lastDay : texts.firstDay} value={day} onChange={setDay} />
        <FormStatus tone="danger">
          {error &&
            (error.code === 'stale' && error.changed
              ? texts.stale(error.changed.who, momentInWords(error.changed.when))
              : errorText(error.code))}
        </FormStatus>
      </Stack>
    </Dialog>
  );
}
