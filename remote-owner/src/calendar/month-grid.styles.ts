import { nightMarks } from '@marisma/area-kit/night-grid';
import styled, { css } from 'styled-components';
import { focusRing, media, plainButton, space, token } from '@marisma/area-kit/theme';

export const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  /* A focused night stops beside the names of the houses. */
  scroll-padding-left: 7.5rem;
  padding: 3px;
`;

export const Table = styled.table<{ $weeks: boolean }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: ${({ $weeks }) => ($weeks ? '3px' : '1px 3px')};
  table-layout: ${({ $weeks }) => ($weeks ? 'fixed' : 'auto')};

  th {
    padding: ${space(1)} 0;
    font-size: ${token.size.xs};
    font-weight: 600;
    color: ${token.color.textMuted};
    text-align: center;
  }

  tbody th,
  thead th[data-corner] {
    position: sticky;
    /* The frame's padding, too: nights that are scrolled away would show there. */
    left: -3px;
    z-index: 1;
    background: ${token.color.surface};
  }

  tbody th {
    min-width: 6rem;
    max-width: 7rem;
    color: ${token.color.text};
    text-align: start;
  }

  td {
    position: relative;
    padding: 0;

    > small {
      position: absolute;
      inset: auto ${space(0.5)} ${space(1)};
      overflow: hidden;
      font-size: 0.6875rem;
      line-height: 1.2;
      text-align: center;
      text-overflow: ellipsis;
      white-space: nowrap;
      pointer-events: none;

      b {
        display: none;
      }

      /* Where a word does not fit, its letter stands; the legend has it. */
      @media (width < 30rem) {
        span {
          display: none;
        }

        b {
          display: inline;
        }
      }
    }
  }
`;

/** How a night looks that is taken, closed, today or has the focus. */
export const nightStates = css`
  ${nightMarks}
  ${focusRing}

  &[data-closed='past'],
  &[data-closed='notYours'] {
    color: ${token.color.textMuted};
  }

  &[data-closed='notYours'] {
    border-style: dashed;
  }

  &[data-today] {
    font-weight: 700;
    text-decoration: underline;
  }
`;

export const Cell = styled.button<{ $weeks: boolean }>`
  ${plainButton}
  display: block;
  width: 100%;
  min-width: ${({ $weeks }) => ($weeks ? '0' : '1.5rem')};
  height: ${({ $weeks }) => ($weeks ? '3.5rem' : '2.75rem')};
  padding: ${({ $weeks }) => ($weeks ? space(1) : 0)};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.sm};
  background: ${token.color.surface};
  font-size: ${token.size.sm};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  text-align: center;
  vertical-align: top;
  user-select: none;
  ${nightStates}

  &:focus-visible {
    outline-offset: 1px;
  }

  &[aria-disabled='true'] {
    cursor: default;
  }

  &[data-today] {
    text-underline-offset: 3px;
  }

  &[data-chosen] {
    outline: 2px solid ${token.color.accent};
    outline-offset: -3px;
    font-weight: 700;
  }

  ${media.touch} {
    min-width: ${({ $weeks }) => ($weeks ? '0' : '2.75rem')};
  }

  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      border-color: ${token.color.text};
    }
  }

  ${media.forcedColors} {
    &[data-chosen] {
      outline-color: Highlight;
    }
  }
`;

export const Swatch = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.sm};
  font-weight: 700;
  line-height: 1;
  color: ${token.color.text};
  ${nightMarks}
`;
