import { useShell } from '@marisma/shared/shell';
import {
  ErrorState,
  PageHeader,
  Panel,
  Spinner,
  Stack,
  Text,
  TextLink,
  TitledPanel,
  uiTexts,
} from '@marisma/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../paths';
import { t } from '../texts';
import { reservations } from '../texts/en/reservations';
import { StayList } from './stay-list';
import { readHouses } from './stays.data';

export const title = t.common.title(reservations.title);

/** The stays of all houses. */
export default function ReservationsPage() {
  const texts = reservations;
  const { supabase } = useShell();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['houses'],
    queryFn: async ({ signal }) => readHouses(await supabase(), signal),
    meta: { during: 'reading the houses' },
  });
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack $gap={6}>
        <Panel>
          {data ? (
            <StayList houses={data} />
          ) : error ? (
            <ErrorState
              title={texts.failed}
              reason={texts.failedHint}
              onRetry={() => void refetch()}
              busy={isFetching}
            />
          ) : (
            <Spinner label={texts.loading} />
          )}
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
