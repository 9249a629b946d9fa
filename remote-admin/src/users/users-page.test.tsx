import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@marisma/area-kit/testing';
import area from '../area';
import { createUsersService, userRecord, type UserRecord } from '../testing/users-service';

const people = [
  userRecord('elena', { first_name: 'Elena', last_name: 'Duarte', roles: ['owner', 'client'] }),
  userRecord('zoe', {
    first_name: 'Zoë',
    last_name: null,
    roles: ['management'],
    created_at: '2026-06-01T12:00:00Z',
  }),
  userRecord('nemo', {
    first_name: null,
    last_name: null,
    email: null,
    roles: [],
    created_at: '2026-01-01T12:00:00Z',
  }),
];

function open(
  users: readonly UserRecord[] = people,
  path = '/admin/users',
  prepare?: (failing: ReturnType<typeof createUsersService>['failing']) => void,
) {
  const service = createUsersService(users);
  prepare?.(service.failing);
  return { service, ...renderRoutes(area.routes, path, { roles: ['admin'], supabase: service.client }) };
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Users' }))
    .getAllByRole('row')
    .slice(1);
const names = async () => (await rows()).map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const search = (text: string) =>
  userEvent.type(screen.getByRole('searchbox', { name: 'Search users' }), text);
const figure = (label: string) => screen.getByText(label).parentElement;

test('a user with two roles is one row with two badges, and counts twice', async () => {
  open();
  const [, elena] = await rows();
  expect(within(elena!).getByText('Elena Duarte')).toBeVisible();
  expect(within(elena!).getByText('Owner')).toBeVisible();
  expect(within(elena!).getByText('Client')).toBeVisible();
  await waitFor(() => expect(figure('Total Users')).toHaveTextContent('3'));
  expect(figure('Owners')).toHaveTextContent('1');
  expect(figure('Admins')).toHaveTextContent('0');
});

test('who waits for an admin comes first, and is refused there with a reason', async () => {
  const wait = (id: string, name: string, role: string) => ({
    ...{
      id,
      name,
      email: null,
      roles: [role],
      approved: false,
      houses: [],
      changed_at: null,
      changed_by: null,
    },
  });
  const supabase = createUsersService(people, [
    wait('w1', 'Pablo Ríos', 'management'),
    wait('w2', 'Ida Solís', 'owner'),
  ]).client;
  renderRoutes(area.routes, '/admin/users', { roles: ['admin'], supabase });
  const list = () => within(screen.getByRole('list', { name: 'Accounts that wait for you' }));
  await screen.findByRole('list', { name: 'Accounts that wait for you' });
  expect(list().getByRole('button', { name: 'Approve: Pablo Ríos' })).toBeVisible();
  expect(list().getByRole('link', { name: 'Link a house: Ida Solís' })).toBeVisible();
  await userEvent.click(list().getByRole('button', { name: 'Refuse: Pablo Ríos' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Refuse Pablo Ríos?' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'We know no Pablo.');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(1));
  expect(await screen.findByRole('link', { name: /Users.*1 waits for approval/ })).toBeVisible();
});

test('the table has its columns and asks for no more, newest users first', async () => {
  const { service } = open();
  const table = await screen.findByRole('table', { name: 'Users' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Name', 'Email', 'Roles', 'Created', 'Actions']);
  expect(service.requests.map((url) => url.searchParams.get('select'))).toContain(
    'user_id,first_name,last_name,email,created_at',
  );
  expect(await names()).toEqual(['Zoë', 'Elena Duarte', 'No name']);
  expect(within(table).getByText('No role')).toBeVisible();
});

test('a click on a column sorts by it, a second click reverses the order', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Name' }));
  await waitFor(async () => expect(await names()).toEqual(['Elena Duarte', 'Zoë', 'No name']));
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(async () => expect(await names()).toEqual(['Zoë', 'Elena Duarte', 'No name']));
});

test('a search shows who is found, and says how many', async () => {
  const { shell } = open();
  await rows();
  await search('zoe@example');
  await waitFor(async () => expect(await names()).toEqual(['Zoë']));
  expect(screen.getByText('1 of 3 users')).toBeVisible();
  await waitFor(() => expect(shell.recorded.announcements).toEqual(['1 of 3 users']));
});

test('a search without a match shows a message', async () => {
  open();
  await rows();
  await search('nobody');
  expect(await screen.findByText('No users found matching your search.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the search stays in the address and is there after a reload', async () => {
  const { router } = open(people, '/admin/users#search=duarte');
  expect(await names()).toEqual(['Elena Duarte']);
  await userEvent.type(screen.getByRole('searchbox'), '@example.com');
  // An address is in the part of the URL that browsers do not send.
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ search: '', hash: '#search=duarte%40example.com' }),
  );
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(await rows()).toHaveLength(3);
});

test('a word is written into the address once, after its last letter', async () => {
  const { router } = open();
  await rows();
  const hashes: string[] = [];
  router.subscribe(({ location }) => hashes.push(location.hash));
  for (const value of ['d', 'du', 'duarte']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    expect(screen.getByRole('searchbox')).toHaveValue(value);
  }
  await waitFor(() => expect(hashes).toContain('#search=duarte'));
  expect(new Set(hashes).size).toBe(1);
});

test('2,300 users are all listed, page by page', async () => {
  const many = Array.from({ length: 2300 }, (_, index) =>
    userRecord(`u${index}`, { created_at: new Date(1.7e12 - index * 1000).toISOString() }),
  );
  const { service } = open(many);
  expect(await screen.findByText('2,300 users')).toBeVisible();
  expect(await rows()).toHaveLength(25);
  expect(screen.getByText('1–25 of 2,300')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Page 92' }));
  expect(await names()).toContain('First-u2299 Last-u2299');
  await search('u2298@');
  await waitFor(async () => expect(await names()).toEqual(['First-u2298 Last-u2298']));
  expect(service.requests.filter(({ pathname }) => pathname.endsWith('/profiles'))).toHaveLength(3);
  expect(figure('Total Users')).toHaveTextContent('2,300');
});

test('a failing list shows a toast and a retry button, and is logged', async () => {
  const { service, shell } = open(people, '/admin/users', (failing) => failing.add('profiles'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(shell.recorded.notices).toEqual([
    { kind: 'error', title: 'Error', description: 'Failed to load users' },
  ]);
  expect(shell.recorded.errors).toEqual([expect.objectContaining({ name: 'DataError' })]);
  service.failing.clear();
  await userEvent.click(retry);
  expect(await rows()).toHaveLength(3);
});

test('failing figures are only logged', async () => {
  const { shell } = open(people, '/admin/users', (failing) => failing.add('counts'));
  expect((await screen.findAllByText('Not available')).length).toBe(5);
  expect(shell.recorded.notices).toEqual([]);
  expect(shell.recorded.errors).toEqual([expect.objectContaining({ name: 'DataError' })]);
  expect(await rows()).toHaveLength(3);
});

test('users are shown without their roles, with a note that roles are missing', async () => {
  const { service, shell } = open(people, '/admin/users', (failing) => failing.add('roles'));
  expect(await screen.findByText('The roles could not all be loaded.')).toBeVisible();
  expect(within((await rows())[0]!).getByText('Unknown')).toBeVisible();
  expect(shell.recorded.notices).toHaveLength(1);
  service.failing.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(within((await rows())[0]!).getByText('Management')).toBeVisible());
});

test('a list that fails halfway keeps the loaded users and continues from there', async () => {
  const many = Array.from({ length: 1500 }, (_, index) => userRecord(`u${index}`, { roles: [] }));
  const { service } = open(many, '/admin/users', (failing) => failing.add('more profiles'));
  expect(await screen.findByText(/Only 1,000 of 1,500 users/)).toBeVisible();
  service.failing.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1,500 users')).toBeVisible();
  const offsets = service.requests
    .filter(({ pathname }) => pathname.endsWith('/profiles'))
    .map(({ searchParams }) => searchParams.get('offset'));
  expect(offsets.at(-1)).toBe('1000');
});

test('Edit and View do nothing, and are described as unavailable', async () => {
  const { router } = open();
  await rows();
  const before = document.body.innerHTML;
  for (const name of ['Edit', 'View']) {
    const button = screen.getAllByRole('button', { name })[0]!;
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Zoë Not available yet.');
    button.click();
  }
  expect(document.body.innerHTML).toBe(before);
  expect(router.state.location.pathname).toBe('/admin/users');
});

test('a column can be hidden, and stays hidden', async () => {
  const { unmount } = open();
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Email' }));
  expect(screen.queryByRole('columnheader', { name: 'Email' })).not.toBeInTheDocument();
  unmount();
  open();
  await rows();
  expect(screen.queryByRole('columnheader', { name: 'Email' })).not.toBeInTheDocument();
});

test('search results are exported, without formulas', async () => {
  const urls: Blob[] = [];
  URL.createObjectURL = (blob) => (urls.push(blob as Blob), 'blob:users');
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  open();
  await rows();
  await search('elena');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(click).toHaveBeenCalledTimes(1);
  const reader = new FileReader();
  const text = await new Promise((resolve) => {
    reader.onload = () => resolve(reader.result);
    reader.readAsText(urls[0]!);
  });
  expect(text).toBe(
    '"User ID","Name","Email","Roles","Created"\r\n' +
      '"elena","Elena Duarte","elena@example.com","owner; client","2026-05-04T12:00:00.000Z"\r\n',
  );
});

test('an empty list shows a message', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No users yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
});
