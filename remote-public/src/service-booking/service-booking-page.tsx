import { useLocation } from '@marisma/area-kit/router';
import { media, space } from '@marisma/area-kit/theme';
import {
  Container,
  deferred,
  Heading,
  Lead,
  Rule,
  Spinner,
  Stack,
  TextLink,
  useHydrated,
} from '@marisma/area-kit/ui';
import { ArrowLeft } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { BookedService } from '../parts/booked-service';
import { FormWaiting } from '../parts/form-waiting';
import { paths } from '../parts/paths';
import { t } from '../texts';
import { readService } from './read-service';
import { ServiceSummary } from './service-summary';
import { suggestedServices } from '../content/services';
import { NotFoundIntro } from '../parts/not-found-intro';
import { TitledSection } from '../parts/section-heading';
import { ServiceList } from '../parts/service-list';

/** The page for a visit without a service, as from a bookmark: a link back, and three suggestions. */
function ServiceNotFound() {
  const { notFound, notFoundText, back } = t.serviceBooking;
  return (
    <>
      <NotFoundIntro title={notFound} text={notFoundText} back={{ to: paths.concierge, label: back }} />
      <TitledSection tone="sand" title={t.concierge.title}>
        <ServiceList services={suggestedServices} level={3} />
      </TitledSection>
    </>
  );
}

export const { title, description } = t.meta.serviceBooking;

const BookingForm = deferred(() => import('./booking-form'), { Waiting: FormWaiting });

const Frame = styled(Container)`
  padding-block: ${space(6)} ${space(16)};

  ${media.tablet} {
    padding-block: ${space(8)} ${space(24)};
  }
`;

const Back = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

/** The column of the booking page, with a back link above it. */
function PageFrame({ children }: { children: ReactNode }) {
  return (
    <Frame $width="wide">
      <Back to={paths.concierge}>
        <ArrowLeft aria-hidden="true" strokeWidth={1.5} />
        {t.serviceBooking.back}
      </Back>
      {children}
    </Frame>
  );
}

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
function BookingView({ service }: { service: BookedService }) {
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

/** The booking of the service in the history entry's state, which survives a reload. */
export default function ServiceBookingPage() {
  const { state } = useLocation();
  const hydrated = useHydrated();
  if (!hydrated)
    return (
      <PageFrame>
        <Heading level={1}>{t.serviceBooking.title}</Heading>
        <Spinner label={t.common.loading} fill />
      </PageFrame>
    );
  const service = readService(state);
  return service ? <BookingView key={service.title} service={service} /> : <ServiceNotFound />;
}
