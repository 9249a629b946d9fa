import { Link } from '@marisma/area-kit/router';
import { media, motion, space, token } from '@marisma/area-kit/theme';
import { Badge } from '@marisma/area-kit/ui';
import styled, { css, type RuleSet } from 'styled-components';
import { coveringLink } from './covering-link';

/** `feature`: the only card in a grid, as wide as the grid. */
export type CardLayout = 'grid' | 'list' | 'feature';

const stacked = css`
  grid-template-rows: auto 1fr;
  gap: ${space(5)};
`;

// On a phone a list row has a small picture with the essentials beside it.
const row = css`
  grid-template-columns: 7rem 1fr;
  gap: ${space(4)};
  padding-bottom: ${space(8)};
  border-bottom: 1px solid ${token.color.line};

  ${media.largeText} {
    grid-template-columns: 1fr;
  }

  ${media.tablet} {
    grid-template-columns: 5fr 6fr;
    gap: ${space(8)};
    align-items: center;
  }
`;

const feature = css`
  ${stacked}

  ${media.tablet} {
    grid-template: auto / 7fr 5fr;
    gap: ${space(10)};
    align-items: center;
  }
`;

const layouts: Record<CardLayout, RuleSet> = { grid: stacked, list: row, feature };

export const Card = styled.article<{ $layout: CardLayout }>`
  position: relative;
  display: grid;
  height: 100%;
  ${({ $layout }) => layouts[$layout]}
`;

export const Crop = styled.div<{ $layout: CardLayout; $faded: boolean }>`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${({ $layout }) => ($layout === 'list' ? '4 / 5' : '3 / 2')};

  ${media.tablet} {
    aspect-ratio: 3 / 2;
  }

  img {
    ${motion('transform', '280ms')}
    ${({ $faded }) => $faded && 'opacity: 0.55;'}
  }

  ${media.hover} {
    ${Card}:hover & img {
      transform: scale(1.025);
    }
  }
`;

export const Featured = styled(Badge)<{ $layout: CardLayout }>`
  position: absolute;
  top: ${space(3)};
  left: ${space(3)};

  ${({ $layout }) =>
    $layout === 'list' &&
    css`
      ${media.phoneOnly} {
        top: ${space(1)};
        left: ${space(1)};
      }
    `}
`;

export const Summary = styled.p<{ $layout: CardLayout }>`
  color: ${token.color.textMuted};
  text-wrap: pretty;

  ${({ $layout }) =>
    $layout === 'list' &&
    css`
      ${media.phoneOnly} {
        display: none;
      }
    `}
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  width: 100%;
  margin-top: auto;
`;

export const Details = styled(Link)`
  ${coveringLink}
`;
