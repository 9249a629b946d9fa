import { Heading } from '@marisma/area-kit/ui';
import styled from 'styled-components';

/** A month as a heading: with a capital in Spanish, too, which writes months in lower case. */
export const MonthName = styled(Heading)`
  &::first-letter {
    text-transform: uppercase;
  }
`;
