import { pageWordsOf } from '@marisma/shared/contract';
import { Outlet, useLocation, useNavigation } from '@marisma/shared/router';
import { useSyncExternalStore } from 'react';
import { documentLocale } from '@marisma/shared/texts';
import type { AreaDirectory } from '../areas/area-directory';
import { LanguageSlot } from '../language/language-slot';
import { LinksProvider } from '../frame/nav-links';
import { RouteEffects } from '../frame/route-effects';
import { SiteFrame } from '../frame/site-frame';
import { UpdateSlot } from '../updates/update-slot';

const neverChanges = () => () => {};

/** The frame around every page, as the path's area declares it. */
export function RootLayout({ areas }: { areas: AreaDirectory }) {
  const { pathname } = useLocation();
  const path = areas.find(pathname)?.path;
  const links = useSyncExternalStore(
    neverChanges,
    () => areas.links,
    () => areas.drawnLinks,
  );
  const busy = useNavigation().state === 'loading';
  return (
    <LinksProvider value={links}>
      <SiteFrame frame={path?.frame ?? 'site'} quiet={path?.quiet} busy={busy}>
        <RouteEffects fallbackTitle={path && pageWordsOf(path, documentLocale()).title} />
        <Outlet />
        <LanguageSlot />
        {!path?.quiet && <UpdateSlot />}
      </SiteFrame>
    </LinksProvider>
  );
}
