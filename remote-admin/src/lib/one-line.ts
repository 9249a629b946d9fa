import { media } from '@marisma/area-kit/theme';
import styled from 'styled-components';

/** Dates or a code in a table, which break apart nowhere but on a phone. */
export const OneLine = styled.span`
  ${media.tablet} {
    white-space: nowrap;
  }
`;
