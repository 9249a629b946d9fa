import styled from 'styled-components';
import { media, space, token } from '@marisma/area-kit/theme';
import { plural } from '@marisma/area-kit/format';
import { Picture } from '@marisma/area-kit/media';
import { useReadable } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { Badge, Button, ButtonLink, EmptyState, Heading, Panel, Text } from '@marisma/area-kit/ui';
import { useId } from 'react';
import { SampleBadge } from '../parts/own-then-samples';
import { useGuestStore } from '../frame/guest-store';
import { homeOf } from '../homes';
import { paths } from '../paths';
import { useDashboardPlace } from '../parts/dashboard-place';
import { DueNote } from '../parts/due-note';
import { HostContact } from '../parts/host-contact';
import type { Stay } from '../parts/own';
import { mayReadGuide, stateInWords } from '../parts/stay';
import { StayFacts, StayStatus } from '../parts/stay-status';
import { t } from '../texts';

const Card = styled.section`
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-top: 2px solid ${token.color.rule};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};

  ${media.tablet} {
    display: grid;
    grid-template-columns: 2fr 3fr;
  }

  ${media.desktop} {
    display: block;
  }
`;

const PictureFrame = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;

  /* Beside the text, the picture has the text's height. */
  ${media.tablet} {
    aspect-ratio: auto;
  }

  ${media.desktop} {
    aspect-ratio: 16 / 10;
  }
`;

const Countdown = styled.div`
  position: absolute;
  top: ${space(3)};
  left: ${space(3)};
`;

const Body = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(5)};
`;

const Separator = styled.hr`
  width: 100%;
  margin: ${space(1)} 0;
  border: 0;
  border-top: 1px solid ${token.color.line};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(2)};

  /* A button whose words find no room beside the other has a line of its own. */
  > * {
    flex: 1 1 auto;
    padding-inline: ${space(2)};
    white-space: nowrap;
  }

  > :first-child {
    flex-basis: 100%;
  }
`;

/** The next stay, with its actions. */
export function NextTripCard({ stay }: { stay: Stay }) {
  const { bookings } = t;
  const { nextTrip } = bookings;
  const { showCountdown } = useReadable(useGuestStore().choices);
  const { openStay } = useDashboardPlace();
  const headingId = useId();
  const home = homeOf(stay.property_id);
  const state = stateInWords(stay);
  return (
    <Card aria-labelledby={headingId}>
      <PictureFrame>
        {home && <Picture of={home.image} sizes="(min-width: 1024px) 24rem, 100vw" fill alt="" />}
        {showCountdown && stay.daysAhead > 0 && (
          <Countdown>
            <Badge $tone="gold">{plural(stay.daysAhead, nextTrip.countdown, intlLocale())}</Badge>
          </Countdown>
        )}
      </PictureFrame>
      <Body>
        <Heading level={2} size="title" id={headingId}>
          {nextTrip.title}
        </Heading>
        <div>
          <Text $strong>{stay.house}</Text>
          {home && (
            <Text $size="sm" $muted>
              {home.location}
            </Text>
          )}
        </div>
        <Text $size="sm">
          <StayFacts stay={stay} />
        </Text>
        {stay.sample ? (
          <SampleBadge />
        ) : (
          <div>
            <StayStatus stay={stay} />
            {state && (
              <Text $size="sm" $muted>
                {state}
              </Text>
            )}
            <DueNote stay={stay} />
          </div>
        )}
        <Separator aria-hidden="true" />
        <HostContact stay={stay} />
        <Actions>
          <Button onClick={() => openStay(stay.code)}>{bookings.viewDetails}</Button>
          {mayReadGuide(stay) && (
            <Button variant="outline" onClick={() => openStay(stay.code, 'guide')}>
              {nextTrip.guide}
            </Button>
          )}
          <ButtonLink variant="outline" to={paths.messages(stay.request?.id)} preventScrollReset>
            {nextTrip.messageHost}
          </ButtonLink>
          <Button variant="outline" onClick={() => openStay(stay.code, 'dates')}>
            {nextTrip.changeDates}
          </Button>
        </Actions>
      </Body>
    </Card>
  );
}

/** Replaces the next trip when no trip is planned. */
export function NoTripCard() {
  const { nextTrip } = t.bookings;
  return (
    <Panel>
      <EmptyState
        title={nextTrip.none}
        action={
          <ButtonLink variant="outline" to={paths.homes}>
            {nextTrip.browse}
          </ButtonLink>
        }
      >
        {nextTrip.noneReason}
      </EmptyState>
    </Panel>
  );
}
