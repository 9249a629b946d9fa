import type { FormTable } from './journey';

/** The data service returns at most this many rows. */
const PAGE = 1000;

/** Reads the e-mail addresses of a run's rows as the demo administrator. @throws Error when a request fails */
export async function readKept(site: URL, key: string, run: string): Promise<Record<FormTable, string[]>> {
  const headers = { apikey: key, 'Content-Type': 'application/json' };
  const read = async (path: string, init: RequestInit): Promise<unknown> => {
    const answer = await fetch(new URL(path, site), init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
  const body = JSON.stringify({ email: 'admin@marisma.test', password: 'Marisma-demo-1' });
  const session = await read('/auth/v1/token?grant_type=password', { method: 'POST', headers, body });
  const { access_token: token } = session as { access_token: string };
  const readTable = async (table: FormTable, from = 0): Promise<string[]> => {
    const path = `/rest/v1/${table}?select=email&email=like.load-${run}-*&order=id&limit=${PAGE}&offset=${from}`;
    const rows = (await read(path, { headers: { ...headers, Authorization: `Bearer ${token}` } })) as {
      email: string;
    }[];
    const emails = rows.map(({ email }) => email);
    return rows.length < PAGE ? emails : [...emails, ...(await readTable(table, from + PAGE))];
  };
  return {
    contact_submissions: await readTable('contact_submissions'),
    service_bookings: await readTable('service_bookings'),
  };
}
