import { telephone } from '@marisma/area-kit/format';
import { describeHours, usualHours } from '@marisma/area-kit/office-hours';
import { ButtonLink, Dialog, Heading, KeyValueList, Stack, Text, TextLink } from '@marisma/area-kit/ui';
import { paths } from '../paths';
import type { StepProps } from '../parts/change-dialog';
import { t } from '../texts';
import { datesInWords } from '../words';
import { hostOf } from '../parts/stay';

/** Says whom to ask for other dates of a sample, and how; its dates cannot be changed. */
export function SampleDatesDialog({ stay, onClose }: StepProps) {
  const texts = t.bookings.changeDates;
  const { name, phone } = hostOf(stay);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <ButtonLink variant="outline" to={paths.contact}>
            {texts.write}
          </ButtonLink>
          <ButtonLink to={paths.messages(stay.request?.id)} preventScrollReset>
            {texts.messageHost}
          </ButtonLink>
        </>
      }
    >
      <Stack $gap={4}>
        <Text>{texts.lead(stay.house, datesInWords(stay))}</Text>
        <Text $muted>{texts.explain}</Text>
        <Heading level={3} size="lg">
          {texts.ask}
        </Heading>
        <KeyValueList
          items={[
            { key: texts.host(name), value: <TextLink href={telephone(phone)}>{phone}</TextLink> },
            { key: texts.team, value: describeHours(usualHours).join(', ') },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
