import { telephone } from '@marisma/area-kit/format';
import { describeHours, usualHours } from '@marisma/area-kit/office-hours';
import { ButtonLink, Dialog, Heading, KeyValueList, Text, TextLink } from '@marisma/area-kit/ui';
import { space } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import { useStayDates } from '../parts/stay-facts';
import { paths } from '../paths';
import { threadPath } from '../lib/dashboard-place';
import type { Booking } from '../lib/booking';
import { t } from '../texts';

const Content = styled.div`
  display: grid;
  gap: ${space(4)};
`;

type ChangeDatesDialogProps = { booking: Booking; thread?: string; title: string; onClose: () => void };

/** Says whom to ask for other dates, and how; dates cannot be changed here. */
export function ChangeDatesDialog({ booking, thread, title, onClose }: ChangeDatesDialogProps) {
  const { bookings, homes } = t;
  const { changeDates } = bookings;
  const dates = useStayDates();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <ButtonLink variant="outline" to={paths.contact}>
            {changeDates.write}
          </ButtonLink>
          <ButtonLink to={threadPath(thread)} preventScrollReset onClick={onClose}>
            {changeDates.messageHost}
          </ButtonLink>
        </>
      }
    >
      <Content>
        <Text>{changeDates.lead(homes[booking.property].title, dates(booking))}</Text>
        <Text $muted>{changeDates.explain}</Text>
        <Heading level={3} size="lg">
          {changeDates.ask}
        </Heading>
        <KeyValueList
          items={[
            {
              key: changeDates.host(booking.host),
              value: <TextLink href={telephone(booking.hostPhone)}>{booking.hostPhone}</TextLink>,
            },
            { key: changeDates.team, value: describeHours(usualHours).join(', ') },
          ]}
        />
      </Content>
    </Dialog>
  );
}
