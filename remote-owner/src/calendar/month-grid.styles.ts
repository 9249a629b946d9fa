import styled, { css } from 'styled-components';
import { focusRing, media, plainButton, space, token } from '@marisma/area-kit/theme';

/** A hatched strip on top of a night, above its number. */
const hatch = (color: string) =>
  `repeating-linear-gradient(135deg, ${color} 0 2px, transparent 2px 5px) 0 0 / 100% 0.4375rem no-repeat`;

/** The marks of nights: each differs by its pattern, not by its color alone. */
export const marks = css`
  &[data-why='confirmed'] {
    background: ${token.color.accentSoft};
    border-color: ${token.color.accent};
  }

  &[data-why='pending'] {
    background: ${token.color.warningSoft};
    border: 1px dashed ${token.color.warning};
  }

  &[data-why='own'] {
    background: ${hatch(token.color.warm)}, ${token.color.surfaceSand};
  }

  &[data-why='closed'] {
    background: ${hatch(token.color.text)}, ${token.color.surfaceSunken};
  }

  &[data-why='feed'] {
    background: ${token.color.surfaceSunken};
    border: 1px dotted ${token.color.textMuted};
  }

  /* Without colors the border says it. */
  ${media.forcedColors} {
    &[data-why] {
      border: 2px solid CanvasText;
    }

    &[data-why='pending'] {
      border-style: dashed;
    }

    &[data-why='own'] {
      border: 4px double CanvasText;
    }

    &[data-why='closed'] {
      border-left-width: 6px;
    }

    &[data-why='feed'] {
      border-style: dotted;
    }
  }
`;

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
  ${marks}
  ${focusRing}

  &:focus-visible {
    outline-offset: 1px;
  }

  &[aria-disabled='true'] {
    cursor: default;
  }

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
    text-underline-offset: 3px;
  }

  &[aria-selected='true'],
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

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token.size.xs};
  color: ${token.color.textMuted};

  li {
    display: flex;
    gap: ${space(2)};
    align-items: center;
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
  ${marks}
`;
