import { pageWordsOf } from '@marisma/area-kit/contract';
import { Outlet, useLocation, useNavigation } from '@marisma/area-kit/router';
import { useEffect, useSyncExternalStore } from 'react';
import { documentLocale, LOCALES } from '@marisma/area-kit/texts';
import type { AreaDirectory } from '../areas/area-directory';
import { LanguageSlot } from '../language/language-slot';
import { setDocumentLanguage } from '../language/document-language';
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
    () => areas.renderedLinks,
  );
  const busy = useNavigation().state === 'loading';
  // A page may be written in one language, whatever its address says.
  const language = LOCALES.find((locale) => locale === path?.language) ?? documentLocale();
  useEffect(() => setDocumentLanguage(language), [language]);
  const roles = path && path.access !== 'public' ? path.access : undefined;
  const look = {
    quiet: path?.quiet,
    work: roles !== undefined,
    staff: roles !== undefined && !roles.includes('client'),
    onlyStaff: roles !== undefined && !roles.some((role) => role === 'client' || role === 'owner'),
  };
  return (
    <LinksProvider value={links}>
      <SiteFrame frame={path?.frame ?? 'site'} {...look} language={language} busy={busy}>
        <RouteEffects fallbackTitle={path && pageWordsOf(path, documentLocale()).title} />
        <Outlet />
        <LanguageSlot />
        {!path?.quiet && <UpdateSlot />}
      </SiteFrame>
    </LinksProvider>
  );
}
