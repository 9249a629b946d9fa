import { PageHeader, Panel, Stack, Text, TextLink, TitledPanel, uiTexts } from '@marisma/area-kit/ui';
import { paths } from '../paths';
import { t } from '../texts';
import { reservations } from '../texts/en/reservations';
import { SectionLinks } from './section-links';
import { StayList } from './stay-list';
import { useHouses } from '../lib/houses';
import { Loaded } from '../lib/loaded';

export const title = t.common.title(reservations.title);

/** The stays of all houses. */
export default function ReservationsPage() {
  const texts = reservations;
  const houses = useHouses();
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack $gap={6}>
        <SectionLinks />
        <Panel>
          <Loaded query={houses} loading={texts.loading} failed={texts.failed} hint={texts.failedHint}>
            {(data) => <StayList houses={data} />}
          </Loaded>
        </Panel>
        <TitledPanel title={uiTexts.comingSoon}>
          <Stack $gap={2} $align="start">
            <Text $muted>{texts.soon}</Text>
            <TextLink to={paths.contact}>{t.comingSoon.contact}</TextLink>
          </Stack>
        </TitledPanel>
      </Stack>
    </>
  );
}
