import { GlobalStyle } from '@marisma/area-kit/theme';
import { RouterProvider } from '@marisma/area-kit/router';
import { ShellServicesProvider, type ShellServices } from '@marisma/area-kit/shell';
import { StrictMode, useEffect, type ComponentProps, type ReactNode } from 'react';
import { STALLED_MARK } from '@marisma/area-kit/page-marks';
import { ButtonLink, useHydrated } from '@marisma/area-kit/ui';
import styled, { keyframes } from 'styled-components';
import type { ShellFacts } from './inspector/inspector';
import { InspectorSlot } from './inspector/inspector-slot';
import { SessionContextProvider, type SessionContextValue } from './session/session-context';
import { NoticeBar } from './frame/notice-bar';
import { t } from './texts';

/** The same time after which an area counts as overdue. */
const SHOWN_AFTER_S = 5;
/** The page's own address, including its query (RFC 3986 5.2.2). */
const HERE = '';

const appear = keyframes`
  to { visibility: visible; }
`;

const Delayed = styled(NoticeBar)`
  visibility: hidden;
  animation: ${appear} 0s ${SHOWN_AFTER_S}s forwards;

  &[data-now] {
    visibility: visible;
  }

  /* Without scripts, pages show their own notice. */
  @media (scripting: none) {
    display: none;
  }
`;

/**
 * Part of every page's HTML until hydration: a notice, shown by CSS alone, that the page is not interactive
 * yet. The boot script shows it at once when a script fails to load.
 */
export function StalledNotice() {
  if (useHydrated()) return null;
  const { text, retry } = t.frame.stalled;
  return (
    <Delayed role="alert" {...{ [STALLED_MARK]: '' }}>
      <p>{text}</p>
      <ButtonLink href={HERE} size="sm" variant="outline">
        {retry}
      </ButtonLink>
    </Delayed>
  );
}

interface AppProps extends Pick<ComponentProps<typeof RouterProvider>, 'router' | 'onError'> {
  services: ShellServices;
  session: SessionContextValue;
  facts: ShellFacts;
  /** Shown below the page of a tab that uses a developer's own build. */
  banner?: ReactNode;
  onReady?: () => void;
}

/**
 * The whole site. A browser and a release render the same tree, so that a prerendered page can be hydrated.
 */
export function App({ services, session, router, facts, banner = null, onError, onReady }: AppProps) {
  return (
    <StrictMode>
      <ShellServicesProvider value={services}>
        <SessionContextProvider value={session}>
          <GlobalStyle />
          {/* No transition: its time slices would restyle the old page again and again. */}
          <RouterProvider router={router} onError={onError} useTransitions={false} />
          <InspectorSlot facts={facts} />
          {banner}
          <StalledNotice />
          <Ready onReady={onReady} />
        </SessionContextProvider>
      </ShellServicesProvider>
    </StrictMode>
  );
}

/** Rendered last, so that its effect runs after all other effects of the first commit. */
function Ready({ onReady }: Pick<AppProps, 'onReady'>): null {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
