import { GlobalStyle } from '@marisma/shared/theme';
import { RouterProvider } from '@marisma/shared/router';
import { ShellServicesProvider, type ShellServices } from '@marisma/shared/shell';
import { StrictMode, useEffect, type ComponentProps, type ReactNode } from 'react';
import type { ShellFacts } from './inspector/facts';
import { StalledNotice } from './hydration/stalled-notice';
import { InspectorSlot } from './inspector/inspector-slot';
import { SessionContextProvider, type SessionContextValue } from './session/session-context';

export interface AppProps extends Pick<ComponentProps<typeof RouterProvider>, 'router' | 'onError'> {
  services: ShellServices;
  session: SessionContextValue;
  facts: ShellFacts;
  /** Over the page of a tab that shows a developer's own build. */
  banner?: ReactNode;
  /** Called once what was rendered first answers the visitor. */
  onReady?: () => void;
}

/** The whole product: the same in a browser and where a release writes its pages, so that one takes over the other. */
export function App({ services, session, router, facts, banner = null, onError, onReady }: AppProps) {
  return (
    <StrictMode>
      <ShellServicesProvider value={services}>
        <SessionContextProvider value={session}>
          <GlobalStyle />
          {/* In one go: between the slices of a transition the page being left is styled anew, again and again. */}
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

/** Last in the tree: its effect runs after all others of the first commit. */
function Ready({ onReady }: Pick<AppProps, 'onReady'>): null {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
