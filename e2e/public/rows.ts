import type { APIRequestContext } from '@playwright/test';

/** Rows of a table as the admin demo account reads them through the data API. */
export async function readRows(
  request: APIRequestContext,
  table: 'contact_submissions' | 'service_bookings',
  email: string,
): Promise<Record<string, unknown>[]> {
  const { supabaseKey } = (await (await request.get('/config.json')).json()) as { supabaseKey: string };
  const signIn = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: supabaseKey },
    data: { email: 'admin@marisma.test', password: 'Marisma-demo-1' },
  });
  const { access_token } = (await signIn.json()) as { access_token: string };
  const rows = await request.get(`/rest/v1/${table}?email=eq.${encodeURIComponent(email)}`, {
    headers: { apikey: supabaseKey, Authorization: `Bearer ${access_token}` },
  });
  return (await rows.json()) as Record<string, unknown>[];
}
