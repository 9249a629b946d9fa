import { refusalText } from '@marisma/area-kit/booking/calendar';
import type { DataError } from '@marisma/area-kit/data';
import { useChange } from '@marisma/area-kit/queries';
import { SignInAgain } from '@marisma/area-kit/ui';
import { createContext, useContext, useEffect, useRef } from 'react';
import { formatMoment } from '../../lib/format';
import { t } from '../../texts';
import { DESK } from '../queries';
import type { Client } from '../../lib/client';
import { type OpenRequest, useLatestRead } from './queries';

/** The request that is open, for every part of its page. */
export interface RequestContextValue extends OpenRequest {
  /** The name of a member of staff; undefined for one that is no longer staff. */
  staffName: (id: string | null) => string | undefined;
  staff: readonly { id: string; name: string }[];
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

/** The words for an error of a change. */
export function errorMessage(error: DataError): string {
  const texts = t.request.changed;
  const { code, changed } = error;
  if (code === 'not_allowed') return texts.notPossible;
  if (code !== 'stale') return refusalText(error);
  return changed ? texts.by(changed.who, formatMoment(changed.when)) : texts.unknown;
}

/** Forgets what was said of a change once the request has changed again. */
export function useForgetOutcome(said: unknown, forget: () => void): void {
  const { id, version } = useOpenRequest().request;
  const latestRead = useLatestRead(id);
  const begun = useRef({ said, version });
  useEffect(() => {
    if (begun.current.said !== said)
      begun.current = { said, version: latestRead()?.request.version ?? version };
    else if (said && begun.current.version < version) forget();
  });
}

/** Sends a change of the open request; afterwards everything of the desk is read again, also when it was refused. */
export function useRequestChange<Variables = void>(
  change: (client: Client, variables: Variables) => Promise<unknown>,
) {
  const { busy, error, send, reset } = useChange(change, DESK);
  useForgetOutcome(error, reset);
  return {
    busy,
    error,
    problem: error && (
      <>
        {errorMessage(error)}
        <SignInAgain after={error} />
      </>
    ),
    /** Resolves to whether the change was made. */
    send: async (variables: Variables): Promise<boolean> => (await send(variables)) !== undefined,
  };
}
