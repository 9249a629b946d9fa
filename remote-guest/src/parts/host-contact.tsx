import { telephone } from '@marisma/area-kit/format';
import { TextLink } from '@marisma/area-kit/ui';
import { space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import type { Booking } from '../lib/booking';
import { t } from '../texts';

const Frame = styled.div`
  display: grid;
  gap: ${space(0.5)};
  justify-items: start;
`;

const Label = styled.h3`
  font-size: ${token.size.xs};
  font-weight: 600;
  letter-spacing: 0.02em;
  color: ${token.color.textMuted};
`;

const Name = styled.p`
  font-weight: 600;
`;

/** The host of the stay and their phone number. */
export function HostContact({ host, hostPhone }: Pick<Booking, 'host' | 'hostPhone'>) {
  const { nextTrip } = t.bookings;
  return (
    <Frame>
      <Label>{nextTrip.hostContact}</Label>
      <Name>{host}</Name>
      <TextLink href={telephone(hostPhone)} aria-label={nextTrip.call(host, hostPhone)}>
        {hostPhone}
      </TextLink>
    </Frame>
  );
}
