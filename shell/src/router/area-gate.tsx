import { Outlet, useLocation } from '@marisma/shared/router';
import { useEffect } from 'react';
import type { AreaDirectory } from '../areas/area-directory';
import { watchPage } from '../areas/first-render';
import { Gate } from './gate';

/** The guard around a loaded area's pages: asks again at every path and at every change of the session. */
export function AreaGate({ areas }: { areas: AreaDirectory }) {
  const { pathname } = useLocation();
  const found = areas.find(pathname);
  const name = found?.name;
  // A loaded area may hold routes that it does not declare; nobody has said who may open them.
  return (
    <Gate need={found?.path.access ?? 'signed-in'}>
      <Outlet />
      {name && <Watch key={pathname} area={name} pathname={pathname} />}
    </Gate>
  );
}

/** Stands beside the page: when the page throws, this goes with it. */
function Watch({ area, pathname }: { area: string; pathname: string }): null {
  useEffect(() => watchPage(area, pathname), [area, pathname]);
  return null;
}
