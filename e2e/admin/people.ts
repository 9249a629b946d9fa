import type { Page } from '@playwright/test';

/** A new account, and whether it may read the desk with the session that it has. */
export async function signedUp({ request }: Page, email: string) {
  const { supabaseKey } = (await (await request.get('/config.json')).json()) as { supabaseKey: string };
  const headers = { apikey: supabaseKey };
  const data = { email, password: 'Marisma-demo-1', data: { first_name: 'Ana', last_name: 'Ruiz' } };
  const answer = await request.post('/auth/v1/signup', { headers, data });
  const { access_token } = (await answer.json()) as { access_token: string };
  const mayReadDesk = async (): Promise<boolean> => {
    const authorization = `Bearer ${access_token}`;
    const counts = await request.post('/rest/v1/rpc/desk_counts', {
      headers: { ...headers, authorization },
      data: {},
    });
    return counts.ok();
  };
  return { email, mayReadDesk };
}
