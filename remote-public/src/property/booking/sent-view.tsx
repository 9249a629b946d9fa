import { HOUSE_ZONE, withoutDayComma } from '@marisma/area-kit/format';
import type { OwnStay } from '@marisma/area-kit/booking';
import { ButtonLink, FormStatus, Text } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import { space } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import { useIsClient } from '../../parts/use-account';
import { booking as texts } from '../../texts/en/booking';
import { common } from '../../texts/en/common';

const DASHBOARD = '/dashboard';

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** Day and time of a moment, in the house's time zone or the visitor's. */
function moment(at: Date, timeZone?: string): [day: string, time: string] {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    withoutDayComma(new Intl.DateTimeFormat(common.locale, { ...options, timeZone }).format(at));
  return [
    part({ weekday: 'long', month: 'long', day: 'numeric' }),
    part({ hour: 'numeric', minute: '2-digit' }),
  ];
}

interface SentViewProps {
  stay: OwnStay;
  /** When the office answers; only for a request that was just sent. */
  answerDue?: ReactNode;
  /** How the first payment is made. */
  payment: string;
  /** Whether it is in a sheet: its link then replaces the sheet's history entry. */
  inSheet?: boolean;
}

/** What follows a request: until when the nights are kept, and where it can be seen. */
export function SentView({ stay, answerDue, payment, inSheet = false }: SentViewProps) {
  const isClient = useIsClient();
  const until = stay.hold_until ? new Date(stay.hold_until) : undefined;
  const houseTime = until && moment(until, HOUSE_ZONE);
  const localTime = until && moment(until);
  return (
    <Frame>
      <FormStatus tone="success">
        <strong>{texts.code(stay.code)}</strong>
        {answerDue && <Text>{answerDue}</Text>}
      </FormStatus>
      {houseTime && localTime && (
        <Text>
          {texts.keptUntil(...houseTime)}{' '}
          {String(localTime) !== String(houseTime) && texts.whereYouAre(...localTime)}
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
