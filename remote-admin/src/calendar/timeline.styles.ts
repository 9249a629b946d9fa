import { nightMarks } from '@marisma/area-kit/night-grid';
import styled, { css } from 'styled-components';
import { focusRing, media, motion, plainButton, plainList, space, token } from '@marisma/area-kit/theme';

export const Scroll = styled.div`
  --names: 7rem;
  position: relative;
  overflow-x: auto;
  /* A focused night stops beside the names of the houses. */
  scroll-padding-left: calc(var(--names) + 0.5rem);
  padding: 3px;
  ${motion('opacity')}

  &[data-old] {
    opacity: 0.5;
  }

  ${media.tablet} {
    --names: 8rem;
  }
`;

/* 30 nights fit beside the sidebar on a screen of 1280 px. */
const leastWidth = { 14: '3.25rem', 30: '1.5rem', 90: '1.5rem' };

export const Row = styled.div<{ $days: 14 | 30 | 90 }>`
  --least: ${({ $days }) => leastWidth[$days]};
  display: grid;
  grid-template-columns: var(--names) repeat(${({ $days }) => $days}, minmax(var(--least), 1fr));
  width: 100%;
  /* Not by content: each row is a grid of its own, and nights of all houses stand below each other. */
  min-width: calc(var(--names) + ${({ $days }) => $days} * var(--least));
  min-height: 3rem;
  border-bottom: 1px solid ${token.color.line};

  ${media.touch} {
    --least: max(2.75rem, ${({ $days }) => leastWidth[$days]});
  }
`;

const sticky = css`
  position: sticky;
  /* The frame's padding, too: nights that are scrolled away would show there. */
  left: -3px;
  z-index: 2;
  display: flex;
  align-items: center;
  padding-inline-end: ${space(2)};
  background: ${token.color.surface};
  font-size: ${token.size.xs};
  font-weight: 600;
`;

export const Name = styled.div`
  ${sticky}
  overflow-wrap: anywhere;
`;

export const Head = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  font-size: ${token.size.xs};
  font-variant-numeric: lining-nums tabular-nums;
  line-height: 1.25;
  color: ${token.color.textMuted};
  white-space: nowrap;

  &[data-month] {
    border-inline-start: 1px solid ${token.color.lineStrong};
  }

  &[data-today] {
    background: ${token.color.accent};
    color: ${token.color.onAccent};
    font-weight: 700;
  }

  small {
    font-size: 0.6875rem;
  }
`;

export const CellBox = styled.div`
  position: relative;
  min-width: 0;
  padding-block: 2px;
`;

export const CellButton = styled.button`
  ${plainButton}
  display: block;
  width: 100%;
  height: 100%;
  min-height: 2.75rem;
  /* Not 'hidden': the words inside would stick to this box and not to the frame that scrolls. */
  overflow: clip;
  padding-inline: ${space(1)};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.sm};
  background: ${token.color.surface};
  font-size: ${token.size.xs};
  line-height: 1.2;
  user-select: none;
  ${nightMarks}

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }

  &[data-mark='free'],
  &[data-mark='past'] {
    padding-inline: 0;
  }

  &[data-mark='past'] {
    background: ${token.color.surfaceSand};
    cursor: default;
  }

  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      border-color: ${token.color.text};
    }
  }
`;

/** The words of a cell: of a long stay they stay in sight, beside the names of the houses. */
export const Label = styled.span`
  position: sticky;
  left: calc(var(--names) + ${space(1)});
  display: block;
  width: fit-content;
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The end of a stay, which is dragged to make it longer. Its form does the same. */
export const Handle = styled.span`
  position: absolute;
  inset: 2px 1px 2px auto;
  width: 0.5rem;
  cursor: ew-resize;
  touch-action: none;
`;

/** Where a stay would lie after the drag. */
export const Ghost = styled.span`
  align-self: stretch;
  margin: 2px 1px;
  border: 2px solid ${token.color.focus};
  border-radius: ${token.radius.sm};
  pointer-events: none;
  z-index: 1;
`;

/** Today's column. */
export const TodayLine = styled.span`
  align-self: stretch;
  border-inline-start: 2px solid ${token.color.accent};
  pointer-events: none;
  z-index: 1;
`;

export const Swatch = styled.span`
  display: block;
  flex: none;
  width: 1.5rem;
  height: 1.125rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.sm};
  ${nightMarks}
`;

export const Lines = styled.ul`
  ${plainList}

  button {
    ${plainButton}
    min-height: 2.75rem;
    padding-block: ${space(2)};
    text-decoration: underline;
    text-underline-offset: 3px;
    ${focusRing}
  }
`;
