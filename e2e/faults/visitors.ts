export type DemoRole = 'admin' | 'owner' | 'management' | 'client';

/** The session as the auth client stores it. */
export type StoredSession = Record<string, unknown> & { expires_at: number; access_token: string };

export const SESSION_KEY = 'marisma.auth';

/**
 * Signs a demo account in through the API, without a page.
 * @param site address of a site with a backend
 */
export async function openSession(site: string, role: DemoRole): Promise<StoredSession> {
  const { supabaseKey } = (await (await fetch(`${site}/config.json`)).json()) as { supabaseKey: string };
  const answer = await fetch(`${site}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@marisma.test`, password: 'Marisma-demo-1' }),
  });
  if (!answer.ok) throw new Error(`${role} could not sign in: ${answer.status}`);
  return (await answer.json()) as StoredSession;
}
