import { media, space } from '@marisma/area-kit/theme';
import styled from 'styled-components';

/** Fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: ${space(5)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
