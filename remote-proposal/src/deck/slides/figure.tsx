import { token } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import type { Figure } from '../../content/slide';

const Pair = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5em;
  text-wrap: balance;

  dt {
    order: 2;
    max-width: 16em;
    color: ${token.color.textMuted};
    font-size: 1em;
    line-height: 1.4;
  }

  dd {
    margin: 0;
    color: ${token.color.accent};
    font-family: ${token.font.display};
    font-size: 3.9375em;
    font-variant-numeric: lining-nums;
    font-weight: 500;
    line-height: 0.9;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
`;

/** A large number above its label; inside a `dl`. */
export const FigurePair = ({ figure, className }: { figure: Figure; className?: string }) => (
  <Pair className={className}>
    <dt>{figure.label}</dt>
    <dd>{figure.value}</dd>
  </Pair>
);
