import { css } from 'styled-components';
import { motion, space, token } from '../theme';

/** The style of every text control. 16 px text prevents phones from zooming in on focus. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: 3rem;
  padding: ${space(2)} ${space(3.5)};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.sm};
  background: ${token.color.surface};
  color: ${token.color.text};
  font-size: 1rem;
  line-height: 1.4;
  /* A control that is scrolled to brings its label, and the error below it. */
  scroll-margin-block: ${space(10)} ${space(8)};
  ${motion('border-color')}

  &::placeholder {
    color: ${token.color.textMuted};
    opacity: 1;
  }

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 1px;
    border-color: ${token.color.focus};
  }

  &[aria-invalid='true'] {
    border-color: ${token.color.danger};
  }

  /* Fields that are disabled only until hydration keep their style, so that nothing flickers. */
  &[data-waiting] {
    cursor: progress;
  }

  &:disabled:not([data-waiting], [data-waiting] &),
  &:read-only:not(select, :disabled) {
    background: ${token.color.surfaceSand};
    color: ${token.color.textMuted};
  }
`;
