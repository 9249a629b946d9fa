import type { APIRequestContext } from '@playwright/test';
import { makeAccount } from '../support/api';

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
