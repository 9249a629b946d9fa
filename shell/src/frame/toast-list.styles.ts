import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { focusRing, layer, media, space, token } from '@marisma/area-kit/theme';

const rise = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

// The library closes a toast when this animation ends.
const runOut = keyframes`
  from { transform: scaleX(1); }
  to { transform: scaleX(0); }
`;

/** While there are toasts, the page can be scrolled past them. */
export const RoomForToasts = createGlobalStyle`
  body:has(.Toastify__toast) { padding-bottom: var(--m-below); }
`;

/**
 * A strip along the lower edge of the window, over dialogs too. The page ends above it, as above a bar of its own: toasts over the page
 * would cover controls.
 */
export const ToastStrip = styled.div`
  position: fixed;
  z-index: ${layer.notice};
  inset: auto 0 var(--m-bottom-bar, 0px);
  width: 100%;
  max-height: 50dvh;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${token.color.surface};

  &:has(.Toastify__toast) {
    border-top: 1px solid ${token.color.line};
  }

  .Toastify__toast-container {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space(1)} ${space(3)};
    padding: ${space(2)} ${space(4)} max(${space(2)}, env(safe-area-inset-bottom));

    &:empty {
      display: none;
    }
  }

  .Toastify__toast {
    position: relative;
    display: flex;
    flex: 0 1 24rem;
    align-items: center;
    gap: ${space(2)};
    padding: 0 0 ${space(0.5)} ${space(3)};
    overflow: hidden;
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.md};
    color: ${token.color.text};
    /* A toast can be swiped away sideways. */
    touch-action: pan-y;
    animation: ${rise} ${token.duration.base} ${token.ease};
    ${focusRing}

    ${media.phoneOnly} {
      flex-basis: 100%;
    }

    ${media.reducedMotion} {
      animation: none;
    }
  }

  .Toastify__toast > button {
    flex: none;
    margin-left: auto;
  }

  .Toastify__toast--success {
    --tone: ${token.color.success};
  }

  .Toastify__toast--info {
    --tone: ${token.color.accent};
  }

  .Toastify__toast--error {
    --tone: ${token.color.danger};
  }

  .Toastify__progress-bar--wrp {
    position: absolute;
    inset: auto 0 0;
    height: 3px;
  }

  .Toastify__progress-bar {
    height: 100%;
    background: var(--tone);
    transform-origin: left;
  }

  .Toastify__progress-bar--animated {
    animation: ${runOut} linear 1 forwards;

    ${media.reducedMotion} {
      opacity: 0;
    }
  }
`;

export const ToastBody = styled.div`
  display: flex;
  gap: ${space(3)};
  min-width: 0;
  padding-block: ${space(1)};
  font-size: 0.9375rem;
  line-height: 1.45;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  ${media.phoneOnly} {
    gap: ${space(2)};
    font-size: 0.875rem;
    line-height: 1.35;
  }

  > svg {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    color: var(--tone);
  }

  strong {
    display: block;
    font-weight: 600;
  }

  p {
    margin-top: ${space(0.5)};
    color: ${token.color.textMuted};
  }
`;
