import { PageHeader, Stack, TitledPanel } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { useIsStaff, type Houses } from '../lib/houses';
import { HousesOrReason } from '../parts/houses-or-reason';
import { NoteForm } from '../parts/note-form';
import { HouseField } from '../parts/house-field';
import { t } from '../texts';
import { Log } from './log';
import { useAddWork } from './queries';

export const title = t.common.title(t.maintenance.title);

/** What is done to keep the houses in order: an owner approves costs, staff log the work. */
export default function MaintenancePage() {
  const texts = t.maintenance;
  const isStaff = useIsStaff();
  return (
    <>
      <PageHeader title={texts.title} lead={isStaff ? texts.leadForStaff : texts.lead} />
      <HousesOrReason>
        {(houses) => (
          <Stack $gap={6}>
            {isStaff && <AddWork {...houses} />}
            <Log {...houses} />
          </Stack>
        )}
      </HousesOrReason>
    </>
  );
}

function AddWork({ houses, today }: Houses) {
  const texts = t.maintenance.form;
  const [house, choose] = useState(houses[0]?.id ?? '');
  const add = useAddWork(house);
  return (
    <TitledPanel title={texts.title}>
      <Stack $gap={4}>
        <HouseField label={texts.house} houses={houses} value={house} onChange={choose} />
        <NoteForm
          about={house}
          change={add}
          hint={texts.hint}
          today={today}
          amountOptional
          words={{ label: texts.what, max: 200, required: true }}
          submit={texts.submit}
          done={texts.done}
        />
      </Stack>
    </TitledPanel>
  );
}
