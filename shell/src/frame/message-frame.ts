import { Container } from '@marisma/area-kit/ui';
import styled from 'styled-components';

export const MessageFrame = styled(Container)`
  padding-block: clamp(3rem, 10vw, 8rem);
  text-align: center;
`;
