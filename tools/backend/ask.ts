import type { App } from '@supabase/lite';

import { withQuietConsole } from './quiet-console';
import type { SessionLock } from './session-lock';

/** Asks the library, one request at a time. */
export type Ask = (request: Request) => Promise<Response>;

/** @param log is told of errors that the library prints */
export const askerOf =
  (app: App, lock: SessionLock, log: (message: string) => void): Ask =>
  (request) => {
    const language = request.headers.get('accept-language');
    const headers = language === null ? undefined : { 'accept-language': language };
    return withQuietConsole(log, () => lock.unit(() => app.fetch(request), headers));
  };
