import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@marisma/area-kit/contract';
import { Link, lazyRoute } from '@marisma/area-kit/router';
import { renderShell } from '../session/testing/render-shell';
import {
  accessToken,
  answer,
  authSession,
  authUser,
  createServiceDouble,
  refuse,
} from '../session/testing/service-double';

// These tests type whole forms key by key, which is slow on a busy machine.
const routes = [
  lazyRoute('/profile', () => import('./profile-page')),
  { path: '/leave', element: <Link to="/profile">Back to the profile</Link> },
];
const row = { first_name: 'Elena', last_name: 'Duarte', email: 'elena@marisma.test', phone: null };
const user = userEvent.setup();
const field = (name: string) => screen.findByLabelText(name);

function open({ roles = ['client'] as Role[], entry = '/profile', session = {} } = {}) {
  const service = createServiceDouble(roles);
  service.on('GET /rest/v1/profiles', () => answer(row));
  service.on('PATCH /rest/v1/profiles', () => answer(null, 204, { 'content-range': '*/1' }));
  service.on('PUT /auth/v1/user', () =>
    answer(authUser({ user_metadata: { first_name: 'Helena', last_name: 'Duarte' } })),
  );
  const show = () => renderShell(routes, entry, { service, stored: authSession(session) });
  return { service, show };
}

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('changing the password', () => {
  const change = async (current: string) => {
    await user.clear(await field('Current Password'));
    await user.type(await field('Current Password'), current);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };

  test('asks for the current one and says beside it when it is wrong', async () => {
    const { service, show } = open({ entry: '/profile?tab=account' });
    service.on('PUT /auth/v1/user', ({ body }) =>
      (body as { current_password: string }).current_password === 'Marisma-demo-1'
        ? answer(authUser())
        : refuse(400, 'Current password required', 'current_password_mismatch'),
    );
    const { notices } = show();
    await user.type(await field('New Password'), 'kelp-river-42');
    await user.type(await field('Confirm New Password'), 'kelp-river-42');
    await change('wrong-one-1');
    await waitFor(async () =>
      expect(await field('Current Password')).toHaveAccessibleDescription(
        'The current password is not correct',
      ),
    );
    expect(notices).toMatchObject([{ kind: 'error', description: 'The current password is not correct' }]);
    await change('Marisma-demo-1');
    await waitFor(() => expect(notices[1]).toMatchObject({ kind: 'success' }));
    expect(service.asked('PUT /auth/v1/user')[1]?.body).toMatchObject({
      password: 'kelp-river-42',
      current_password: 'Marisma-demo-1',
    });
    expect(await field('Current Password')).toHaveValue('');
  });
});

test('an account without a role is not called a client', async () => {
  open({ entry: '/profile?tab=account', roles: [] }).show();
  expect(await screen.findByText('None yet')).toBeVisible();
  expect(screen.queryByText('Client')).toBeNull();
});

describe('personal information', () => {
  test('shows the stored values; the e-mail is read-only', async () => {
    const { service, show } = open();
    show();
    expect(await field('First Name')).toHaveValue('Elena');
    expect(await field('Phone')).toHaveValue('');
    expect(await field('Email')).toHaveValue('elena@marisma.test');
    expect(await field('Email')).toHaveAttribute('readonly');
    expect(await field('Email')).toHaveAccessibleDescription('Email cannot be changed from this page');
    expect(service.asked('GET /rest/v1/profiles')[0]?.query.get('user_id')).toBe(`eq.${authUser().id}`);
  });

  test('saves only names and phone, and updates the name in the header', async () => {
    const { service, show } = open();
    const { notices, control } = show();
    await user.clear(await field('First Name'));
    await user.type(await field('First Name'), ' Helena ');
    await user.type(await field('Phone'), '+52 311 555 0101');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
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
    const { service, show } = open();
    service.on('PATCH /rest/v1/profiles', reply);
    const { notices } = show();
    await user.type(await field('Last Name'), 'x');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', title: 'Failed to update profile' }]));
    expect(await field('Last Name')).toHaveValue('Duartex');
  });

  test('a failed load shows an error and can be retried', async () => {
    const { service, show } = open();
    service.on('GET /rest/v1/profiles', () => answer({ message: 'boom' }, 500));
    const { notices } = show();
    await screen.findByRole('alert');
    expect(notices).toEqual([
      { kind: 'error', title: 'Error', description: 'Failed to load profile information' },
    ]);
    service.on('GET /rest/v1/profiles', () => answer(row));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field('First Name')).toHaveValue('Elena');
  });

  test('an empty phone is stored as null', async () => {
    const { service, show } = open();
    show();
    await user.type(await field('Last Name'), 'x');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(service.asked('PATCH /rest/v1/profiles')).toHaveLength(1));
    expect(service.asked('PATCH /rest/v1/profiles')[0]?.body).toMatchObject({ phone: null });
  });

  test('a value that is too long shows an error beside its field', async () => {
    const { service, show } = open();
    show();
    await user.type(await field('Phone'), '1'.repeat(21));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await field('Phone')).toHaveAccessibleDescription('Use at most 20 characters');
    expect(service.asked('PATCH /rest/v1/profiles')).toHaveLength(0);
  });
});

