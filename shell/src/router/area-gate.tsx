import { Outlet, useLocation } from '@marisma/shared/router';
import type { AreaDirectory } from '../areas/area-directory';
import { Gate } from './gate';

/** The guard around a loaded area's pages: asks again at every path and at every change of the session. */
export function AreaGate({ areas }: { areas: AreaDirectory }) {
  const found = areas.find(useLocation().pathname);
  // A loaded area may hold routes that it does not declare; nobody has said who may open them.
  return (
    <Gate need={found?.path.access ?? 'signed-in'}>
      <Outlet />
    </Gate>
  );
}
