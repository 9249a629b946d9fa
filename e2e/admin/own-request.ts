import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';

import { startAs } from '../support/as-role';

type Row = Record<string, unknown>;

/** A request that no other test sees, with its guest's own view of it. */
export interface OwnRequest {
  id: string;
  /** The guest's name, which is in no other request. */
  name: string;
  /** The events that the guest reads. */
  readEvents: () => Promise<Row[]>;
}

/** Signs up a guest, who sends an inquiry. */
export async function sendInquiry(request: APIRequestContext): Promise<OwnRequest> {
  const email = `desk-${randomUUID()}@people.test`;
  const name = `Irene ${email.slice(5, 13)}`;
  const { supabaseKey } = (await (await request.get('/config.json')).json()) as { supabaseKey: string };
  let token = supabaseKey;
  const headers = () => ({ apikey: supabaseKey, Authorization: `Bearer ${token}` });
  const post = async (path: string, data: object): Promise<Row> => {
    const response = await request.post(path, { headers: headers(), data });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    return ((await response.text()) ? response.json() : {}) as Promise<Row>;
  };
  const get = async (path: string): Promise<Row[]> =>
    (await request.get(path, { headers: headers() })).json() as Promise<Row[]>;

  const session = await post('/auth/v1/signup', {
    email,
    password: 'A-quiet-lagoon-9',
    data: { first_name: 'Irene', last_name: 'Solano', role: 'client' },
  });
  token = String(session['access_token']);
  await post('/rest/v1/contact_submissions', {
    name,
    email,
    inquiry_type: 'booking',
    message: 'Is the villa free in March?',
    check_in: '2027-03-02',
    check_out: '2027-03-07',
    guests: 4,
  });
  const [row] = await get('/rest/v1/requests?select=id');
  const id = String(row?.['id']);
  return {
    id,
    name,
    readEvents: () => get(`/rest/v1/request_events?request_id=eq.${id}&select=kind,body&order=id`),
  };
}

/** A page in another person's browser. Close its context at the end. */
export async function otherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('marisma.disclaimer-seen', 'true'));
  return context.newPage();
}

/** A second person at the desk, with a browser of their own. */
export async function secondPerson(browser: Browser, role: 'admin' | 'management'): Promise<Page> {
  const page = await otherBrowser(browser);
  await startAs(page, role);
  return page;
}
