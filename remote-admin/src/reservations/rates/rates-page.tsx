import { useNavigate, useParams } from '@marisma/area-kit/router';
import { PageHeader, Stack } from '@marisma/area-kit/ui';
import { paths } from '../../paths';
import { t } from '../../texts';
import { rates } from '../../texts/en/rates';
import { SectionLinks } from '../section-links';
import type { House } from '../../lib/houses';
import { HouseChoice } from '../settings/house-choice';
import { LoadedSetting } from '../settings/loaded-setting';
import { RatesForm } from './rates-form';
import { useRates } from './queries';

export const title = t.common.title(rates.title);

/** The prices of a house, its seasons and their history. */
export default function RatesPage() {
  const texts = rates;
  const { houseId } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack $gap={6}>
        <SectionLinks />
        <HouseChoice
          chosen={houseId}
          onChoose={(id) => void navigate(paths.rates(id), { preventScrollReset: true })}
        >
          {(house) => house && <HouseRates key={house.id} house={house} />}
        </HouseChoice>
      </Stack>
    </>
  );
}

function HouseRates({ house }: { house: House }) {
  return (
    <LoadedSetting query={useRates(house.id)} texts={rates}>
      {(stored, reload) => <RatesForm house={house} stored={stored} onReload={reload} />}
    </LoadedSetting>
  );
}
