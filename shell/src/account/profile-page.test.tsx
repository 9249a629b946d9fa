import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@marisma/area-kit/contract';
import { Link, lazyRoute } from '@marisma/area-kit/router';
import { renderShell, type RenderShellOptions } from '../session/testing/render-shell';
import { accessToken, answer, authSession, authUser, refuse } from '../session/testing/service-double';

const routes = [
  lazyRoute('/profile', () => import('./profile-page')),
  { path: '/leave', element: <Link to="/profile">Back to the profile</Link> },
];
const row = { first_name: 'Elena', last_name: 'Duarte', email: 'elena@marisma.test', phone: null };
const user = userEvent.setup();
const field = (name: string) => screen.findByLabelText(name);

const ACCOUNT = '/profile?tab=account';
const open = (entry = '/profile', answers: RenderShellOptions['answers'] = {}, roles: Role[] = ['client']) =>
  renderShell(routes, entry, {
    stored: true,
    roles,
    answers: {
      'GET /rest/v1/profiles': row,
      'PATCH /rest/v1/profiles': () => answer(null, 204, { 'content-range': '*/1' }),
      'PUT /auth/v1/user': authUser({ user_metadata: { first_name: 'Helena', last_name: 'Duarte' } }),
      ...answers,
    },
  });
const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }));

beforeEach(() => window.history.replaceState(null, '', '/'));

test('changing the password asks for the current one and says beside it when it is wrong', async () => {
  const { notices, service } = open(ACCOUNT, {
    'PUT /auth/v1/user': ({ body }: { body: unknown }) =>
      (body as { current_password: string }).current_password === 'Marisma-demo-1'
        ? answer(authUser())
        : refuse(400, 'Current password required', 'current_password_mismatch'),
  });
  const change = async (current: string) => {
    await user.clear(await field('Current Password'));
    await user.type(await field('Current Password'), current);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };
  await user.type(await field('New Password'), 'kelp-river-42');
  await user.type(await field('Confirm New Password'), 'kelp-river-42');
  await change('wrong-one-1');
  const description = 'The current password is not correct';
  await waitFor(async () => expect(await field('Current Password')).toHaveAccessibleDescription(description));
  expect(notices).toMatchObject([{ kind: 'error', description }]);
  await change('Marisma-demo-1');
  await waitFor(() => expect(notices[1]).toMatchObject({ kind: 'success' }));
  expect(service.asked('PUT /auth/v1/user')[1]?.body).toMatchObject({
    password: 'kelp-river-42',
    current_password: 'Marisma-demo-1',
  });
  expect(await field('Current Password')).toHaveValue('');
});

describe('personal information', () => {
  test('shows the stored values; the e-mail is read-only', async () => {
    const { service } = open();
    expect(await field('First Name')).toHaveValue('Elena');
    expect(await field('Phone')).toHaveValue('');
    expect(await field('Email')).toHaveValue('elena@marisma.test');
    expect(await field('Email')).toHaveAttribute('readonly');
    expect(await field('Email')).toHaveAccessibleDescription('Email cannot be changed from this page');
    expect(service.asked('GET /rest/v1/profiles')[0]?.query.get('user_id')).toBe(`eq.${authUser().id}`);
  });

  test('saves only names and phone, and updates the name in the header', async () => {
    const { service, notices, control } = open();
    await user.clear(await field('First Name'));
    await user.type(await field('First Name'), ' Helena ');
    await user.type(await field('Phone'), '+52 311 555 0101');
    await save();
    await waitFor(() =>
      expect(notices).toEqual([{ kind: 'success', title: 'Profile updated successfully' }]),
    );
    const [request] = service.asked('PATCH /rest/v1/profiles');
    expect(request?.body).toEqual({ first_name: 'Helena', last_name: 'Duarte', phone: '+52 311 555 0101' });
    expect(request?.query.get('user_id')).toBe(`eq.${authUser().id}`);
    await waitFor(() => expect(control.session.get()).toMatchObject({ user: { firstName: 'Helena' } }));
  });

  test.each([
    ['the service fails', () => answer({ message: 'boom' }, 500)],
    ['no row was updated', () => answer(null, 204, { 'content-range': '*/0' })],
  ])('shows an error when %s, and keeps the typed values', async (_when, reply) => {
    const { notices, service } = open('/profile', { 'PATCH /rest/v1/profiles': reply });
    await user.type(await field('Last Name'), 'x');
    await save();
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', title: 'Failed to update profile' }]));
    expect(await field('Last Name')).toHaveValue('Duartex');
    // An empty phone is stored as null.
    expect(service.asked('PATCH /rest/v1/profiles')[0]?.body).toMatchObject({ phone: null });
  });

  test('a failed load shows an error and can be retried', async () => {
    const { notices, service } = open('/profile', {
      'GET /rest/v1/profiles': answer({ message: 'boom' }, 500),
    });
    await screen.findByRole('alert');
    expect(notices).toEqual([
      { kind: 'error', title: 'Error', description: 'Failed to load profile information' },
    ]);
    service.on('GET /rest/v1/profiles', () => answer(row));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field('First Name')).toHaveValue('Elena');
  });

  test('a value that is too long shows an error beside its field', async () => {
    const { service } = open();
    await user.type(await field('Phone'), '1'.repeat(21));
    await save();
    expect(await field('Phone')).toHaveAccessibleDescription('Use at most 20 characters');
    expect(service.asked('PATCH /rest/v1/profiles')).toHaveLength(0);
  });
});

