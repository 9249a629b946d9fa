import { plainList, space } from '@marisma/shared/theme';
import styled from 'styled-components';

export const Plain = styled.ul`
  ${plainList}
`;

export const Note = styled.div`
  margin-top: ${space(6)};
`;
