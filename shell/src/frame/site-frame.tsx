import { belowHeader, layer, media, space, token } from '@marisma/area-kit/theme';
import { useNavigation } from '@marisma/area-kit/router';
import { documentLocale, type Locale } from '@marisma/area-kit/texts';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { SessionRedirects } from '../session/session-redirects';
import { Announcer } from './announcer';
import { ChatButton } from './chat-button';
import { DisclaimerDialog } from './disclaimer-dialog';
import { OnlyStaffProvider } from './nav-links';
import { SiteFooter, WorkFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { Toaster } from './toaster';
import { SKIP_TO_CONTENT } from '../texts/skip';

const Skip = styled.a`
  position: fixed;
  top: ${space(2)};
  left: ${space(2)};
  z-index: ${layer.notice};
  padding: ${space(3)} ${space(5)};
  border: 1px solid transparent;
  background: ${token.color.accent};
  color: ${token.color.onAccent};
  font-weight: 600;
  text-decoration: none;

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** The first Tab stop: skips the header (WCAG 2.4.1). In the page's language. */
function SkipLink({ language }: { language: Locale }) {
  return (
    <Skip
      href="#main"
      onClick={(event) => {
        // A native jump would change the address and add a history entry.
        const main = document.getElementById('main');
        if (!main) return;
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }}
    >
      {SKIP_TO_CONTENT[language]}
    </Skip>
  );
}

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Main = styled.main<{ $bare: boolean; $chatBelow: boolean }>`
  /* A short page fills the window, so that the footer does not shift while a page loads (CLS). */
  min-height: ${({ $bare }) => ($bare ? '100dvh' : belowHeader)};
  /* Without a footer the page's own end leaves the chat button its corner. */
  padding-bottom: ${({ $chatBelow }) => ($chatBelow ? space(17) : 0)};

  /* A line along the top while a page loads; it appears late, so that quick changes don't show it. */
  &[aria-busy]::before {
    content: '';
    position: fixed;
    top: 0;
    left: 0;
    z-index: ${layer.notice};
    width: 40%;
    height: 2px;
    background: ${token.color.rule};
    animation: ${slide} 1.2s ease-in-out 250ms infinite backwards;

    ${media.reducedMotion} {
      width: 100%;
      animation: ${slide} 0s 250ms backwards;
    }
  }
`;

/** It alone renders when a navigation begins, not the frame around it. */
function MainContent({ bare, quiet, children }: { bare: boolean; quiet: boolean; children: ReactNode }) {
  const busy = useNavigation().state === 'loading';
  return (
    <Main $bare={bare} $chatBelow={bare && !quiet} id="main" tabIndex={-1} aria-busy={busy || undefined}>
      {children}
    </Main>
  );
}

interface SiteFrameProps {
  /** `site`: header and footer around the page. `bare`: the page fills the whole window. */
  frame: 'site' | 'bare';
  /** The page has its own controls in the chat button's place. */
  quiet?: boolean;
  /** The page is a tool, not a shop window: its controls reach into the corners. */
  work?: boolean;
  /** Guests do not open the page: what sells steps back, and the chat with the office is left out. */
  staff?: boolean;
  /** Nor do owners: the header leads to staff's pages. Known from the path, so that nothing moves with the roles. */
  onlyStaff?: boolean;
  language?: Locale;
  children: ReactNode;
}

export function SiteFrame(props: SiteFrameProps) {
  const { frame, quiet = false, work = false, staff = false, children } = props;
  const { onlyStaff = false, language = documentLocale() } = props;
  const inFrame = frame === 'site';
  return (
    <>
      <SkipLink language={language} />
      {inFrame && (
        <OnlyStaffProvider value={onlyStaff}>
          <SiteHeader work={staff} />
        </OnlyStaffProvider>
      )}
      <MainContent bare={!inFrame} quiet={quiet}>
        {children}
      </MainContent>
      {inFrame && (staff ? <WorkFooter /> : <SiteFooter />)}
      {!quiet && !staff && <ChatButton small={work} />}
      <DisclaimerDialog />
      <Toaster />
      <Announcer />
      <SessionRedirects />
    </>
  );
}
