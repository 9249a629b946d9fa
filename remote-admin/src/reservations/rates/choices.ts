import { space } from '@marisma/area-kit/theme';
import styled from 'styled-components';

/** Boxes that are chosen among, side by side. */
export const Choices = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: ${space(1)};
    font-weight: 600;
  }

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
    column-gap: ${space(4)};
  }
`;
