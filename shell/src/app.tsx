import { GlobalStyle } from '@marisma/area-kit/theme';
import { RouterProvider } from '@marisma/area-kit/router';
import { ShellServicesProvider, type ShellServices } from '@marisma/area-kit/shell';
import { StrictMode, useEffect, type ComponentProps, type ReactNode } from 'react';
import type { ShellFacts } from './inspector/inspector';
import { StalledNotice } from './hydration/stalled-notice';
import { InspectorSlot } from './inspector/inspector-slot';
import { SessionContextProvider, type SessionContextValue } from './session/session-context';

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
