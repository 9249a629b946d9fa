import { useNavigate, useParams } from '@marisma/area-kit/router';
import { PageHeader, Stack } from '@marisma/area-kit/ui';
import type { House } from '../../lib/houses';
import { paths } from '../../paths';
import { t } from '../../texts';
import { guides as texts } from '../../texts/en/guides';
import { SectionLinks } from '../section-links';
import { HouseChoice } from '../settings/house-choice';
import { LoadedSetting } from '../settings/loaded-setting';
import { useGuideSetting } from './guide-draft';
import { GuideForm } from './guide-form';

export const title = t.common.title(texts.title);

/** The arrival guide of a house: what its guests read before and at the door. */
export default function GuidesPage() {
  const { houseId } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack $gap={6}>
        <SectionLinks />
        <HouseChoice
          chosen={houseId}
          onChoose={(id) => void navigate(paths.guides(id), { preventScrollReset: true })}
        >
          {(house) => house && <OfHouse key={house.id} house={house} />}
        </HouseChoice>
      </Stack>
    </>
  );
}

function OfHouse({ house }: { house: House }) {
  return (
    <LoadedSetting query={useGuideSetting(house.id)} texts={texts}>
      {(stored, reload) => <GuideForm house={house} stored={stored} onReload={reload} />}
    </LoadedSetting>
  );
}
