import { plainList, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';

export const Plain = styled.ul`
  ${plainList}
`;

export const Note = styled.div`
  margin-top: ${space(6)};
`;

export const Sample = styled.section`
  margin-top: ${space(10)};
  padding-top: ${space(6)};
  border-top: 1px solid ${token.color.rule};
`;

export const SampleTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  margin-bottom: ${space(5)};
`;
