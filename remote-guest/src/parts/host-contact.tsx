import { telephone } from '@marisma/area-kit/format';
import { token } from '@marisma/area-kit/theme';
import { Stack, Text, TextLink } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../texts';
import type { Stay } from './own';
import { hostOf } from './stay';

const Label = styled.h3`
  font-size: ${token.size.xs};
  font-weight: 600;
  letter-spacing: 0.02em;
  color: ${token.color.textMuted};
`;

/** The host of the stay and their phone number. */
export function HostContact({ stay }: { stay: Stay }) {
  const { nextTrip } = t.bookings;
  const { name, phone } = hostOf(stay);
  return (
    <Stack $gap={0.5} $align="start">
      <Label>{nextTrip.hostContact}</Label>
      <Text $strong>{name}</Text>
      <TextLink href={telephone(phone)} aria-label={nextTrip.call(name, phone)}>
        {phone}
      </TextLink>
    </Stack>
  );
}
