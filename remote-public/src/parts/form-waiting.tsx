import { space } from '@marisma/area-kit/theme';
import { Skeleton, VisuallyHidden } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../texts';

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(6)};
  min-height: 40rem;
`;

/** Placeholder of a form whose code loads after the page; prerendered HTML does not contain the form. */
export const FormWaiting = () => (
  <Frame role="status">
    <VisuallyHidden>{t.common.loading}</VisuallyHidden>
    <Skeleton $height="4.5rem" />
    <Skeleton $height="4.5rem" />
    <Skeleton $height="4.5rem" />
    <Skeleton $height="10rem" />
  </Frame>
);
