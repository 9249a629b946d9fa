import { Container } from '@marisma/shared/ui';
import styled from 'styled-components';

/** Room around a page that is one message: not found, out of reach. */
export const MessageFrame = styled(Container)`
  padding-block: clamp(3rem, 10vw, 8rem);
  text-align: center;
`;
