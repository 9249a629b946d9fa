import styled, { keyframes } from 'styled-components';
import { entrance, plainButton, plainList, scrim, space, token } from '@marisma/area-kit/theme';
import { groupTitle } from './group-title';

/**
 * Fills the window and includes the scrim, because a press on a popover's backdrop goes to the page beneath.
 * Each way of being open has its own rule: a browser drops a rule whose selector it does not know.
 */
export const Surface = styled.div`
  display: none;
  position: fixed;
  inset: 0;
  width: auto;
  height: 100dvh;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  overscroll-behavior: contain;
  background: ${scrim};

  &:popover-open {
    display: flex;
  }

  &[data-open] {
    display: flex;
  }

  /* The area beside the panel; a press there closes the menu without scripts. */
  > button {
    flex: 1;
    opacity: 0;
    cursor: default;
    touch-action: none;
  }
`;

const fromEnd = keyframes`
  from { transform: translateX(2rem); opacity: 0; }
`;

/**
 * Top, links and foot in one component, because it is in the HTML of every page and each component adds
 * bytes.
 */
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  width: min(20rem, calc(100vw - ${space(12)}));
  padding: ${space(4)} ${space(5)} ${space(8)};
  /* Visible in forced-colors mode. */
  border-left: 1px solid transparent;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${token.color.surface} border-box;
  color: ${token.color.text};
  ${entrance(fromEnd)}

  > :first-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

  > :last-child {
    display: grid;
    gap: ${space(3)};
    margin-top: auto;
    padding-top: ${space(4)};
  }

  p {
    padding-top: ${space(2)};
    ${groupTitle}
  }

  ul {
    ${plainList}
  }

  ul + ul {
    margin-top: ${space(2)};
    padding-top: ${space(2)};
    border-top: 1px solid ${token.color.line};
  }

  li > *,
  > div > [lang] {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-height: 2.75rem;
    font-weight: 500;
    text-decoration: none;
  }

  [aria-current='page'] {
    color: ${token.color.accent};
  }
`;

export const SignOutButton = styled.button`
  ${plainButton}
  width: 100%;
`;
