import { useLocation } from '@marisma/shared/router';
import { belowHeader } from '@marisma/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SessionRedirects } from '../session/session-redirects';
import { Announcer } from './announcer';
import { ChatButton } from './chat-button';
import { DisclaimerDialog } from './disclaimer-dialog';
import { paths } from './paths';
import { ProgressLine } from './progress-line';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { Toaster } from './toaster';

const Main = styled.main<{ $bare: boolean }>`
  /* A short page still fills the window, so that the footer is not seen to move as one loads (CLS). */
  min-height: ${({ $bare }) => ($bare ? '100dvh' : belowHeader)};
`;

interface SiteFrameProps {
  /** `site`: header and footer around the page. `bare`: the page has the whole window. */
  frame: 'site' | 'bare';
  /** A page is on its way. */
  busy?: boolean;
  children: ReactNode;
}

/** What stands around every page. */
export function SiteFrame({ frame, busy = false, children }: SiteFrameProps) {
  const { pathname } = useLocation();
  const inFrame = frame === 'site';
  // The deck fills the window and has controls of its own in that corner.
  const deck = !inFrame && pathname.startsWith(paths.proposal);
  return (
    <>
      <SkipLink />
      {busy && <ProgressLine aria-hidden="true" />}
      {inFrame && <SiteHeader />}
      <Main $bare={!inFrame} id="main" tabIndex={-1} aria-busy={busy || undefined}>
        {children}
      </Main>
      {inFrame && <SiteFooter />}
      {!deck && <ChatButton />}
      <DisclaimerDialog />
      <Toaster />
      <Announcer />
      <SessionRedirects />
    </>
  );
}
