import { css } from 'styled-components';
import { token } from '@marisma/area-kit/theme';

/** Small capitals above a group of links, in the footer and the phone menu. */
export const groupTitle = css`
  font-size: ${token.size.xs};
  font-weight: 600;
  letter-spacing: 0.12em;
  text-transform: uppercase;
  color: ${token.color.eyebrow};
`;
