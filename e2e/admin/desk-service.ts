import type { Page } from '@playwright/test';
import { deskRecord } from '../../remote-admin/src/desk/testing/rows';

const at = (minutesAgo: number): string => new Date(Date.now() - minutesAgo * 60_000).toISOString();

/** A request of the desk's list. */
export const requestRow = (index: number, part: object = {}) => ({
  ...deskRecord(index),
  subject: 'Is the villa free over Christmas, and may we bring a dog that is rather small?',
  due_at: at(-90),
  opened_at: at(30),
  turn_at: at(30),
  unread: true,
  ...part,
});

/** Requests in every look of a row. */
const rows = [
  requestRow(1, { due_at: at(40), overdue: true, turn_at: at(200) }),
  requestRow(2, { kind: 'stay', subject: 'MR-7K2Q · Ocean Villa Infinity', held_by: 'Ana', due_at: at(-10) }),
  requestRow(3, { kind: 'service', subject: 'Private chef', unread: false }),
  requestRow(4, { name: null, subject: null, unread: false, due_at: at(-3000) }),
];

/** Answers the reads of the desk: these requests, or `none`. */
export async function answerWithRequests(page: Page, requests: readonly object[] = rows): Promise<void> {
  await page.route(/\/rest\/v1\/desk_requests\?/, (route) => route.fulfill({ json: requests }));
  await page.route(/\/rest\/v1\/rpc\/desk_counts/, (route) =>
    route.fulfill({
      json: { open: requests.length, waiting: 12, mine: 1, unread: 2, overdue: 1, mail_given_up: 0 },
    }),
  );
}
