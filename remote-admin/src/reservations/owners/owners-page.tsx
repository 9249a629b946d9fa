import { errorText } from '@marisma/area-kit/booking/calendar';
import { change, type Ownership } from '@marisma/area-kit/data';
import { addDays, dayAtHouse, parsePlainDate } from '@marisma/area-kit/format';
import {
  Button,
  DateField,
  deferred,
  PageHeader,
  SelectField,
  Small,
  Stack,
  StatusBadge,
  Text,
  TitledPanel,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import { ActionDialog } from '../../lib/action-dialog';
import { Loaded } from '../../lib/loaded';
import { formatMoment } from '../../lib/format';
import { t } from '../../texts';
import { owners as texts } from '../../texts/en/owners';
import { SectionLinks } from '../section-links';
import { Changes, describeSides } from '../settings/changes';
import type { AddHouseDialogProps } from './add-house-dialog';
import { daysOf, nameOf, OWNERS, useOwners, type OwnedHouse, type Owners } from './queries';
import { SmallButton } from '../../lib/small-button';

export const title = t.common.title(texts.title);

const AddHouseDialog = deferred<AddHouseDialogProps>(() => import('./add-house-dialog'));

/** Whose each house is, was and will be; an admin links owners and ends that. */
export default function OwnersPage() {
  const query = useOwners();
  const [adding, add] = useState(false);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead}>
        <Button onClick={() => add(true)}>{texts.house.add}</Button>
      </PageHeader>
      <Stack $gap={6}>
        <SectionLinks />
        <Loaded query={query} loading={texts.loading} failed={texts.failed} hint={texts.failedHint}>
          {({ houses, ...rest }) =>
            houses.map((house) => <OneHouse key={house.id} house={house} {...rest} />)
          }
        </Loaded>
      </Stack>
      {adding && <AddHouseDialog touches={[OWNERS, ['houses']]} onClose={() => add(false)} />}
    </>
  );
}

type OneHouseProps = Pick<Owners, 'accounts' | 'today'> & { house: OwnedHouse };

function OneHouse({ house, accounts, today }: OneHouseProps) {
  const [open, setOpen] = useState<'link' | 'turn' | Ownership>();
  const dialog = { house, onClose: () => setOpen(undefined) };
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
              <Small>{daysOf(owner)}</Small>
            </div>
            {owner.owner_id && (owner.to_day ?? '9999') > today && (
              <SmallButton aria-label={texts.endOf(nameOf(owner), house.name)} onClick={() => setOpen(owner)}>
                {texts.end}
              </SmallButton>
            )}
          </Stack>
        ))}
        <Stack $row $wrap $gap={3}>
          <SmallButton aria-label={texts.linkTo(house.name)} onClick={() => setOpen('link')}>
            {texts.link}
          </SmallButton>
          <SmallButton
            variant="quiet"
            aria-label={(house.active ? texts.house.closeOf : texts.house.openOf)(house.name)}
            onClick={() => setOpen('turn')}
          >
            {house.active ? texts.house.close : texts.house.open}
          </SmallButton>
        </Stack>
        <Changes
          changes={house.history}
          describe={({ old, new: now }) => describeSides(old, now, nameOf, (side) => [daysOf(side)])}
        />
      </Stack>
      {open === 'turn' && <OpenHouse {...dialog} />}
      {open === 'link' && <LinkOwner {...dialog} accounts={accounts} />}
      {typeof open === 'object' && <LinkOwner {...dialog} accounts={accounts} ending={open} />}
    </TitledPanel>
  );
}

interface DialogProps {
  house: OwnedHouse;
  onClose: () => void;
}

/** Says whose a house is from a day on or, of an owner whose time ends, from which day on it no longer is. */
function LinkOwner(props: DialogProps & Pick<Owners, 'accounts'> & { ending?: Ownership }) {
  const { house, accounts, ending, onClose } = props;
  const [account, setAccount] = useState(ending?.owner_id ?? '');
  const [day, setDay] = useState(() => dayAtHouse(new Date()));
  const link = { property_id: house.id, user_id: account, expected_version: house.version };
  const name = ending ? nameOf(ending) : (accounts.find(({ id }) => id === account)?.name ?? '');
  return (
    <ActionDialog
      title={ending ? texts.endOf(name, house.name) : texts.linkTo(house.name)}
      texts={{ yes: ending ? texts.end : texts.link, busy: texts.saving, no: texts.back }}
      change={(client) =>
        change(
          ending
            ? client.rpc('end_house', { ...link, to_day: addDays(day, 1) })
            : client.rpc('link_house', { ...link, from_day: day }),
        )
      }
      touches={OWNERS}
      done={(ending ? texts.ended : texts.linked)(name, house.name)}
      errorMessage={({ code, changed }) =>
        code === 'stale' && changed ? texts.stale(changed.who, formatMoment(changed.when)) : errorText(code)
      }
      disabled={account === '' || !parsePlainDate(day)}
      onClose={onClose}
    >
      <Text>{ending ? texts.endLead : texts.linkLead}</Text>
      {!ending && (
        <SelectField
          label={texts.owner}
          hint={texts.ownerHint}
          value={account}
          onChange={setAccount}
          options={[
            ['', texts.choose],
            ...accounts.map(
              ({ id, name: shown, email }) => [id, shown === email ? email : `${shown}, ${email}`] as const,
            ),
          ]}
        />
      )}
      <DateField label={ending ? texts.lastDay : texts.firstDay} value={day} onChange={setDay} />
    </ActionDialog>
  );
}

/** Asks whether visitors shall be able to ask for a house, or no longer. */
function OpenHouse({ house: { id, name, active }, onClose }: DialogProps) {
  const words = texts.house;
  return (
    <ActionDialog
      title={(active ? words.closeOf : words.openOf)(name)}
      texts={{ yes: active ? words.close : words.open, busy: texts.saving, no: texts.back }}
      change={(client) => change(client.rpc('open_property', { property_id: id, opened: !active }))}
      touches={OWNERS}
      done={(active ? words.isClosed : words.opened)(name)}
      onClose={onClose}
    >
      <Text>{active ? words.closeLead : words.openLead}</Text>
    </ActionDialog>
  );
}
