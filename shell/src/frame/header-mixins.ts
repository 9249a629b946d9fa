import { css } from 'styled-components';

/** From here on the whole navigation fits into one row, even that of the management in Spanish. */
export const oneRow = '@media (min-width: 78rem)';

/** Keeps its place and is not seen; without scripts nothing will ever settle it, so it is. */
export const pending = css`
  &[data-pending] {
    visibility: hidden;

    @media (scripting: none) {
      visibility: visible;
    }
  }
`;
