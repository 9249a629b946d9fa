import { formatClock } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { Button, ButtonLink, Dialog, KeyValueList, Stack, Text } from '@marisma/area-kit/ui';
import { threadPath } from '../../dashboard-place';
import { t } from '../../../texts';
import type { StepProps } from '../step-props';
import type { Arrival } from './arrival.data';

/** What a guest has said of the arrival, to read. */
export function ArrivalFacts({ live, arrival, onDone, onClose }: StepProps & { arrival: Arrival }) {
  const texts = t.arrival;
  const { time, travel, flight, party, diet, wishes, version } = arrival;
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <ButtonLink variant="outline" to={threadPath(live.thread)} preventScrollReset>
            {t.stay.actions.message}
          </ButtonLink>
          <Button onClick={onDone}>{texts.back}</Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Text $muted>{texts.over}</Text>
        {version === 0 ? (
          <Text>{texts.nothing}</Text>
        ) : (
          <KeyValueList
            items={[
              { key: texts.time, value: time ? formatClock(time, intlLocale()) : texts.none },
              {
                key: texts.travel,
                value: [travel && texts.ways[travel], flight].filter(Boolean).join(', ') || texts.none,
              },
              {
                key: texts.who,
                value:
                  party
                    .map(({ name, age }) => (age === undefined ? name : texts.child(name, age)))
                    .join(', ') || texts.none,
              },
              { key: texts.diet, value: diet || texts.none },
              { key: texts.wishes, value: wishes || texts.none },
            ]}
          />
        )}
      </Stack>
    </Dialog>
  );
}
