import { media, plainList, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';

export const List = styled.ul`
  ${plainList}
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  grid-template-areas: 'what what amount' 'status receipt receipt';
  gap: ${space(3)} ${space(4)};
  align-items: center;
  padding-block: ${space(4)};
  border-bottom: 1px solid ${token.color.line};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 7rem 6rem 8.5rem;
    grid-template-areas: 'what status amount receipt';
  }
`;

export const What = styled.div`
  grid-area: what;

  time {
    white-space: nowrap;
  }
`;

export const Status = styled.div`
  grid-area: status;
`;

export const Amount = styled.p`
  grid-area: amount;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

export const Receipt = styled.div`
  grid-area: receipt;
  text-align: right;
`;
