import { breakpoint, focusRing, layer, media, motion, space, token } from '@marisma/area-kit/theme';
import styled, { createGlobalStyle } from 'styled-components';

export const Card = styled.aside`
  display: grid;
  gap: ${space(5)};
  padding: ${space(6)};
  background: ${token.color.surface};
  border: 1px solid ${token.color.line};
  border-top: 2px solid ${token.color.rule};

  ${media.desktop} {
    position: sticky;
    top: calc(var(--m-header-height) + ${space(6)});
    padding: ${space(8)};
  }
`;

/** A button in the form of two date fields, which opens the one calendar for both. */
export const DatesButton = styled.button`
  display: grid;
  grid-template-columns: 1fr 1fr;
  width: 100%;
  padding: 0;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.sm};
  background: ${token.color.surface};
  color: ${token.color.text};
  text-align: start;
  cursor: pointer;
  ${motion('border-color, background-color')}
  ${focusRing}

  > span {
    display: grid;
    gap: 1px;
    padding: ${space(2.5)} ${space(3)};
    min-width: 0;
    font-variant-numeric: lining-nums;
  }

  > span + span {
    border-left: 1px solid ${token.color.line};
  }

  small {
    font-size: ${token.size.xs};
    font-weight: 600;
    color: ${token.color.textMuted};
  }

  ${media.hover} {
    &:hover {
      border-color: ${token.color.accent};
    }
  }
`;

/** Guests and, where a house takes them, pets. */
export const Party = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${space(3)};
`;

// Keeps the end of the page and floating buttons clear of the bar.
export const RoomForBar = createGlobalStyle`
  @media (width < ${breakpoint.desktop}px) {
    :root { --m-bottom-bar: 5.75rem; }
    body { padding-bottom: var(--m-bottom-bar); }
  }
`;

/** Price and button: a bar at the bottom of a phone, part of the card on a wide screen. */
export const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: 5.75rem;
  padding: ${space(3)} ${space(5)} max(${space(3)}, env(safe-area-inset-bottom));
  background: ${token.color.surface};
  border-top: 1px solid ${token.color.line};

  ${media.tablet} {
    padding-inline: ${space(8)};
  }

  ${media.phoneOnly} {
    gap: ${space(2)};

    p,
    strong ~ span {
      font-size: ${token.size.xs};
      line-height: 1.4;
    }

    > :is(a, button) {
      padding-inline: ${space(3)};
      font-size: 0.9375rem;
    }
  }

  ${media.tablet} {
    > :is(a, button) {
      flex: none;
    }
  }

  ${media.desktop} {
    display: contents;

    > :first-child {
      order: -1;
    }
  }
`;
