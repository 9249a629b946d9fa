import { token } from '@marisma/area-kit/theme';
import styled, { css } from 'styled-components';
import type { Point } from '../../content/slide';
import { at } from './parts';

const columnsFrom = {
  1: css`
    ${at.wide} {
      row-gap: 0.75em;

      div {
        display: grid;
        grid-template-columns: 9.75em minmax(0, 1fr);
        column-gap: 1em;
        align-items: baseline;
      }

      dd {
        margin-top: 0;
      }
    }
  `,
  2: css`
    ${at.mid} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  `,
  3: css`
    ${at.mid} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  `,
  4: css`
    ${at.mid} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    ${at.wide} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `,
} as const;

const List = styled.dl<{ $columns: keyof typeof columnsFrom }>`
  display: grid;
  gap: 1em 2em;
  margin: 0;

  ${at.wide} {
    row-gap: 1.25em;
  }

  div {
    padding-top: 0.625em;
    border-top: 1px solid ${token.color.rule};
  }

  dt {
    font-family: ${token.font.display};
    font-size: 1.3125em;
    font-weight: 500;
    line-height: 1.15;

    &:has(svg) {
      display: flex;
      gap: 0.5em;
      align-items: center;
    }

    svg {
      flex: none;
      width: 1em;
      height: 1em;
      color: ${token.color.eyebrow};
    }
  }

  dd {
    margin-top: 0.25em;
    color: ${token.color.textMuted};
    text-wrap: pretty;
  }

  ${({ $columns }) => columnsFrom[$columns]}
`;

interface PointsProps {
  points: Point[];
  /** Number of columns where there is room. */
  columns?: keyof typeof columnsFrom;
}

/** Terms with descriptions, below thin rules. */
export function Points({ points, columns = 1 }: PointsProps) {
  return (
    <List $columns={columns}>
      {points.map(({ term, text, Icon }) => (
        <div key={term}>
          <dt>
            {Icon && <Icon aria-hidden="true" strokeWidth={1.25} />}
            <span>{term}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  );
}
