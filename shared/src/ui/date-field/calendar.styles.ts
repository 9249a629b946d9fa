import styled from 'styled-components';
import { focusRing, media, space, token } from '../../theme';

/** What a calendar of months looks like. */
export const CalendarFrame = styled.div`
  .picker {
    position: relative;
  }

  .pagers {
    position: absolute;
    inset: 0 0 auto;
    display: flex;
    justify-content: space-between;

    button {
      display: grid;
      place-items: center;
      width: 2.75rem;
      height: 2.75rem;
      border: 0;
      border-radius: ${token.radius.round};
      background: none;
      color: ${token.color.text};
      ${focusRing}
    }

    svg {
      width: 1.125rem;
      fill: currentcolor;
    }

    [aria-disabled='true'] {
      opacity: 0.35;
      cursor: not-allowed;
    }
  }

  .caption {
    display: grid;
    place-items: center;
    height: 2.75rem;
    font-weight: 600;
    pointer-events: none;
  }

  table {
    width: 100%;
    margin-top: ${space(2)};
    border-collapse: collapse;
  }

  th {
    width: calc(100% / 7);
    padding: ${space(1)} 0 ${space(2)};
    font-size: 0.75rem;
    font-weight: 500;
    color: ${token.color.textMuted};
  }

  td {
    padding: 1px;
    text-align: center;
  }

  td > button {
    display: grid;
    place-items: center;
    width: 100%;
    min-width: 2.5rem;
    height: 2.75rem;
    padding: 0;
    border: 1px solid transparent;
    border-radius: ${token.radius.sm};
    background: none;
    color: inherit;
    font-variant-numeric: tabular-nums;
    ${focusRing}

    &:disabled {
      color: ${token.color.textMuted};
      text-decoration: line-through;
      opacity: 0.65;
      cursor: not-allowed;
    }
  }

  [data-today] > button {
    border-color: ${token.color.rule};
    font-weight: 600;
  }

  [aria-selected='true'] > button {
    background: ${token.color.accent};
    color: ${token.color.onAccent};
  }

  ${media.hover} {
    td:not([aria-selected='true']) > button:hover:not(:disabled),
    .pagers button:hover:not([aria-disabled='true']) {
      background: ${token.color.accentSoft};
    }
  }
`;
