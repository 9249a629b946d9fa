import styled from 'styled-components';
import { focusRing, media, space, token } from '../../theme';

/** Styles for react-day-picker's class names; its own stylesheet is not used. */
export const CalendarFrame = styled.div`
  .rdp-root {
    position: relative;
  }

  .rdp-nav {
    position: absolute;
    inset: 0 0 auto;
    display: flex;
    justify-content: space-between;
  }

  .rdp-button_previous,
  .rdp-button_next {
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

  .rdp-chevron {
    width: 1.125rem;
    fill: currentcolor;
  }

  .rdp-month_caption {
    display: grid;
    place-items: center;
    height: 2.75rem;
    font-weight: 600;
    pointer-events: none;
  }

  .rdp-month_grid {
    width: 100%;
    margin-top: ${space(2)};
    border-collapse: collapse;
  }

  .rdp-weekday {
    width: calc(100% / 7);
    padding: ${space(1)} 0 ${space(2)};
    font-size: 0.75rem;
    font-weight: 500;
    color: ${token.color.textMuted};
  }

  .rdp-day {
    padding: 1px;
    text-align: center;
  }

  .rdp-day_button {
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
  }

  .rdp-today .rdp-day_button {
    border-color: ${token.color.rule};
    font-weight: 600;
  }

  .rdp-disabled .rdp-day_button {
    color: ${token.color.textMuted};
    text-decoration: line-through;
    opacity: 0.65;
    cursor: not-allowed;
  }

  .rdp-selected .rdp-day_button {
    background: ${token.color.accent};
    color: ${token.color.onAccent};
  }

  ${media.hover} {
    .rdp-day:not(.rdp-disabled, .rdp-selected) .rdp-day_button:hover,
    :is(.rdp-button_previous, .rdp-button_next):hover:not(:disabled, [aria-disabled='true']) {
      background: ${token.color.accentSoft};
    }
  }

  :is(.rdp-button_previous, .rdp-button_next):is(:disabled, [aria-disabled='true']) {
    opacity: 0.35;
    cursor: not-allowed;
  }
`;