describe('unsaved changes', () => {
  const edit = async () => user.type(await field('Last Name'), 'x');
  const leaving = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

  test('open a dialog before leaving; staying keeps them', async () => {
    const { router } = open();
    await edit();
    await act(() => router.navigate('/leave'));
    await user.click(within(await leaving()).getByRole('button', { name: 'Keep editing' }));
    expect(await field('Last Name')).toHaveValue('Duartex');
    expect(router.state.location.pathname).toBe('/profile');

    await act(() => router.navigate('/leave'));
    await user.click(within(await leaving()).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Back to the profile')).toBeInTheDocument();
  });

  test('wait in this tab for who has to sign in again, until they are saved or discarded', async () => {
    const { router, notices } = open();
    const signInAgain = async () => {
      await act(() => router.navigate('/auth'));
      await act(() => router.navigate('/profile'));
    };
    await edit();
    await signInAgain();
    expect(await field('Last Name')).toHaveValue('Duartex');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await signInAgain();
    expect(await field('Last Name')).toHaveValue('Duarte');
    await edit();
    await save();
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'success' }]));
    await signInAgain();
    expect(await field('Last Name')).toHaveValue('Duarte');
  });

  test('survive a change of tabs, and block closing the window', async () => {
    open();
    await field('Last Name');
    const ask = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(ask()).toBe(false);
    await edit();
    expect(ask()).toBe(true);
    for (const name of ['Account Details', 'Personal Information']) {
      await user.click(screen.getByRole('tab', { name }));
      await screen.findByRole('tab', { name, selected: true });
    }
    expect(await field('Last Name')).toHaveValue('Duartex');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(ask()).toBe(false);
  });

  test('do not block a visitor who has signed out', async () => {
    const { router, control } = open();
    await edit();
    await act(async () => control.signOut());
    await act(() => router.navigate('/leave'));
    expect(await screen.findByText('Back to the profile')).toBeInTheDocument();
  });
});

