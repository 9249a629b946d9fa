import { createDataClient, renderRoutes } from '@marisma/area-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@marisma/area-kit/contract';
import area from '../../area';

const person = (index: number, part: object = {}) => ({
  id: `10000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  name: `Person ${index}`,
  email: `person-${index}@people.test`,
  roles: ['client'],
  approved: false,
  houses: [],
  changed_at: null,
  changed_by: null,
  ...part,
});

function open(records: ReturnType<typeof person>[], roles: Role[] = ['admin']) {
  const service = {
    refuse: '',
    sent: [] as Record<string, unknown>[],
    asked: [] as Record<string, unknown>[],
  };
  const supabase = createDataClient(async (request, url) => {
    const body = request.body ? ((await request.json()) as Record<string, unknown>) : {};
    if (url.pathname.endsWith('/desk_counts')) return Response.json({}, { status: 503 });
    if (service.refuse) {
      return Response.json(
        { code: 'PT403', message: 'No', details: service.refuse, hint: '' },
        { status: 403 },
      );
    }
    if (url.pathname.endsWith('/people')) {
      service.asked.push(body);
      const words = String(body['words']);
      const found = records.filter(({ name, roles }) =>
        words ? name.includes(words) : roles.some((role) => role !== 'client'),
      );
      const from = found.findIndex(({ id }) => id === body['after']) + 1;
      return Response.json(found.slice(from, from + Number(body['most'])));
    }
    if (url.pathname.endsWith('/properties'))
      return Response.json([{ id: 'villa-paradise', name: 'Villa Paradise' }]);
    service.sent.push(body);
    if (url.pathname.endsWith('/link_house')) return new Response(null, { status: 204 });
    const row = records.find(({ id }) => id === body['user_id']);
    const granted = body['granted'] === true;
    const role = String(body['role']);
    Object.assign(row ?? {}, {
      roles: granted ? [...new Set([...(row?.roles ?? []), role])] : ['client'],
      approved: granted && role === 'management',
      changed_at: '2026-11-23T18:00:00+00:00',
      changed_by: 'Ana',
    });
    return new Response(null, { status: 204 });
  });
  const rendered = renderRoutes(area.routes, '/desk/people', { roles, supabase });
  return { service, user: userEvent.setup(), ...rendered };
}

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};
const press = async (name: string) => screen.findByRole('button', { name });

test('an admin finds an account and makes it management, once, after reading what that means', async () => {
  const { service, user, shell } = open([person(1), person(2, { roles: ['admin'] })]);
  expect(within(await screen.findByRole('list', { name: 'Staff' })).getAllByRole('listitem')).toHaveLength(1);
  await user.type(screen.getByRole('searchbox', { name: 'Find an account' }), 'Person 1');
  await screen.findByRole('list', { name: 'Accounts found' });
  await user.click(await press('Add to management: Person 1'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Person 1 to management?' }));
  expect(dialog.getByText(/reads and answers every request/)).toBeVisible();
  expect(service.sent).toEqual([]);
  await user.dblClick(dialog.getByRole('button', { name: 'Add to management' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(service.sent).toEqual([{ user_id: person(1).id, role: 'management', granted: true }]);
  expect((await rowOf('Person 1')).getByText('Management')).toBeVisible();
  expect((await rowOf('Person 1')).getByText('Changed on Nov 23, 2026 by Ana')).toBeVisible();
  expect(shell.seen.notices).toMatchObject([{ kind: 'success', title: 'Person 1 is in management now' }]);
});

test('management that signed up as such waits for approval, and can be turned away', async () => {
  const { user, service } = open([person(1, { roles: ['management'] })]);
  expect((await rowOf('Person 1')).getByText('Management, not approved')).toBeVisible();
  await user.click(await press('Approve: Person 1'));
  await user.click(await press('Approve'));
  expect(await screen.findByText('Management')).toBeVisible();
  await user.click(await press('Remove management role: Person 1'));
  await user.click(await press('Cancel'));
  expect(service.sent).toHaveLength(1);
  await user.click(await press('Remove management role: Person 1'));
  await user.click(await press('Remove management role'));
  await waitFor(() => expect(service.sent[1]).toMatchObject({ role: 'management', granted: false }));
});

test('who is taken back leaves the list of staff at once, and the focus is on the search', async () => {
  const { user } = open([person(1, { roles: ['admin'] }), person(2, { roles: ['admin'] })]);
  await user.click(await press('Remove admin role: Person 1'));
  await user.click(await press('Remove admin role'));
  await waitFor(() => expect(screen.queryByText('Person 1')).not.toBeInTheDocument());
  expect(screen.getByText('Person 2')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Find an account' })).toHaveFocus();
});

test('after a change the focus is on the button that takes it back', async () => {
  const { user } = open([person(1), person(2, { roles: ['admin'] })]);
  await user.type(await screen.findByRole('searchbox', { name: 'Find an account' }), 'Person 1');
  await user.click(await press('Add to management: Person 1'));
  await user.click(await press('Add to management'));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Remove management role/ })).toHaveFocus());
});

test('management is not offered the page, and reads there whom to ask', async () => {
  const { service } = open([person(1, { roles: ['admin'] })], ['management']);
  expect(await screen.findByText('Only admins see this page')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'People' })).not.toBeInTheDocument();
  expect(service.asked).toEqual([]);
});

test('the day of a change is the day at the house', async () => {
  const changed = { roles: ['admin'], changed_at: '2026-11-24T05:00:00+00:00', changed_by: 'Ana' };
  open([person(1, changed)]);
  expect(await screen.findByText('Changed on Nov 23, 2026 by Ana')).toBeVisible();
});

test("an admin's own account offers no change", async () => {
  const { shell } = open([]);
  const session = shell.session.get();
  const self = session.status === 'signedIn' ? session.user.id : '';
  document.body.replaceChildren();
  open([person(1, { id: self, roles: ['admin'] })]);
  const row = await rowOf('Person 1');
  expect(row.getByText('You')).toBeVisible();
  expect(row.queryByRole('button')).not.toBeInTheDocument();
});

test('a refusal is said in the dialog, which stays', async () => {
  const { user, service } = open([person(1, { roles: ['admin'] })]);
  await user.click(await press('Remove admin role: Person 1'));
  service.refuse = 'not_allowed';
  await user.click(await press('Remove admin role'));
  expect(await screen.findByText(/^Only an admin sees this page/)).toBeVisible();
  service.refuse = 'unknown_account';
  await user.click(await press('Remove admin role'));
  expect(await screen.findByText('This account no longer exists.')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('more people than a page are read on, and nobody is said', async () => {
  const { user, service } = open(Array.from({ length: 60 }, (_, at) => person(at, { roles: ['admin'] })));
  await user.click(await press('Show more people'));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(60));
  expect(service.asked.at(-1)).toMatchObject({ after: person(49).id });
  expect(screen.queryByRole('button', { name: 'Show more people' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Find an account' }), 'nobody');
  expect(await screen.findByRole('heading', { name: 'No account matches' })).toBeVisible();
});

test('without an answer the page says so, and asks again', async () => {
  const { user, service } = open([person(1, { roles: ['admin'] })]);
  service.refuse = 'not_allowed';
  expect(await screen.findByRole('heading', { name: 'The people could not be loaded' })).toBeVisible();
  service.refuse = '';
  await user.click(await press('Try again'));
  expect(await screen.findByText('Person 1')).toBeVisible();
});

test('an owner without a house is linked to one from a day on', async () => {
  const { service, user, shell } = open([person(1, { roles: ['owner'] })]);
  expect(await screen.findByText('Waits for a house to be linked')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Link a house: Person 1' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Which house is Person 1’s?' }));
  await dialog.findByRole('option', { name: 'Villa Paradise' });
  await user.selectOptions(dialog.getByLabelText('House'), 'Villa Paradise');
  await user.click(dialog.getByRole('button', { name: 'Link a house' }));
  await waitFor(() =>
    expect(shell.seen.notices).toMatchObject([{ title: 'The house is linked to Person 1' }]),
  );
  expect(service.sent).toMatchObject([{ user_id: person(1).id, property_id: 'villa-paradise' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
