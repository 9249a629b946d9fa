import { createContext, useContext } from 'react';
import type { OpenRequest } from './queries';

/** The request that is open, for every part of its page. */
export interface RequestContextValue extends OpenRequest {
  /** The name of an account of the house; undefined for one that is no longer staff. */
  staffName: (id: string | null) => string | undefined;
  /** Everybody who can be given a request. */
  staff: readonly { id: string; name: string }[];
  /** The account that looks. */
  me: string;
}

const RequestContext = createContext<RequestContextValue | null>(null);
export const RequestProvider = RequestContext.Provider;

/** @throws Error outside a request's page */
export function useOpenRequest(): RequestContextValue {
  const open = useContext(RequestContext);
  if (!open) throw new Error('No request around this component: render it inside a request page.');
  return open;
}
