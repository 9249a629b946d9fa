import type { Page } from '@playwright/test';

const at = (minutesAgo: number): string => new Date(Date.now() - minutesAgo * 60_000).toISOString();

/** A request of the desk's list with the columns that the list reads. */
export const requestRow = (index: number, part: object = {}) => ({
  id: `30000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  kind: 'inquiry',
  state: 'open',
  needs: 'house',
  subject: 'Is the villa free over Christmas, and may we bring a dog that is rather small?',
  name: `Guest ${index}`,
  email: `guest-${index}@people.test`,
  guest_id: null,
  assignee: null,
  due_at: at(-90),
  overdue: false,
  version: 1,
  opened_at: at(30),
  turn_at: at(30),
  unread: true,
  snoozed_until: null,
  merged_into: null,
  locale: 'en',
  reservation_id: null,
  contact_submission_id: null,
  service_booking_id: null,
  held_by: null,
  hold_until: null,
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
