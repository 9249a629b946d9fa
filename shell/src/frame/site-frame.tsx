import { belowHeader, space } from '@marisma/area-kit/theme';
import { documentLocale, type Locale } from '@marisma/area-kit/texts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SessionRedirects } from '../session/session-redirects';
import { Announcer } from './announcer';
import { ChatButton } from './chat-button';
import { DisclaimerDialog } from './disclaimer-dialog';
import { OnlyStaffProvider } from './nav-links';
import { ProgressLine } from './progress-line';
import { SiteFooter, WorkFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { Toaster } from './toaster';

const Main = styled.main<{ $bare: boolean; $chatBelow: boolean }>`
  /* A short page fills the window, so that the footer does not shift while a page loads (CLS). */
  min-height: ${({ $bare }) => ($bare ? '100dvh' : belowHeader)};
  /* Without a footer the page's own end leaves the chat button its corner. */
  padding-bottom: ${({ $chatBelow }) => ($chatBelow ? space(17) : 0)};
`;

interface SiteFrameProps {
  /** `site`: header and footer around the page. `bare`: the page fills the whole window. */
  frame: 'site' | 'bare';
  /** The page has its own controls in the chat button's place. */
  quiet?: boolean;
  /** The page is a tool, not a shop window: its controls reach into the corners. */
  work?: boolean;
  /** Guests do not open the page: what sells steps back, and the chat with the house is left out. */
  staff?: boolean;
  /** Nor do owners: the header leads to staff's pages. Known from the path, so that nothing moves with the roles. */
  onlyStaff?: boolean;
  language?: Locale;
  busy?: boolean;
  children: ReactNode;
}

export function SiteFrame(props: SiteFrameProps) {
  const { frame, quiet = false, work = false, staff = false, busy = false, children } = props;
  const { onlyStaff = false, language = documentLocale() } = props;
  const inFrame = frame === 'site';
  return (
    <>
      <SkipLink language={language} />
      {busy && <ProgressLine aria-hidden="true" />}
      {inFrame && (
        <OnlyStaffProvider value={onlyStaff}>
          <SiteHeader work={staff} />
        </OnlyStaffProvider>
      )}
      <Main
        $bare={!inFrame}
        $chatBelow={!inFrame && !quiet}
        id="main"
        tabIndex={-1}
        aria-busy={busy || undefined}
      >
        {children}
      </Main>
      {inFrame && (staff ? <WorkFooter /> : <SiteFooter />)}
      {!quiet && !staff && <ChatButton small={work} />}
      <DisclaimerDialog />
      <Toaster />
      <Announcer />
      <SessionRedirects />
    </>
  );
}
