import { pageWordsOf } from '@marisma/area-kit/contract';
import { Outlet, useLocation } from '@marisma/area-kit/router';
import { memo, useEffect, useState, useSyncExternalStore } from 'react';
import { documentLocale, LOCALES } from '@marisma/area-kit/texts';
import { useDeferred } from '@marisma/area-kit/ui';
import { useStore } from 'zustand';
import type { AreaDirectory } from '../areas/area-directory';
import { setDocumentLanguage } from '../language/document-language';
import { LinksProvider } from '../frame/nav-links';
import { RouteEffects } from '../frame/route-effects';
import { SiteFrame } from '../frame/site-frame';
import { takeFollowed } from '../language/first-visit';
import { updateStore } from '../updates/revision-watch';

/** If the code fails to load, the next link still loads the update. */
const loadUpdateNotice = () => import('../updates/update-notice');

/** Shows the notice of a newer version once per page load; its code is fetched only when needed. */
export function UpdateSlot() {
  const newer = useStore(updateStore, ({ newer: revision }) => revision !== null);
  const { Component: Notice } = useDeferred(loadUpdateNotice, newer);
  const [closed, setClosed] = useState(false);
  return newer && Notice && !closed ? <Notice onClose={() => setClosed(true)} /> : null;
}

/** If the code fails to load, the switch in the header still works. */
const loadNotice = () => import('../language/language-notice');

/** Shows the notice that the browser's language was chosen; its code is fetched only when needed. */
function LanguageSlot() {
  const { Component: Notice, load } = useDeferred(loadNotice, false);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (takeFollowed()) load();
  }, [load]);
  return Notice && !closed ? <Notice onClose={() => setClosed(true)} /> : null;
}

const neverChanges = () => () => {};

export const RootLayout = ({ areas }: { areas: AreaDirectory }) => (
  <Frame areas={areas} pathname={useLocation().pathname} />
);

/** The frame around every page, as the path's area declares it. It does not render again when the query changes. */
const Frame = memo(function Frame({ areas, pathname }: { areas: AreaDirectory; pathname: string }) {
  const path = areas.find(pathname)?.path;
  const links = useSyncExternalStore(
    neverChanges,
    () => areas.links,
    () => areas.renderedLinks,
  );
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
      <SiteFrame frame={path?.frame ?? 'site'} {...look} language={language}>
        <RouteEffects fallbackTitle={path && pageWordsOf(path, documentLocale()).title} />
        <Outlet />
        <LanguageSlot />
        {!path?.quiet && <UpdateSlot />}
      </SiteFrame>
    </LinksProvider>
  );
});
