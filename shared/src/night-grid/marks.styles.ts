import styled, { css } from 'styled-components';
import { media, plainList, space, token } from '../theme';

/** A hatched strip on top of a night, above its number. */
const hatch = (color: string) =>
  `repeating-linear-gradient(135deg, ${color} 0 2px, transparent 2px 5px) 0 0 / 100% 0.4375rem no-repeat`;
const stripes = (color: string, other: string) =>
  `repeating-linear-gradient(135deg, ${color} 0 3px, ${other} 3px 7px)`;

/** The marks of nights, by `data-mark`: each differs by its pattern, not by its color alone. */
export const nightMarks = css`
  &[data-mark='confirmed'] {
    background: ${token.color.accentSoft};
    border-color: ${token.color.accent};
  }

  &[data-mark='pending'] {
    background: ${token.color.warningSoft};
    border: 1px dashed ${token.color.warning};
  }

  &[data-mark='block'] {
    background: ${token.color.surfaceSunken};
    border-inline-start: 4px double ${token.color.text};
  }

  &[data-mark='own'] {
    background: ${hatch(token.color.warm)}, ${token.color.surfaceSand};
  }

  &[data-mark='closed'] {
    background: ${hatch(token.color.text)}, ${token.color.surfaceSunken};
  }

  &[data-mark='feed'] {
    background: ${token.color.surfaceSunken};
    border: 1px dotted ${token.color.textMuted};
  }

  &[data-mark='gap'] {
    background: ${stripes(token.color.surfaceSand, token.color.surface)};
    border: 1px dashed ${token.color.warm};
  }

  /* Without colors the border says it. */
  ${media.forcedColors} {
    &:is([data-mark='confirmed'], [data-mark='block'], [data-mark='closed']) {
      border: 2px solid CanvasText;
    }

    &[data-mark='pending'] {
      border: 2px dashed CanvasText;
    }

    &[data-mark='block'] {
      border-inline-start: 6px double CanvasText;
    }

    &[data-mark='closed'] {
      border-left-width: 6px;
    }

    &[data-mark='feed'] {
      border: 2px dotted CanvasText;
    }

    &:is([data-mark='own'], [data-mark='gap']) {
      border: 4px double CanvasText;
    }
  }
`;

/** What the marks mean. */
export const LegendList = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  font-size: ${token.size.xs};
  color: ${token.color.textMuted};

  li {
    display: flex;
    gap: ${space(2)};
    align-items: center;
  }
`;
