import {
  Button,
  deferred,
  PageHeader,
  Small,
  Stack,
  StatusBadge,
  Text,
  TitledPanel,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import { Loaded } from '../../lib/loaded';
import { t } from '../../texts';
import { owners as texts } from '../../texts/en/owners';
import type { AddHouseDialogProps } from '../houses/add-house-dialog';
import { OpenHouseDialog } from '../houses/open-house-dialog';
import { SectionLinks } from '../section-links';
import { Changes, describeSides } from '../settings/changes';
import { OwnerDialog, type EditedOwner } from './owner-dialog';
import { daysOf, nameOf, OWNERS, useOwners, type OwnedHouse } from './queries';

export const title = t.common.title(texts.title);

const AddHouseDialog = deferred<AddHouseDialogProps>(() => import('../houses/add-house-dialog'));

/** Whose each house is, was and will be; an admin links owners and ends that. */
export default function OwnersPage() {
  const query = useOwners();
  const [edited, edit] = useState<EditedOwner>();
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
      {turned && <OpenHouseDialog house={turned} onClose={() => turn(undefined)} />}
      {adding && <AddHouseDialog touches={[OWNERS, ['houses']]} onClose={() => add(false)} />}
    </>
  );
}

interface OneHouseProps {
  house: OwnedHouse;
  today: string;
  onEdit: (edited: EditedOwner) => void;
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
              <Small>{daysOf(owner)}</Small>
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
