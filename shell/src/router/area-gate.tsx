import { Outlet, useLocation } from '@marisma/area-kit/router';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { AreaDirectory } from '../areas/area-directory';
import { areaStore } from '../areas/area-store';
import { watchPage } from '../areas/first-render';
import { AreaPanel } from './fault-panel';
import { Gate } from './gate';

/** The guard around a loaded area's pages: for every path and session, and while the area is switched off. */
export function AreaGate({ areas }: { areas: AreaDirectory }) {
  const { pathname } = useLocation();
  const found = areas.find(pathname);
  const name = found?.name;
  const status = useStore(areaStore, (all) => (name === undefined ? undefined : all[name]));
  // An area may have routes that it does not declare; these need a signed-in visitor.
  return (
    <Gate need={found?.path.access ?? 'signed-in'}>
      {name !== undefined && status?.phase === 'disabled' ? (
        <AreaPanel area={name} status={status} />
      ) : (
        <Outlet />
      )}
      {name && <Watch key={pathname} area={name} pathname={pathname} />}
    </Gate>
  );
}

/** Rendered beside the page, so that it unmounts when the page throws. */
function Watch({ area, pathname }: { area: string; pathname: string }): null {
  useEffect(() => watchPage(area, pathname), [area, pathname]);
  return null;
}
