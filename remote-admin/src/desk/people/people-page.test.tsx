import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@marisma/area-kit/contract';
import { openPage } from '../../testing/open-page';
import { expectLink } from '../../testing/screen';

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
  return openPage(
    '/desk/people',
    {
      people: ({ words, after, most }) => {
        const found = records.filter(({ name, roles: own }) =>
          words ? name.includes(String(words)) : own.some((role) => role !== 'client'),
        );
        const from = found.findIndex(({ id }) => id === after) + 1;
        return found.slice(from, from + Number(most));
      },
      refuse_account: () => null,
      set_staff: ({ user_id, role, granted }) => {
        const row = records.find(({ id }) => id === user_id);
        Object.assign(row ?? {}, {
          roles: granted ? [...new Set([...(row?.roles ?? []), role])] : ['client'],
          approved: granted && role === 'management',
          // Still the 23rd at the house.
          changed_at: '2026-11-24T05:00:00+00:00',
          changed_by: 'Ana',
        });
      },
    },
    roles,
  );
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
  expect(service.sent('set_staff')).toEqual([]);
  await user.dblClick(dialog.getByRole('button', { name: 'Add to management' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(service.sent('set_staff')).toEqual([{ user_id: person(1).id, role: 'management', granted: true }]);
  expect((await rowOf('Person 1')).getByText('Management')).toBeVisible();
  expect((await rowOf('Person 1')).getByText('Changed on Nov 23, 2026 by Ana')).toBeVisible();
  expect(shell.recorded.notices).toMatchObject([{ kind: 'success', title: 'Person 1 is in management now' }]);
  expect(screen.getByRole('listitem')).toContainElement(document.activeElement as HTMLElement);
});

test('management that signed up as such waits for approval, and can be turned away', async () => {
  const { user, service } = open([person(1, { roles: ['management'] })]);
  expect((await rowOf('Person 1')).getByText('Management, not approved')).toBeVisible();
  await user.click(await press('Approve: Person 1'));
  await user.click(await press('Approve'));
  expect(await screen.findByText('Management')).toBeVisible();
  await user.click(await press('Remove management role: Person 1'));
  await user.click(await press('Cancel'));
  expect(service.sent('set_staff')).toHaveLength(1);
  await user.click(await press('Remove management role: Person 1'));
  await user.click(await press('Remove management role'));
  await waitFor(() =>
    expect(service.sent('set_staff')[1]).toMatchObject({ role: 'management', granted: false }),
  );
});

test('who is taken back leaves the list of staff at once, and the focus is on the list', async () => {
  const { user } = open([person(1, { roles: ['admin'] }), person(2, { roles: ['admin'] })]);
  await user.click(await press('Remove admin role: Person 1'));
  await user.click(await press('Remove admin role'));
  await waitFor(() => expect(screen.queryByText('Person 1')).not.toBeInTheDocument());
  expect(screen.getByText('Person 2')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('list', { name: 'Staff' })).toHaveFocus());
});

test('management is not offered the page, and reads there whom to ask', async () => {
  const { service } = open([person(1, { roles: ['admin'] })], ['management']);
  expect(await screen.findByText('Only admins see this page')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'People' })).not.toBeInTheDocument();
  expect(service.sent('people')).toEqual([]);
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
  expect(service.sent('people').at(-1)).toMatchObject({ after: person(49).id });
  expect(screen.queryByRole('button', { name: 'Show more people' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Find an account' }), 'nobody');
  expect(await screen.findByRole('heading', { name: 'No account matches' })).toBeVisible();
});

test('who waits is refused with a reason, once', async () => {
  const { user, service, shell } = open([person(1, { roles: ['owner'] }), person(2, { roles: ['admin'] })]);
  await screen.findByText('Person 2');
  expect(screen.queryByRole('button', { name: 'Refuse: Person 2' })).not.toBeInTheDocument();
  await user.click(await press('Refuse: Person 1'));
  const dialog = within(screen.getByRole('dialog', { name: 'Refuse Person 1?' }));
  service.refuse = 'bad_account_reason';
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await dialog.findByText('Please give a reason, with at most 500 characters.')).toBeVisible();
  service.refuse = '';
  await user.type(dialog.getByLabelText('Reason'), 'We know no such house.');
  await user.dblClick(dialog.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(shell.recorded.notices).toMatchObject([{ title: 'Person 1 is refused' }]));
  expect(service.sent('refuse_account').at(-1)).toEqual({
    user_id: person(1).id,
    reason: 'We know no such house.',
  });
});

test('an owner without a house is one press away from the page that links one', async () => {
  open([person(1, { roles: ['owner'] })]);
  expect(await screen.findByText('Waits for a house to be linked')).toBeVisible();
  expectLink('Link a house: Person 1', '/admin/reservations/owners');
});
