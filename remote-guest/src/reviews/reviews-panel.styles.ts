import { media, plainList, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';

export const List = styled.ul`
  ${plainList}
  display: grid;

  > li {
    padding-block: ${space(5)};
    border-top: 1px solid ${token.color.line};
  }
`;

export const Row = styled.article`
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

export const Body = styled.div`
  display: grid;
  gap: ${space(1)};
  align-content: start;
`;

export const Title = styled.h3`
  font-weight: 600;
  line-height: 1.35;
`;

export const Given = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  align-items: center;
  margin-top: ${space(1)};
`;

export const Clear = styled.div`
  margin-left: -${space(4)};
`;

export const Quote = styled.blockquote`
  padding-left: ${space(4)};
  margin-top: ${space(1)};
  border-left: 1px solid ${token.color.rule};
  color: ${token.color.textMuted};
  font-size: ${token.size.sm};
`;
