import styled from 'styled-components';
import { motion, plainButton, space } from '../theme';

/** The button of a disclosure; the chevron, its last child, is rotated while the panel is open. */
export const DisclosureTrigger = styled.button`
  ${plainButton}
  display: inline-flex;
  gap: ${space(1.5)};
  align-items: center;
  min-height: 2.75rem;
  font-weight: 500;

  > svg:last-child {
    width: 1rem;
    height: 1rem;
    ${motion('transform')}
  }

  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
`;
