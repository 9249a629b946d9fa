import { change, readOne, type Answer, type Ownership } from '@marisma/area-kit/data';
import { addDays, dayAtHouse, parsePlainDate } from '@marisma/area-kit/format';
import { errorText } from '@marisma/area-kit/booking/calendar';
import { useChange, useRead } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import {
  Button,
  ConfirmDialog,
  DateField,
  deferred,
  Dialog,
  Field,
  FormStatus,
  PageHeader,
  Select,
  Stack,
  StatusBadge,
  Text,
  TitledPanel,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import { Loaded } from '../../lib/loaded';
import { dayInWords, momentInWords } from '../../lib/moments';
import { t } from '../../texts';
import { owners as texts } from '../../texts/en/owners';
import type { AddHouseDialogProps } from '../houses/add-house-dialog';
import { SectionLinks } from '../section-links';
import { Changes, describeSides } from '../settings/changes';

export const title = t.common.title(texts.title);

const OWNERS = ['house owners'];

const AddHouseDialog = deferred<AddHouseDialogProps>(() => import('../houses/add-house-dialog'));

type Owners = Answer<'house_owners'>;
type OwnedHouse = Owners['houses'][number];
/** What a dialog is open for: an owner whose time ends, or a new one. */
type Edited = { house: OwnedHouse; ending?: Ownership };

/** Whose each house is, was and will be; an admin links owners and ends that. */
export default function OwnersPage() {
  const query = useRead('reading the owners of the houses', OWNERS, (client, signal) =>
    readOne(client.rpc('house_owners'), signal),
  );
  const [edited, edit] = useState<Edited>();
  const [turned, turn] = useState<OwnedHouse>();
  const [adding, add] = useState(false);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead}>
        <Button onClick={() => add(true)}>{texts.house.add}</Button>
      </PageHeader>
      <Stack $gap={6}>
        <SectionLinks />
        <Loaded query={query} loading={texts.loading} failed={texts.failed} hint={texts.failedHint}>
          {({ houses, today }) =>
            houses.map((house) => (
              <OneHouse key={house.id} house={house} today={today} onEdit={edit} onTurn={turn} />
            ))
          }
        </Loaded>
      </Stack>
      {query.data && edited && (
        <OwnerDialog {...edited} accounts={query.data.accounts} onClose={() => edit(undefined)} />
      )}
      {turned && <DoorDialog house={turned} onClose={() => turn(undefined)} />}
      {adding && <AddHouseDialog touches={[OWNERS, ['houses']]} onClose={() => add(false)} />}
    </>
  );
}

const nameOf = ({ owner }: Ownership): string => owner ?? texts.deleted;

function daysOf({ from_day, to_day }: Ownership): string {
  return [
    from_day && texts.from(dayInWords(from_day)),
    to_day && texts.until(dayInWords(addDays(to_day, -1))),
  ]
    .filter(Boolean)
    .join(' ');
}

interface OneHouseProps {
  house: OwnedHouse;
  today: string;
  onEdit: (edited: Edited) => void;
  onTurn: (house: OwnedHouse) => void;
}

function OneHouse({ house, today, onEdit, onTurn }: OneHouseProps) {
  return (
    <TitledPanel
      title={house.name}
      aside={!house.active && <StatusBadge tone="warning">{texts.house.closed}</StatusBadge>}
    >
      <Stack $gap={4}>
        {house.owners.length === 0 && <Text $muted>{texts.none}</Text>}
        {house.owners.map((owner) => (
          <Stack key={owner.from_day} $row $wrap $gap={3} $justify="space-between" $align="center">
            <div>
              <strong>{nameOf(owner)}</strong>
              <Text $size="sm" $muted>
                {daysOf(owner)}
              </Text>
            </div>
            {owner.owner_id && (owner.to_day ?? '9999') > today && (
              <Button
                variant="outline"
                size="sm"
                aria-label={texts.endOf(nameOf(owner), house.name)}
                onClick={() => onEdit({ house, ending: owner })}
              >
                {texts.end}
              </Button>
            )}
          </Stack>
        ))}
        <Stack $row $wrap $gap={3}>
          <Button
            variant="outline"
            size="sm"
            aria-label={texts.linkTo(house.name)}
            onClick={() => onEdit({ house })}
          >
            {texts.link}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={(house.active ? texts.house.closeOf : texts.house.openOf)(house.name)}
            onClick={() => onTurn(house)}
          >
            {house.active ? texts.house.close : texts.house.open}
          </Button>
        </Stack>
        <Changes
          changes={house.history}
          describe={({ old, new: now }) => describeSides(old, now, nameOf, (side) => [daysOf(side)])}
        />
      </Stack>
    </TitledPanel>
  );
}

/** Asks whether visitors shall be able to ask for a house, or no longer. */
function DoorDialog({ house: { id, name, active }, onClose }: { house: OwnedHouse; onClose: () => void }) {
  const { notify } = useShell();
  const words = texts.house;
  const { busy, error, send } = useChange(
    (client) => change(client.rpc('open_property', { property_id: id, opened: !active })),
    OWNERS,
  );
  const turn = async () => {
    if (!(await send())) return;
    notify({ kind: 'success', title: (active ? words.isClosed : words.opened)(name) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={(active ? words.closeOf : words.openOf)(name)}
      texts={{ yes: active ? words.close : words.open, busy: texts.saving, no: texts.back }}
      busy={busy}
      fault={error && errorText(error.code)}
      onYes={() => void turn()}
      onClose={onClose}
    >
      <Text>{active ? words.closeLead : words.openLead}</Text>
    </ConfirmDialog>
  );
}

type OwnerDialogProps = Edited & { accounts: Owners['accounts']; onClose: () => void };

/** Says whose a house is from a day on, or from which day on it is no longer its owner's. */
function OwnerDialog({ house, ending, accounts, onClose }: OwnerDialogProps) {
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
