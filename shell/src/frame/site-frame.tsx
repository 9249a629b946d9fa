import { belowHeader } from '@marisma/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SessionRedirects } from '../session/session-redirects';
import { Announcer } from './announcer';
import { ChatButton } from './chat-button';
import { DisclaimerDialog } from './disclaimer-dialog';
import { ProgressLine } from './progress-line';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { Toaster } from './toaster';

const Main = styled.main<{ $bare: boolean }>`
  /* A short page fills the window, so that the footer does not shift while a page loads (CLS). */
  min-height: ${({ $bare }) => ($bare ? '100dvh' : belowHeader)};
`;

interface SiteFrameProps {
  /** `site`: header and footer around the page. `bare`: the page fills the whole window. */
  frame: 'site' | 'bare';
  /** The page has its own controls in the chat button's place. */
  quiet?: boolean;
  /** A page is loading. */
  busy?: boolean;
  children: ReactNode;
}

/** The frame around every page. */
export function SiteFrame({ frame, quiet = false, busy = false, children }: SiteFrameProps) {
  const inFrame = frame === 'site';
  return (
    <>
      <SkipLink />
      {busy && <ProgressLine aria-hidden="true" />}
      {inFrame && <SiteHeader />}
      <Main $bare={!inFrame} id="main" tabIndex={-1} aria-busy={busy || undefined}>
        {children}
      </Main>
      {inFrame && <SiteFooter />}
      {!quiet && <ChatButton />}
      <DisclaimerDialog />
      <Toaster />
      <Announcer />
      <SessionRedirects />
    </>
  );
}
