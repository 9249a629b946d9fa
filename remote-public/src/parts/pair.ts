import { media, space } from '@marisma/shared/theme';
import styled from 'styled-components';

/** Fields that stand side by side once there is room for it. */
export const Pair = styled.div`
  display: grid;
  gap: ${space(5)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
