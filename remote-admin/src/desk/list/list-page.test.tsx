import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@marisma/area-kit/contract';
import { renderRoutes } from '@marisma/area-kit/testing';
import area from '../../area';
import { createDeskService, deskRecord, idOf } from '../../testing/desk-service';
import type { DeskRequest } from '../queries';

const comeBack = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

function open(records: DeskRequest[] = [], path = '/desk', roles: Role[] = ['management']) {
  const service = createDeskService(records);
  const rendered = renderRoutes(area.routes, path, { roles, supabase: service.client });
  return { service, ...rendered };
}

const list = (name = 'Needs reply') => screen.findByRole('list', { name });
const names = async (name?: string) =>
  within(await list(name))
    .getAllByRole('link')
    .map((link) => /Guest \d+/.exec(link.textContent)?.[0]);

beforeEach(() => {
  localStorage.clear();
  // A hidden window reads each minute only, so that no reading by the clock falls into a test.
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});

test('the desk lists what needs a reply, the longest waiting first', async () => {
  open([deskRecord(2), deskRecord(1, { unread: true }), deskRecord(3, { state: 'closed' })]);
  expect(await names()).toEqual(['Guest 1', 'Guest 2']);
  const [first] = within(await list()).getAllByRole('link');
  expect(first).toHaveTextContent('New');
  expect(first).toHaveTextContent('Inquiry');
  expect(first).toHaveTextContent('Question 1');
  expect(first).toHaveAttribute('href', `/desk/requests/${idOf(1)}`);
});

test('tabs are addresses, with their counts', async () => {
  const { router } = open([deskRecord(1), deskRecord(2, { state: 'waiting', turn_at: null })]);
  await userEvent.click(await screen.findByRole('link', { name: 'Waiting (1)' }));
  expect(await names('Waiting')).toEqual(['Guest 2']);
  expect(router.state.location.search).toBe('?tab=waiting');
  expect(screen.getByRole('link', { name: 'Waiting (1)' })).toHaveAttribute('aria-current', 'page');
});

test('a list longer than a page is read on by key', async () => {
  const { service } = open(Array.from({ length: 120 }, (_, index) => deskRecord(index)));
  expect(await names()).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Show more requests' }));
  await waitFor(async () => expect(await names()).toHaveLength(100));
  await userEvent.click(screen.getByRole('button', { name: 'Show more requests' }));
  await waitFor(async () => expect(await names()).toHaveLength(120));
  expect(screen.queryByRole('button', { name: 'Show more requests' })).not.toBeInTheDocument();
  expect(service.asked.some((asked) => asked.includes('offset'))).toBe(false);
});

test('the number of requests that need a reply stands in the title', async () => {
  document.title = 'Desk · Marisma';
  const { unmount } = open([deskRecord(1), deskRecord(2)]);
  await waitFor(() => expect(document.title).toBe('(2) Desk · Marisma'));
  unmount();
  expect(document.title).toBe('Desk · Marisma');
});

test('without an answer the list says so, and can be read again', async () => {
  const service = createDeskService([deskRecord(1)]);
  service.failing.add('list');
  renderRoutes(area.routes, '/desk', { roles: ['admin'], supabase: service.client });
  expect(await screen.findByText('The requests could not be loaded')).toBeVisible();
  service.failing.clear();
  await userEvent.click(screen.getByRole('button', { name: /try again/i }));
  expect(await names()).toEqual(['Guest 1']);
});

test('management that nobody has approved is told so instead of an empty desk, until it is approved', async () => {
  const { service } = open([]);
  service.refuse = 'not_allowed';
  comeBack();
  expect(await screen.findByRole('heading', { name: 'This account waits for approval' })).toBeVisible();
  expect(screen.queryByText(/Nobody is waiting/)).not.toBeInTheDocument();
  service.refuse = '';
  service.approvals = 2;
  comeBack();
  expect(await screen.findByText('Nobody is waiting')).toBeVisible();
});

test('an admin reads how many accounts wait for approval', async () => {
  const { service } = open([], '/desk', ['admin']);
  service.approvals = 2;
  comeBack();
  expect(await screen.findByRole('link', { name: /^People.*2 wait for approval$/ })).toBeVisible();
});
