import { createContext, useContext } from 'react';
import type { HomeOf, MayOpen } from './redirect-after-login';
import type { SessionControl } from './session-control';

/** Session functions for the shell's own pages, beyond the services that areas get. */
export interface SessionContextValue extends SessionControl {
  mayOpen: MayOpen;
  homeOf: HomeOf;
}

const SessionContext = createContext<SessionContextValue | null>(null);
export const SessionContextProvider = SessionContext.Provider;

export function useSessionControl(): SessionContextValue {
  const control = useContext(SessionContext);
  if (!control) throw new Error('The shell’s own pages need a SessionContextProvider around them.');
  return control;
}
