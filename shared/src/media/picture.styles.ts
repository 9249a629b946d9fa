import { css, styled } from 'styled-components';
import { palette } from '../theme/palette';
import { PORTRAIT_PHONE } from './art-direction';

export interface ImageStyle {
  readonly $color: string;
  readonly $bright?: boolean;
  readonly $placeholder?: string;
  readonly $focus: string;
  readonly $portraitFocus?: string;
  readonly $ratio?: string | number;
  readonly $fill?: boolean;
}

const fill = css`
  position: absolute;
  inset: 0;
  height: 100%;
`;

/** Static, so that a picture shown later adds no media query: that would make the browser style every element anew. */
const Cropped = styled.img`
  display: block;
  width: 100%;
  height: auto;
  object-fit: cover;
  object-position: var(--focus);

  @media ${PORTRAIT_PHONE} {
    object-position: var(--portrait-focus, var(--focus));
  }
`;

/**
 * The placeholder is a class, not a style attribute or a `data:` image: the content security policy refuses both in
 * prerendered pages. The loaded picture covers the placeholder.
 */
export const Image = styled(Cropped)<ImageStyle>`
  --focus: ${({ $focus }) => $focus};
  ${({ $portraitFocus }) => $portraitFocus && `--portrait-focus: ${$portraitFocus};`}
  /* Color of the alternative text, shown when the picture fails to load. */
  color: ${({ $bright }) => ($bright ? palette.ink : palette.white)};
  background-color: ${({ $color }) => $color};
  ${({ $placeholder }) => $placeholder && `background-image: ${$placeholder};`}
  ${({ $ratio }) => $ratio && `aspect-ratio: ${$ratio};`}
  ${({ $fill }) => $fill && fill}
`;
