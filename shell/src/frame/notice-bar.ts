import { layer, media, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';

/** A short notice with actions at the lower edge of the window. It does not cover the text being read. */
export const NoticeBar = styled.section`
  position: fixed;
  z-index: ${layer.floating};
  bottom: calc(var(--m-below) + max(${space(4)}, env(safe-area-inset-bottom)));
  left: ${space(4)};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  /* Leaves the other corner to the chat button. */
  max-width: min(30rem, calc(100vw - ${space(28)}));
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.text};
  box-shadow: ${token.shadow.floating};
  font-size: 0.9375rem;

  ${media.tablet} {
    left: 50%;
    transform: translateX(-50%);
  }

  > svg {
    display: none;
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${token.color.accent};

    ${media.tablet} {
      display: block;
    }
  }

  > p {
    flex: 1 1 14rem;
    text-wrap: pretty;
  }
`;
