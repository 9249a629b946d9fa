import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderOwner, USER } from '../testing/render-owner';

const STAFF = '00000000-0000-4000-8000-000000000003';
const entry = (change: object) => ({
  id: 'work-1',
  property_id: 'villa-paradise',
  on_day: '2026-11-20',
  what: 'Pool pump replaced',
  cost_cents: 38500,
  made_by: STAFF,
  made_at: '2026-11-20T18:00:00Z',
  approved_by: null,
  approved_at: null,
  approval_note: null,
  expense_id: null,
  taken_back_by: null,
  taken_back_at: null,
  ...change,
});
const approved = { approved_at: '2026-11-21T18:00:00Z', expense_id: 'e1' };
const staff = (name: string) =>
  name === 'staff_members' ? Response.json([{ id: STAFF, name: 'Alma Reyes' }]) : undefined;

test('an owner reads what was done to her houses, and approves a cost', async () => {
  const maintenance = [
    entry({}),
    entry({ id: 'work-2', what: 'Roof looked at', cost_cents: null }),
    entry({ id: 'work-3', what: 'New sink', approved_by: USER, ...approved }),
    entry({ id: 'work-4', what: 'New lamp', approved_by: STAFF, approval_note: 'She called.', ...approved }),
  ];
  const { calls, shell } = renderOwner('/owner/maintenance', { rows: { maintenance } });
  await screen.findByRole('heading', { name: 'New lamp' });
  const work = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);
  expect(work('Pool pump replaced').getByText('Waiting for approval')).toBeVisible();
  expect(work('Pool pump replaced').getByText('Nov 20, 2026 · Villa Paradise')).toBeVisible();
  expect(work('Roof looked at').queryByRole('button')).not.toBeInTheDocument();
  expect(work('New sink').getByText('Approved by you on Nov 21, 2026')).toBeVisible();
  expect(work('New lamp').getByText('Approved by you with your Marisma team on Nov 21, 2026')).toBeVisible();
  expect(work('New lamp').getByText('She called.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Log work' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Approve US$385: Pool pump replaced' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this cost?' }));
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Approve US$385' }));
  await waitFor(() =>
    expect(shell.recorded.notices).toContainEqual({ kind: 'success', title: 'The cost is approved.' }),
  );
  expect(calls).toEqual([['approve_maintenance', { maintenance_id: 'work-1' }]]);
});

test('a cost that was taken back meanwhile is not approved, and says so; an ended session leads to sign-in', async () => {
  let code = 'stale';
  renderOwner('/owner/maintenance', {
    rows: { maintenance: [entry({})] },
    rpc: (name) => (name === 'approve_maintenance' ? refusal(code) : undefined),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve US$385' }));
  expect(await dialog.findByText(/changed/)).toBeVisible();
  code = 'signed_out';
  await userEvent.click(dialog.getByRole('button', { name: 'Approve US$385' }));
  expect(await dialog.findByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('management logs work with or without a cost, notes an approval, and takes an entry back', async () => {
  const { calls, shell } = renderOwner('/owner/maintenance', {
    roles: ['management'],
    rows: { maintenance: [entry({})] },
    rpc: staff,
  });
  expect(await screen.findByText('Nov 20, 2026 · Villa Paradise · Logged by Alma Reyes')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Log it' }));
  expect(await screen.findByText('Please say what it was for.')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'House' }), 'Lagoon Villa Serenity');
  await userEvent.type(screen.getByRole('textbox', { name: /^What was done/ }), 'Filters cleaned');
  await userEvent.click(screen.getByRole('button', { name: 'Log it' }));
  await waitFor(() => expect(shell.recorded.notices).toHaveLength(1));
  expect(calls).toContainEqual([
    'add_maintenance',
    {
      property_id: 'lagoon-villa-serenity',
      on_day: '2026-12-01',
      what: 'Filters cleaned',
      request_key: expect.any(String),
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Note the approval: Pool pump replaced' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^What the owner said/ }), 'She called at noon.');
  await userEvent.click(dialog.getByRole('button', { name: 'Note the approval' }));
  await waitFor(() =>
    expect(calls).toContainEqual([
      'approve_maintenance',
      { maintenance_id: 'work-1', note: 'She called at noon.' },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Take back: Pool pump replaced' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Take this back?' })).getByRole('button', {
      name: 'Take back',
    }),
  );
  await waitFor(() => expect(calls).toContainEqual(['take_back_maintenance', { maintenance_id: 'work-1' }]));
});

test('what is being written waits in this tab for who has to sign in again', async () => {
  const open = () =>
    renderOwner('/owner/maintenance', {
      roles: ['management'],
      rows: { maintenance: [entry({})] },
      rpc: staff,
    });
  const write = async (field: RegExp, text: string) =>
    userEvent.type(await screen.findByRole('textbox', { name: field }), text);
  const { unmount } = open();
  await write(/^What was done/, 'Filters');
  await userEvent.click(await screen.findByRole('button', { name: 'Note the approval: Pool pump replaced' }));
  await write(/^What the owner said/, 'She called');
  unmount();
  open();
  expect(await screen.findByRole('textbox', { name: /^What was done/ })).toHaveValue('Filters');
  await userEvent.click(await screen.findByRole('button', { name: 'Note the approval: Pool pump replaced' }));
  expect(screen.getByRole('textbox', { name: /^What the owner said/ })).toHaveValue('She called');
});

test('without work the log says so; when it cannot be read, it can be tried again', async () => {
  const { unmount } = renderOwner('/owner/maintenance');
  expect(await screen.findByText('Nothing is logged yet')).toBeVisible();
  unmount();
  renderOwner('/owner/maintenance', { away: true });
  expect(await screen.findByRole('button', { name: /Try again|Retry/ }, { timeout: 5000 })).toBeVisible();
});
