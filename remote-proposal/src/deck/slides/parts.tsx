import { Picture } from '@marisma/area-kit/media';
import { token } from '@marisma/area-kit/theme';
import styled, { css } from 'styled-components';
import type { Figure, SlidePicture } from '../../content/slide';

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
export const FigurePair = ({ figure }: { figure: Figure }) => (
  <Pair>
    <dt>{figure.label}</dt>
    <dd>{figure.value}</dd>
  </Pair>
);
