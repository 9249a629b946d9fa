import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';
import { t } from '../../texts';

const NAME = '2026-11-23T18-00-00-000Z_22222222-2222-4222-8222-222222222222';
const MAIL = {
  name: NAME,
  to: 'ana@people.test',
  subject: 'We received your message',
  date: '2026-11-23T18:00:00.000Z',
};

let answers: Record<string, () => Response>;
let asked: string[];
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

beforeEach(() => {
  asked = [];
  answers = { '/mail/v1/outbox': json([MAIL]) };
  globalThis.fetch = jest.fn(async (input) => {
    const path = String(input);
    asked.push(path);
    return answers[path]?.() ?? new Response('{}', { status: 404 });
  });
});

const open = (path = '/desk/mail', demo = true) => openPage(path, {}, ['management'], demo);

test('in a demo, staff see what was written to whom, and read a mail', async () => {
  answers[`/mail/v1/outbox/${NAME}`] = json({
    ...MAIL,
    text: 'Dear Ana,\n\nwe answer soon.\n',
    html: `/mail/v1/outbox/${NAME}/html?until=1&seal=x`,
  });
  open();
  const list = await screen.findByRole('list', { name: 'Emails' });
  expect(within(list).getByRole('link')).toHaveTextContent('ana@people.test');
  expect(screen.getByRole('link', { name: 'Emails' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(within(list).getByRole('link'));
  expect(await screen.findByRole('heading', { level: 1, name: 'We received your message' })).toBeVisible();
  const shown = screen.getByTitle('Email: We received your message');
  expect(shown).toHaveAttribute('src', `/mail/v1/outbox/${NAME}/html?until=1&seal=x`);
  expect(shown).toHaveAttribute('sandbox', expect.not.stringMatching(/allow-(scripts|same-origin)/));
  await userEvent.click(screen.getByRole('tab', { name: 'Text' }));
  expect(screen.getByText(/we answer soon/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'All emails' }));
  expect(await screen.findByRole('list', { name: 'Emails' })).toBeVisible();
});

test.each([
  ['the list', '/desk/mail', '/mail/v1/outbox', [MAIL]],
  ['a mail', `/desk/mail/${NAME}`, `/mail/v1/outbox/${NAME}`, { ...MAIL, text: 'Hi', html: '/mail/v1/html' }],
])('while %s is on its way the page says so', async (_, path, address, body) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const answer = globalThis.fetch;
  globalThis.fetch = jest.fn(async (input) => {
    await arrived;
    return answer(input);
  });
  answers[address] = json(body);
  open(path);
  expect(await screen.findByText(t.mail.loading)).toBeInTheDocument();
  expect(screen.queryByText(/^No |not here/)).not.toBeInTheDocument();
  arrive();
  expect(await screen.findByText(MAIL.subject)).toBeVisible();
  expect(screen.queryByText(t.mail.loading)).not.toBeInTheDocument();
});

test.each([
  ['before the first mail it says so', '/desk/mail', { '/mail/v1/outbox': json([]) }, 'No emails yet'],
  ['a site that keeps no mails says so', '/desk/mail', {}, 'No emails here'],
  ['a mail that is gone says so', `/desk/mail/${NAME}`, {}, 'We can’t find this email'],
])('%s', async (_, path, given, words) => {
  answers = given;
  open(path);
  expect(await screen.findByText(words)).toBeVisible();
});

test('without an answer the page says so, and can be read again', async () => {
  const failure = jest.spyOn(console, 'error').mockImplementation(() => {});
  answers['/mail/v1/outbox'] = json({ message: 'no' }, 503);
  open();
  expect(await screen.findByText('The emails could not be loaded')).toBeVisible();
  answers['/mail/v1/outbox'] = json([MAIL]);
  await userEvent.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('list', { name: 'Emails' })).toBeVisible();
  failure.mockRestore();
});

test('where the site is no demo there is no such page, and no link to it', async () => {
  open('/desk/mail', false);
  expect(await screen.findByText('Page not found')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Emails' })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
