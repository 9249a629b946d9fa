import { Outlet, useLocation } from '@marisma/shared/router';
import { useEffect } from 'react';
import type { AreaDirectory } from '../areas/area-directory';
import { watchPage } from '../areas/first-render';
import { Gate } from './gate';

/** The guard around a loaded area's pages; it decides again on every change of path or session. */
export function AreaGate({ areas }: { areas: AreaDirectory }) {
  const { pathname } = useLocation();
  const found = areas.find(pathname);
  const name = found?.name;
  // An area may have routes that it does not declare; these need a signed-in visitor.
  return (
    <Gate need={found?.path.access ?? 'signed-in'}>
      <Outlet />
      {name && <Watch key={pathname} area={name} pathname={pathname} />}
    </Gate>
  );
}

/** Rendered beside the page, so that it unmounts when the page throws. */
function Watch({ area, pathname }: { area: string; pathname: string }): null {
  useEffect(() => watchPage(area, pathname), [area, pathname]);
  return null;
}
