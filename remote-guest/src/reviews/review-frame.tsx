import { Picture } from '@marisma/area-kit/media';
import { media, space, token } from '@marisma/area-kit/theme';
import { Stack, Subheading, Text } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { homeOf } from '../homes';
import type { Stay } from '../parts/own';
import { StayFacts } from '../parts/stay-status';

const Row = styled.article`
  display: grid;
  grid-template-columns: 4.5rem 1fr;
  gap: ${space(4)};

  ${media.tablet} {
    grid-template-columns: 7rem 1fr;
    gap: ${space(5)};
  }

  img {
    border-radius: ${token.radius.md};
  }
`;

/** A past stay: its house and dates, and below them what is said of it. */
export function ReviewFrame({ stay, children }: { stay: Stay; children: ReactNode }) {
  const home = homeOf(stay.property_id);
  return (
    <Row>
      <div>{home && <Picture of={home.image} sizes="7rem" ratio="1" alt="" />}</div>
      <Stack $gap={1}>
        <Subheading>{stay.house}</Subheading>
        <Text $size="sm" $muted>
          <StayFacts stay={stay} />
        </Text>
        {children}
      </Stack>
    </Row>
  );
}