describe('unsaved changes', () => {
  const edit = async () => user.type(await field('Last Name'), 'x');
  const leaving = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

  test('open a dialog before leaving; staying keeps them', async () => {
    const { show } = open();
    const { router } = show();
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
    const { router, notices } = open().show();
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
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'success' }]));
    await signInAgain();
    expect(await field('Last Name')).toHaveValue('Duarte');
  });

  test('survive a change of tabs, and block closing the window', async () => {
    const { show } = open();
    show();
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
    const { show } = open();
    const { router, control } = show();
    await edit();
    await act(async () => control.signOut());
    await act(() => router.navigate('/leave'));
    expect(await screen.findByText('Back to the profile')).toBeInTheDocument();
  });
});

describe('account details', () => {
  const entry = '/profile?tab=account';

  test.each<[Role[], string, string[]]>([
    [['client', 'admin'], 'Administrator', ['Client', 'Admin']],
    [['owner'], 'Property Owner', ['Owner']],
    [['management'], 'Management', ['Management']],
    [['client'], 'Client', ['Client']],
  ])('the roles %j are labeled %s', async (roles, type, names) => {
    open({ roles, entry }).show();
    await waitFor(() => expect(screen.getByText('Account type').nextElementSibling).toHaveTextContent(type));
    for (const name of names) expect(screen.getAllByText(name).length).toBeGreaterThan(0);
  });

  test('roles that could not be read are not shown as no roles', async () => {
    const { service, show } = open({ entry });
    service.on('GET /rest/v1/user_roles', () => answer({ message: 'down' }, 500));
    show();
    expect(await screen.findByText(/Your roles could not be read/)).toBeInTheDocument();
  });

  test('two-step verification is hidden when the service does not support it', async () => {
    const { service, show } = open({ entry });
    show();
    await waitFor(() => expect(service.asked('GET /auth/v1/health')).toHaveLength(1));
    expect(screen.queryByText('Two-step verification')).not.toBeInTheDocument();
    expect(service.requests.filter(({ path }) => path.includes('/factors'))).toEqual([]);
    expect(screen.queryByText('Ways to sign in')).not.toBeInTheDocument();
  });

  test('two-step verification can be turned on with a code and off again', async () => {
    const { service, show } = open({ entry });
    service.on('GET /auth/v1/health', () => answer({ version: 'v2.186.0', name: 'GoTrue' }));
    service.on('DELETE /auth/v1/factors/00000000-0000-4000-8000-000000000000', () =>
      refuse(404, 'Factor not found', 'mfa_factor_not_found'),
    );
    service.on('POST /auth/v1/factors', () =>
      answer({
        id: 'f9',
        type: 'totp',
        totp: { qr_code: '<svg/>', secret: 'JBSWY3DP', uri: 'otpauth://totp/x' },
      }),
    );
    service.on('POST /auth/v1/factors/f9/challenge', () => answer({ id: 'c9', type: 'totp', expires_at: 1 }));
    service.on('POST /auth/v1/factors/f9/verify', () =>
      answer(authSession({ access_token: accessToken({ aal: 'aal2' }) })),
    );
    service.on('DELETE /auth/v1/factors/f9', () => answer({ id: 'f9' }));
    const { notices } = show();

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
    const { service, show } = open({ entry });
    const github = { identity_id: 'i2', id: '2', provider: 'github' };
    let identities: object[] = [...authUser().identities, github];
    service.on('GET /auth/v1/settings', () =>
      answer({ external: { email: true, github: true, google: true } }),
    );
    service.on('GET /auth/v1/user', () => answer(authUser({ identities })));
    service.on('DELETE /auth/v1/user/identities/i2', () => {
      identities = authUser().identities;
      return answer({});
    });
    service.on('GET /auth/v1/user/identities/authorize', () =>
      refuse(404, 'Manual linking is disabled', 'manual_linking_disabled'),
    );
    const { notices } = show();
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
    const { service, show } = open({ roles: ['owner'], entry: '/profile?tab=account' });
    const parts: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${parts.push(blob)}`;
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    service.on('POST /rest/v1/rpc/my_data', () => refuse(500, 'out of order'));
    service.on('POST /rest/v1/rpc/request_erasure', () => answer('2026-12-25'));
    const { notices } = show();
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
