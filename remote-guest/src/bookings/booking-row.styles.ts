import { media, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';

export const Row = styled.article`
  display: grid;
  gap: ${space(4)};

  ${media.tablet} {
    grid-template-columns: 12rem 1fr;
    gap: ${space(5)};
  }
`;

export const Thumb = styled.div`
  align-self: start;
  overflow: hidden;
  border-radius: ${token.radius.md};

  ${media.phoneOnly} {
    img {
      aspect-ratio: 16 / 9;
    }
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${space(1)};
  align-content: start;
`;

export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  justify-content: space-between;
`;

export const Title = styled.h3`
  font-size: ${token.size.lg};
  font-weight: 600;
  line-height: 1.35;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(2)};
`;
