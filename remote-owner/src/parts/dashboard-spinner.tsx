import styled from 'styled-components';
import { Spinner } from '@marisma/area-kit/ui';

/** As high as the window, so that what stands below does not move into view and away again. */
const Room = styled.div`
  min-block-size: 100svh;
`;

/** Says that a dashboard loads, and holds its room until then. */
export const DashboardSpinner = ({ label }: { label: string }) => (
  <Room>
    <Spinner label={label} />
  </Room>
);
