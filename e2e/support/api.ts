import { randomUUID } from 'node:crypto';
import { test, type APIRequestContext, type APIResponse } from '@playwright/test';

export type DemoRole = 'admin' | 'owner' | 'management' | 'client';

/** The session as the auth client stores it. */
export type StoredSession = Record<string, unknown> & { expires_at: number; access_token: string };

export const SESSION_KEY = 'marisma.auth';
export const DEMO_PASSWORD = 'Marisma-demo-1';
export const PASSWORD = 'A-quiet-lagoon-9';

/** An address of this test alone: what is sent from one address is limited by the hour. */
export const anEmail = (): string => `guest-${randomUUID()}@people.test`;

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
export const asStaff = async (request: APIRequestContext, role: DemoRole = 'management'): Promise<Api> =>
  openApi(request, (await sessionOf(role)).access_token);

/** Rows of a table as an admin reads them. */
export const readRows = async (
  request: APIRequestContext,
  table: 'contact_submissions' | 'service_bookings',
  email: string,
) =>
  (await asStaff(request, 'admin')).get<Record<string, unknown>[]>(
    `/rest/v1/${table}?email=eq.${encodeURIComponent(email)}`,
  );

/** Signs a demo account in through the API. */
export async function openSession(role: DemoRole): Promise<StoredSession> {
  const site = test.info().project.use.baseURL!;
  const { supabaseKey } = (await (await fetch(`${site}/config.json`)).json()) as { supabaseKey: string };
  const answer = await fetch(`${site}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@marisma.test`, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${role} could not sign in: ${answer.status}`);
  return (await answer.json()) as StoredSession;
}

/** The sessions of the demo accounts, one per account and worker. */
const sessions = new Map<DemoRole, Promise<StoredSession>>();

/** The session that all tests of a demo account share. It never expires, because a test may set its clock to any day. */
export function sessionOf(role: DemoRole): Promise<StoredSession> {
  const session =
    sessions.get(role) ?? openSession(role).then((opened) => ({ ...opened, expires_at: 4_102_444_800 }));
  sessions.set(role, session);
  return session;
}
