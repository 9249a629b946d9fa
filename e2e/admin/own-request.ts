import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { makeAccount } from '../support/api';
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
  const { email, get, post } = await makeAccount(request);
  const name = `Irene ${email.slice(6, 14)}`;
  await post('/rest/v1/contact_submissions', {
    name,
    email,
    inquiry_type: 'booking',
    message: 'Is the villa free in March?',
    check_in: '2027-03-02',
    check_out: '2027-03-07',
    guests: 4,
  });
  const [row] = await get<Row[]>('/rest/v1/requests?select=id');
  const id = String(row?.['id']);
  return {
    id,
    name,
    readEvents: () => get<Row[]>(`/rest/v1/request_events?request_id=eq.${id}&select=kind,body&order=id`),
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
