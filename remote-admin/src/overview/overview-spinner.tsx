import { Spinner } from '@marisma/area-kit/ui';
import styled from 'styled-components';

/** As high as the window, so that the footer does not move into view and away again. */
const Room = styled.div`
  min-block-size: 100svh;
`;

/** Says that the overview loads, and holds its room until then. */
export const OverviewSpinner = ({ label }: { label: string }) => (
  <Room>
    <Spinner label={label} />
  </Room>
);
