import { pageWordsOf } from '@marisma/shared/contract';
import { Outlet, useLocation, useNavigation } from '@marisma/shared/router';
import type { AreaDirectory } from '../areas/area-directory';
import { documentLocale } from '../language/document-locale';
import { LanguageSlot } from '../language/language-slot';
import { RouteEffects } from '../frame/route-effects';
import { SiteFrame } from '../frame/site-frame';
import { paths } from '../frame/paths';
import { UpdateSlot } from '../updates/update-slot';

/** The frame around every page, as the path's area asks for it. */
export function RootLayout({ areas }: { areas: AreaDirectory }) {
  const { pathname } = useLocation();
  const path = areas.find(pathname)?.path;
  const busy = useNavigation().state === 'loading';
  return (
    <SiteFrame frame={path?.frame ?? 'site'} busy={busy}>
      <RouteEffects fallbackTitle={path && pageWordsOf(path, documentLocale()).title} />
      <Outlet />
      <LanguageSlot />
      {/* A presentation is not interrupted. */}
      {!pathname.startsWith(paths.proposal) && <UpdateSlot />}
    </SiteFrame>
  );
}
