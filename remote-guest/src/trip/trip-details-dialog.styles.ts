import { space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';

export const Section = styled.section`
  display: grid;
  gap: ${space(1)};
  margin-block: ${space(5)};
  padding-top: ${space(5)};
  border-top: 1px solid ${token.color.line};
`;