describe('account details', () => {
  test.each<[Role[], string, string[]]>([
    [['client', 'admin'], 'Administrator', ['Client', 'Admin']],
    [['owner'], 'Property Owner', ['Owner']],
    [['management'], 'Management', ['Management']],
    [['client'], 'Client', ['Client']],
    [[], 'None yet', []],
  ])('the roles %j are labeled %s', async (roles, type, names) => {
    open(ACCOUNT, {}, roles);
    await waitFor(() => expect(screen.getByText('Account type').nextElementSibling).toHaveTextContent(type));
    for (const name of names) expect(screen.getAllByText(name).length).toBeGreaterThan(0);
  });

  test('roles that could not be read are not shown as no roles', async () => {
    open(ACCOUNT, { 'GET /rest/v1/user_roles': answer({ message: 'down' }, 500) });
    expect(await screen.findByText(/Your roles could not be read/)).toBeInTheDocument();
  });

  test('two-step verification is hidden when the service does not support it', async () => {
    const { service } = open(ACCOUNT);
    await waitFor(() => expect(service.asked('GET /auth/v1/health')).toHaveLength(1));
    expect(screen.queryByText('Two-step verification')).not.toBeInTheDocument();
    expect(service.requests.filter(({ path }) => path.includes('/factors'))).toEqual([]);
    expect(screen.queryByText('Ways to sign in')).not.toBeInTheDocument();
  });

  test('two-step verification can be turned on with a code and off again', async () => {
    const totp = { qr_code: '<svg/>', secret: 'JBSWY3DP', uri: 'otpauth://totp/x' };
    const { notices } = open(ACCOUNT, {
      'GET /auth/v1/health': { version: 'v2.186.0', name: 'GoTrue' },
      'DELETE /auth/v1/factors/00000000-0000-4000-8000-000000000000': refuse(
        404,
        'Factor not found',
        'mfa_factor_not_found',
      ),
      'POST /auth/v1/factors': { id: 'f9', type: 'totp', totp },
      'POST /auth/v1/factors/f9/challenge': { id: 'c9', type: 'totp', expires_at: 1 },
      'POST /auth/v1/factors/f9/verify': authSession({ access_token: accessToken({ aal: 'aal2' }) }),
      'DELETE /auth/v1/factors/f9': { id: 'f9' },
    });
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    expect(await screen.findByRole('img', { name: /QR code/ })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg/),
    );
    expect(screen.getByText('JBSWY3DP')).toBeInTheDocument();
    await user.type(await field('6-digit code'), '123456{Enter}');
    expect(await screen.findByText('Two-step verification is on.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeInTheDocument();
    expect(notices.map(({ title }) => title)).toEqual([
      'Two-step verification has been turned on.',
      'Two-step verification has been turned off.',
    ]);
  });

  test('other ways to sign in can be connected and disconnected when the service offers them', async () => {
    const github = { identity_id: 'i2', id: '2', provider: 'github' };
    let identities: object[] = [...authUser().identities, github];
    const { notices } = open(ACCOUNT, {
      'GET /auth/v1/settings': { external: { email: true, github: true, google: true } },
      'GET /auth/v1/user': () => answer(authUser({ identities })),
      'DELETE /auth/v1/user/identities/i2': () => {
        identities = authUser().identities;
        return answer({});
      },
      'GET /auth/v1/user/identities/authorize': refuse(
        404,
        'Manual linking is disabled',
        'manual_linking_disabled',
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Disconnect GitHub' }));
    await user.click(await screen.findByRole('button', { name: 'Connect GitHub' }));
    await waitFor(() => expect(notices).toHaveLength(2));
    expect(notices[0]).toMatchObject({ kind: 'success', title: 'GitHub has been disconnected.' });
    expect(notices[1]).toMatchObject({ kind: 'error', description: 'Manual linking is disabled' });
    expect(screen.getByText('Email and password')).toBeInTheDocument();
  });
});

describe('personal data', () => {
  test('an owner takes a copy, and asks for erasure after a question, once', async () => {
    const parts: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${parts.push(blob)}`;
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const answers = {
      'POST /rest/v1/rpc/my_data': refuse(500, 'out of order'),
      'POST /rest/v1/rpc/request_erasure': () => answer('2026-12-25'),
    };
    const { notices, service } = open(ACCOUNT, answers, ['owner']);
    const copy = await screen.findByRole('button', { name: 'Download My Data' });
    await user.click(copy);
    await waitFor(() => expect(notices).toMatchObject([{ title: 'Your request was not carried out' }]));
    service.on('POST /rest/v1/rpc/my_data', () => answer({ profiles: [row] }));
    await user.click(copy);
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(parts[0]?.type).toContain('application/json');

    const ask = screen.getByRole('button', { name: 'Ask for Erasure' });
    await user.click(ask);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(service.asked('POST /rest/v1/rpc/request_erasure')).toHaveLength(0);
    await user.click(ask);
    const dialog = within(screen.getByRole('dialog', { name: 'Ask for Erasure' }));
    expect(dialog.getByText(/the contract of an owner/)).toBeVisible();
    await user.dblClick(dialog.getByRole('button', { name: 'Ask for Erasure' }));
    expect(await screen.findByText(/answer by Dec 25, 2026/)).toBeVisible();
    expect(service.asked('POST /rest/v1/rpc/request_erasure')).toHaveLength(1);
  });
});
