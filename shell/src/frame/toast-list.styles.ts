import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { focusRing, layer, media, space, token } from '@marisma/shared/theme';

const rise = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

// The library closes a toast when this animation ends.
const runOut = keyframes`
  from { transform: scaleX(1); }
  to { transform: scaleX(0); }
`;

/** On phones toasts cover the end of the page. While there are any, the page can be scrolled past them. */
export const RoomForToasts = createGlobalStyle`
  ${media.phoneOnly} {
    body:has(.Toastify__toast) {
      padding-bottom: calc(var(--m-bottom-bar, 0px) + var(--m-toasts, 0px) + ${space(8)});
    }
  }
`;

export const ToastFrame = styled.div`
  .Toastify__toast-container {
    position: fixed;
    z-index: ${layer.notice};
    bottom: calc(var(--m-bottom-bar, 0px) + max(${space(4)}, env(safe-area-inset-bottom)));
    left: ${space(4)};
    display: flex;
    flex-direction: column;
    gap: ${space(3)};
    width: 24rem;

    /* Limits the height, and leaves the chat button its corner. */
    ${media.phoneOnly} {
      gap: ${space(1)};
      width: auto;
      right: ${space(18)};
      max-height: 50dvh;
      overflow-y: auto;
      overscroll-behavior: contain;
    }

    /* Below header and top bar, where toasts cover no form's button. */
    ${media.tablet} {
      top: calc(var(--m-header-height, 0px) + var(--m-top-bar, 0px) + ${space(4)});
      right: ${space(4)};
      bottom: auto;
      left: auto;
    }
  }

  .Toastify__toast {
    position: relative;
    display: flex;
    align-items: flex-start;
    gap: ${space(2)};
    padding: ${space(3)} ${space(2)} ${space(3.5)} ${space(4)};
    overflow: hidden;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.md};
    background: ${token.color.surface};
    color: ${token.color.text};
    box-shadow: ${token.shadow.floating};
    /* A toast can be swiped away sideways. */
    touch-action: pan-y;
    animation: ${rise} ${token.duration.base} ${token.ease};
    ${focusRing}

    ${media.calm} {
      animation: none;
    }
  }

  .Toastify__toast > button {
    flex: none;
    margin-left: auto;
  }

  ${media.phoneOnly} {
    .Toastify__toast {
      flex: none;
      padding: 0 0 ${space(0.5)} ${space(3)};
      box-shadow: none;
      border-color: ${token.color.lineStrong};
    }
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

    ${media.calm} {
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
