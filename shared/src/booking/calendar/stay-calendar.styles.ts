import styled from 'styled-components';
import { focusRing, media, space, token } from '../../theme';
import { CalendarFrame } from '../../ui/date-field/calendar.styles';

/** The date field's calendar with prices in its cells, and a band from arrival to departure. */
export const StayFrame = styled(CalendarFrame)`
  .months {
    display: grid;
    gap: ${space(6)} ${space(8)};

    ${media.tablet} {
      grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
    }

    > * {
      min-width: 0;
    }
  }

  .caption {
    font-family: ${token.font.display};
    font-size: ${token.size.xl};
    font-weight: 500;
    font-variant-numeric: lining-nums;
  }

  table {
    table-layout: fixed;
  }

  td {
    position: relative;
    padding: 1px 0;

    > small {
      position: absolute;
      inset: auto 0 0.4375rem;
      font-size: 0.6875rem;
      line-height: 0.875rem;
      letter-spacing: -0.01em;
      font-variant-numeric: tabular-nums;
      color: ${token.color.textMuted};
      pointer-events: none;
    }
  }

  td > button {
    align-content: center;
    min-width: 0;
    height: 3.25rem;
    padding-bottom: 0.9375rem;
    ${focusRing}

    &:focus-visible {
      outline-offset: -2px;
    }

    &[aria-disabled='true'] {
      cursor: not-allowed;
      color: ${token.color.textMuted};

      > span {
        opacity: 0.75;
      }
    }

    &[data-closed='taken'] > span {
      text-decoration: line-through;
    }
  }

  [data-band='within'] {
    background: ${token.color.accentSoft};
  }

  [data-band='arrival'],
  [data-band='departure'] {
    background: linear-gradient(${token.color.accentSoft} 0 0) no-repeat right / 50% 100%;
  }

  [data-band='departure'] {
    background-position: left;
  }

  [aria-selected='true'] > :is(button, small) {
    color: ${token.color.onAccent};
  }

  ${media.hover} {
    td:not([aria-selected='true']) > button[aria-disabled='true']:hover {
      background: none;
    }
  }

  ${media.forcedColors} {
    td > button[aria-disabled='true'] {
      color: GrayText;
    }

    [aria-selected='true'] > button {
      border-color: Highlight;
      border-width: 2px;
    }
  }
`;

// On a phone the longest words take two lines: they have their place, so that the days stay where they are.
export const Prompt = styled.p`
  margin-bottom: ${space(3)};
  font-weight: 600;

  ${media.phoneOnly} {
    min-height: 2lh;
  }
`;

export const More = styled.p`
  font-size: ${token.size.sm};

  &:not(:empty) {
    margin-top: ${space(2)};
  }
`;

export const About = styled.div`
  min-height: 3.25rem;
  margin-top: ${space(3)};
  padding-top: ${space(3)};
  border-top: 1px solid ${token.color.line};
  font-size: ${token.size.sm};

  p + p {
    color: ${token.color.textMuted};
    font-size: ${token.size.xs};
  }

  ${media.phoneOnly} {
    > p {
      min-height: 2lh;
    }
  }
`;
