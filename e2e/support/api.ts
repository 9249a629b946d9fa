import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';

export type DemoRole = 'admin' | 'owner' | 'management' | 'client';

/** The session as the auth client stores it. */
export type StoredSession = Record<string, unknown> & { expires_at: number; access_token: string };

export const SESSION_KEY = 'marisma.auth';
export const DEMO_PASSWORD = 'Marisma-demo-1';
export const PASSWORD = 'A-quiet-lagoon-9';

/** An address of this test alone: what is sent from one address is limited by the hour. */
export const anEmail = (): string => `guest-${randomUUID()}@people.test`;

/** The date in so many days. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export type Api = Awaited<ReturnType<typeof openApi>>;

/** The data service as whoever has this token calls it; without one, as a visitor. */
export async function openApi(request: APIRequestContext, token?: string) {
  const { supabaseKey } = (await (await request.get('/config.json')).json()) as { supabaseKey: string };
  const headers = { apikey: supabaseKey, Authorization: `Bearer ${token ?? supabaseKey}` };
  async function read<T>(answer: APIResponse): Promise<T> {
    const text = await answer.text();
    if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }
  const post = async <T>(path: string, data: object): Promise<T> =>
    read(await request.post(path, { headers, data }));
  return {
    post,
    get: async <T>(path: string): Promise<T> => read(await request.get(path, { headers })),
    call: <T>(name: string, args: object = {}) => post<T>(`/rest/v1/rpc/${name}`, args),
  };
}

/** A new guest, signed in through the API. */
export async function makeAccount(request: APIRequestContext, name = 'Irene Solano') {
  const account = { email: anEmail(), password: PASSWORD };
  const [first_name, last_name] = name.split(' ');
  const visitor = await openApi(request);
  const session = await visitor.post<StoredSession>('/auth/v1/signup', {
    ...account,
    data: { first_name, last_name, role: 'client' },
  });
  return { ...account, session, ...(await openApi(request, session.access_token)) };
}

/** The data service as staff call it. */
export async function asStaff(request: APIRequestContext, role: DemoRole = 'management'): Promise<Api> {
  const credentials = { email: `${role}@marisma.test`, password: DEMO_PASSWORD };
  const visitor = await openApi(request);
  const session = await visitor.post<StoredSession>('/auth/v1/token?grant_type=password', credentials);
  return openApi(request, session.access_token);
}

/** Rows of a table as an admin reads them. */
export const readRows = async (
  request: APIRequestContext,
  table: 'contact_submissions' | 'service_bookings',
  email: string,
) =>
  (await asStaff(request, 'admin')).get<Record<string, unknown>[]>(
    `/rest/v1/${table}?email=eq.${encodeURIComponent(email)}`,
  );

/**
 * Signs a demo account in through the API.
 * @param site address of a site with a backend
 */
export async function openSession(site: string, role: DemoRole): Promise<StoredSession> {
  const { supabaseKey } = (await (await fetch(`${site}/config.json`)).json()) as { supabaseKey: string };
  const answer = await fetch(`${site}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@marisma.test`, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${role} could not sign in: ${answer.status}`);
  return (await answer.json()) as StoredSession;
}
