import { darkScope, entrance, layer, token } from '@marisma/area-kit/theme';
import styled, { css, keyframes } from 'styled-components';
import type { Ground } from '../../content/slide';
import { at } from './at';

export type Place = 'current' | 'ahead' | 'away';
export type FrameGround = Ground | 'picture';

const fromRight = keyframes`
  from { opacity: 0; transform: translateX(1.5rem); }
`;
const fromLeft = keyframes`
  from { opacity: 0; transform: translateX(-1.5rem); }
`;

const places = {
  current: null,
  // Rendered so that its lazy pictures load, but invisible, unfocusable and hidden from screen readers.
  ahead: css`
    position: absolute;
    inset: 0;
    overflow: hidden;
    visibility: hidden;
    pointer-events: none;
  `,
  away: css`
    display: none;
  `,
} as const;

const grounds = {
  paper: css`
    background-color: ${token.color.page};
  `,
  sand: css`
    background-color: ${token.color.surfaceSand};
  `,
  lagoon: css`
    background-color: ${token.color.accentStrong};
  `,
  picture: css`
    background-color: ${token.color.accentStrong};
  `,
} as const;

/** One slide: at least the window's height above the bar; exactly one page in print. */
export const Frame = styled.section<{ $place: Place; $ground: FrameGround }>`
  container: slide / inline-size;
  position: relative;
  width: 100%;
  min-height: var(--slide-height);
  ${({ $ground }) => grounds[$ground]}

  @media screen {
    ${({ $place }) => places[$place]}
  }

  @media print {
    width: 1280px;
    height: 720px;
    overflow: hidden;
    break-inside: avoid;

    & + & {
      break-before: page;
    }

    &::after {
      content: attr(data-folio);
      position: absolute;
      z-index: ${layer.raised};
      right: 1.5rem;
      bottom: 1.25rem;
      padding: 0 0.5rem;
      background: ${token.color.page};
      color: ${token.color.textMuted};
      font-size: ${token.size.sm};
      font-variant-numeric: tabular-nums;
    }
  }
`;

const dark = css`
  ${darkScope}
  background-color: transparent;
`;

/** The box of a slide's layout. Sizes inside are in em, so that they scale together; 1em, the least, is 20 px at 1280. */
export const Canvas = styled.div<{ $dark: boolean; $direction: 'forward' | 'back' | null }>`
  display: grid;
  min-height: var(--slide-height);
  font-size: clamp(1.125rem, min(1.5625cqi, var(--slide-height) / 32), 2rem);
  line-height: 1.4;
  ${({ $dark }) => $dark && dark}

  @media screen {
    ${({ $direction }) => $direction && entrance($direction === 'forward' ? fromRight : fromLeft)}
  }
`;

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
