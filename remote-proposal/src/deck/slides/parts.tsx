import { Picture } from '@marisma/area-kit/media';
import { token } from '@marisma/area-kit/theme';
import styled, { css } from 'styled-components';
import type { Figure, Point, Slide, SlidePicture } from '../../content/slide';

/**
 * Container queries on the slide's width, not the window's, so that the same rules apply on screen and in
 * print.
 */
export const at = {
  mid: '@container slide (min-width: 40rem)',
  wide: '@container slide (min-width: 60rem)',
} as const;

/** The margins of a slide. */
export const padding = css`
  padding: 2.5em 1.25em 2em;

  ${at.mid} {
    padding: min(3em, var(--slide-height) / 10) 2.5em min(2.5em, var(--slide-height) / 12);
  }

  ${at.wide} {
    padding: 2em 4em 1.75em;
  }
`;

/** What is said below or beside the rest of a slide. */
export const Note = styled.p`
  color: ${token.color.textMuted};
  font-size: 1em;
`;

/** A box that is covered by a picture. */
export const PictureBox = styled.div`
  position: relative;
  overflow: hidden;
  min-height: 12em;
`;

interface SlideImageProps {
  picture: SlidePicture;
  sizes: string;
  /** True for the cover's picture, which loads with high priority. */
  priority?: boolean;
  art?: boolean;
}

/** A picture that covers the nearest positioned box, with alt text in the deck's language. */
export const SlideImage = ({ picture, ...rest }: SlideImageProps) => (
  <Picture of={picture.of} alt={picture.alt} fill {...rest} />
);

const Group = styled.header`
  display: grid;
  gap: 0.75em;
  align-content: start;
  justify-items: start;
`;

const Name = styled.p`
  display: flex;
  gap: 1em;
  align-items: center;
  color: ${token.color.eyebrow};
  font-size: 1em;
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: 0.12em;
  text-transform: uppercase;

  &::before {
    content: '';
    flex: none;
    width: 2.5em;
    height: 1px;
    background: ${token.color.rule};
  }
`;

const Title = styled.h2<{ $large?: boolean }>`
  max-width: ${({ $large }) => ($large ? '15em' : '20em')};
  font-family: ${token.font.display};
  font-size: ${({ $large }) => ($large ? '2.4375em' : '2em')};
  font-weight: 500;
  line-height: 1.06;
  letter-spacing: -0.01em;
  text-wrap: balance;

  ${at.mid} {
    font-size: ${({ $large }) => ($large ? 'min(3.0625em, var(--slide-height) / 7)' : '2.1875em')};
  }

  ${at.wide} {
    font-size: ${({ $large }) => ($large ? '3.75em' : '2.625em')};
  }
`;

const Lead = styled.p`
  max-width: 34em;
  color: ${token.color.textMuted};
  font-size: 1em;
  line-height: 1.4;
  text-wrap: pretty;
`;

interface HeadingProps {
  slide: Pick<Slide, 'name' | 'title' | 'lead'>;
  large?: boolean;
}

/** A slide's name, headline and lead sentence. */
export function Heading({ slide, large }: HeadingProps) {
  return (
    <Group>
      <Name>{slide.name}</Name>
      <Title $large={large}>{slide.title}</Title>
      {slide.lead && <Lead>{slide.lead}</Lead>}
    </Group>
  );
}

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
