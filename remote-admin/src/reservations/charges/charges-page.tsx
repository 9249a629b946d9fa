import { useNavigate, useParams } from '@marisma/area-kit/router';
import { PageHeader, Stack } from '@marisma/area-kit/ui';
import type { House } from '../../lib/houses';
import { paths } from '../../paths';
import { t } from '../../texts';
import { charges as texts } from '../../texts/en/charges';
import { SectionLinks } from '../section-links';
import { HouseChoice } from '../settings/house-choice';
import { LoadedSetting } from '../settings/loaded-setting';
import { ChargesForm } from './charges-form';
import { useCharges } from './queries';

export const title = t.common.title(texts.title);

/** Taxes and fees of all houses or of one, and who changed them. */
export default function ChargesPage() {
  const { houseId } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack $gap={6}>
        <SectionLinks />
        <HouseChoice
          chosen={houseId}
          all={texts.all}
          onChoose={(id) => void navigate(paths.charges(id), { preventScrollReset: true })}
        >
          {(house, houses) => <HouseCharges key={house?.id ?? ''} house={house} houses={houses} />}
        </HouseChoice>
      </Stack>
    </>
  );
}

interface HouseChargesProps {
  house: House | undefined;
  houses: House[];
}

function HouseCharges({ house, houses }: HouseChargesProps) {
  return (
    <LoadedSetting query={useCharges(house?.id)} texts={texts}>
      {(stored, reload) => <ChargesForm house={house} houses={houses} stored={stored} onReload={reload} />}
    </LoadedSetting>
  );
}
