import { HOUSE_ZONE } from '@marisma/area-kit/format';
import { useSession } from '@marisma/area-kit/shell';
import type { OwnStay } from '@marisma/area-kit/booking';
import { media, space } from '@marisma/area-kit/theme';
import { ButtonLink, FormStatus, Text } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { common } from '../../texts/en/common';
import { booking as texts } from '../../texts/en/booking';

const DASHBOARD = '/dashboard';

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
`;

// Lines of the longest time, which a visitor in another time zone reads.
const Due = styled(Text)`
  min-height: 2lh;

  ${media.phoneOnly} {
    min-height: 4lh;
  }
`;

/** A moment in words, in the house's time zone or the visitor's. */
const moment = (at: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat(common.locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(at);

interface SentViewProps {
  stay: OwnStay;
  /** Until when the house answers; only of a request that was just sent. */
  answerDue?: ReactNode;
  /** How the first payment is made. */
  payment: string;
  /** Whether it stands in a sheet, whose step in the history its link takes over. */
  inSheet?: boolean;
}

/** What follows a request: until when the nights are kept, and where it can be seen. */
export function SentView({ stay, answerDue, payment, inSheet = false }: SentViewProps) {
  const session = useSession();
  const isClient = session.status === 'signedIn' && session.roles.includes('client');
  const until = stay.hold_until ? new Date(stay.hold_until) : undefined;
  const [there, here] = until ? [moment(until, HOUSE_ZONE), moment(until)] : ['', ''];
  return (
    <Frame>
      <FormStatus tone="success">
        <strong>{texts.code(stay.code)}</strong>
        {answerDue && <Due>{answerDue}</Due>}
      </FormStatus>
      {until && (
        <Text>
          {texts.keptUntil(there)} {here !== there && texts.whereYouAre(here)}
        </Text>
      )}
      <Text $muted>
        {texts.next} {payment}
      </Text>
      {isClient ? (
        <ButtonLink to={DASHBOARD} variant="outline" replace={inSheet}>
          {texts.dashboard}
        </ButtonLink>
      ) : (
        <Text>{texts.byMail}</Text>
      )}
    </Frame>
  );
}
