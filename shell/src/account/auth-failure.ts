import { useShell } from '@marisma/area-kit/shell';
import { useState } from 'react';
import { ConfigError } from '../config/site-config';
import { t } from '../texts';
import { secondsToWait } from '../session/retry-after';
import type { Client } from '../session/browser-client';

/**
 * Runs actions of the auth service; a failure is shown as a toast.
 * @param failed the toast's title
 * @returns `busy`: the name of the action that runs, or ''
 */
export function useAttempt(failed: string) {
  const { supabase, notify } = useShell();
  const [busy, setBusy] = useState('');
  const attempt = async (action: (client: Client) => Promise<void>, name = 'busy'): Promise<void> => {
    setBusy(name);
    try {
      await action(await supabase());
    } catch (error) {
      notify({ kind: 'error', title: failed, description: messageFor(error) });
    } finally {
      setBusy('');
    }
  };
  return { busy, attempt };
}

/** A refusal by the auth service; its message can be shown to the visitor. */
export class AuthFailure extends Error {
  override name = 'AuthFailure';

  constructor(
    message: string,
    /** The service's own code, such as 'email_not_confirmed'; empty when it gave none. */
    readonly code: string,
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
  ) {
    super(message);
  }

  /** True when no answer came, so there is no message from the service to show. */
  get unreachable(): boolean {
    return this.status === 0;
  }
}

interface Answer {
  data: unknown;
  error: (Error & { status?: number; code?: string }) | null;
}
type Good<A extends Answer> = [Extract<A, { error: null }>] extends [never] ? A : Extract<A, { error: null }>;

/**
 * Returns the data of an auth client's answer.
 * @throws AuthFailure with the service's own message, translated where a translation exists, followed by the waiting
 *   time if the service gave one
 */
export function unwrap<A extends Answer>(client: object, { data, error }: A): Good<A>['data'] {
  if (!error) return data;
  const { status = 0, code = '' } = error;
  const wait = status === 429 ? secondsToWait(client) : null;
  const message = status === 0 ? t.auth.noAnswer : t.auth.refusal(code, error.message);
  throw new AuthFailure(
    wait === null ? message : `${message.replace(/[.\s]*$/, '.')} ${t.auth.wait(wait)}`,
    code,
    status,
  );
}

export function messageFor(error: unknown): string {
  if (error instanceof AuthFailure) return error.message;
  return error instanceof ConfigError ? t.auth.notSetUp(error.message) : t.auth.signUp.unexpected;
}
