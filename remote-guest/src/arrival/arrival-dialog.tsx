import { Button, ButtonLink, Dialog, KeyValueList, Stack, Text } from '@marisma/area-kit/ui';
import { formatClock } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { Awaited } from '../parts/awaited';
import { useDashboardPlace } from '../parts/dashboard-place';
import type { Stay } from '../parts/own';
import { t } from '../texts';
import { useArrival, type Arrival } from './queries';
import { paths } from '../paths';
import { ArrivalForm } from './arrival-form';

/** What a guest has said of the arrival, to read. */
function ArrivalFacts({ stay, arrival }: { stay: Stay; arrival: Arrival }) {
  const { leaveStep, closeStay } = useDashboardPlace();
  const texts = t.arrival;
  const { arrives_at, travel, flight, party, diet, wishes, version } = arrival;
  const facts = [
    [texts.time, arrives_at && formatClock(arrives_at, intlLocale())],
    [texts.travel, [travel && texts.ways[travel], flight].filter(Boolean).join(', ')],
    [texts.who, party.map(({ name, age }) => (age === undefined ? name : texts.child(name, age))).join(', ')],
    [texts.diet, diet],
    [texts.wishes, wishes],
  ] as const;
  return (
    <Dialog
      open
      title={texts.title}
      onClose={closeStay}
      actions={
        <>
          <ButtonLink variant="outline" to={paths.messages(stay.request?.id)} preventScrollReset>
            {t.stay.actions.message}
          </ButtonLink>
          <Button onClick={leaveStep}>{texts.back}</Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Text $muted>{texts.over}</Text>
        {version === 0 ? (
          <Text>{texts.nothing}</Text>
        ) : (
          <KeyValueList items={facts.map(([key, value]) => ({ key, value: value || texts.none }))} />
        )}
      </Stack>
    </Dialog>
  );
}

/** How a guest arrives and who comes: a form until the day of arrival is over, then to read. */
export function ArrivalDialog({ stay }: { stay: Stay }) {
  const { arriving, actions } = t.stay;
  const query = useArrival(stay.id);
  const { closeStay } = useDashboardPlace();
  const { data, refetch } = query;
  if (data && stay.daysAhead < 0) return <ArrivalFacts stay={stay} arrival={data} />;
  if (data) {
    const readVersion = async () => (await refetch()).data?.version;
    return <ArrivalForm stay={stay} arrival={data} readVersion={readVersion} />;
  }
  return (
    <Dialog open title={actions.arrival} onClose={closeStay}>
      <Awaited query={query} failed={arriving.failed} loading={arriving.loading} />
    </Dialog>
  );
}
