import { media, space } from '@marisma/area-kit/theme';
import { deferred, Heading, Lead, Rule, Stack } from '@marisma/area-kit/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { BookedService } from '../parts/booked-service';
import { FormWaiting } from '../parts/form-waiting';
import { t } from '../texts';
import { PageFrame } from './page-frame';
import { ServiceSummary } from './service-summary';

const BookingForm = deferred(() => import('./booking-form'), { Waiting: FormWaiting });

const Head = styled(Stack)`
  margin-block: ${space(4)} ${space(10)};
`;

// On a phone the summary of the service comes first.
const Columns = styled.div`
  display: grid;
  gap: ${space(10)};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    gap: ${space(16)};

    > :first-child {
      order: 1;
    }
  }

  ${media.wide} {
    column-gap: ${space(28)};
  }
`;

/** A service and its booking form. */
export function BookingView({ service }: { service: BookedService }) {
  const headingId = useId();
  const { title, intro } = t.serviceBooking;
  return (
    <PageFrame>
      <Head $gap={4}>
        <Heading level={1} id={headingId}>
          {title}
        </Heading>
        <Rule $short aria-hidden="true" />
        <Lead>{intro}</Lead>
      </Head>
      <Columns>
        <ServiceSummary service={service} />
        <BookingForm service={service} labelledBy={headingId} />
      </Columns>
    </PageFrame>
  );
}
