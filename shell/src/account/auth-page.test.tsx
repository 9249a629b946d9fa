import { returnState } from '@marisma/area-kit/browser';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyRoute } from '@marisma/area-kit/router';
import { expectConsole } from '@marisma/area-kit/testing';
import { originState } from '../session/origin';
import { renderShell, type RenderShellOptions } from '../session/testing/render-shell';
import { accessToken, answer, authSession, authUser, refuse } from '../session/testing/service-double';

const routes = [lazyRoute('/auth', () => import('./auth-page'))];
type Entry = Parameters<typeof renderShell>[1];
const open = (
  entry: Entry = '/auth',
  answers: RenderShellOptions['answers'] = {},
  options: RenderShellOptions = {},
) => renderShell(routes, entry, { answers, ...options });
const user = userEvent.setup();

const field = (name: string) => screen.findByLabelText(name);
const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await user.click(await field(name));
    await user.paste(value);
  }
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const signIn = async () => {
  await fill({ Email: 'elena@marisma.test', Password: 'Marisma-demo-1' });
  await press('Sign In');
};
const account = {
  'First Name': 'Ana',
  'Last Name': 'Ruiz',
  Email: 'ana@marisma.test',
  Password: 'kelp-river-42',
  'Confirm Password': 'kelp-river-42',
};
const WRONG = refuse(400, 'Invalid login credentials', 'invalid_credentials');
const WELCOME = { kind: 'success', title: "Welcome back! You've successfully signed in." };
const at = (address: string) => screen.findByRole('heading', { name: `At ${address}` });

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('sign in', () => {
  test('redirects a client to the dashboard and shows a welcome', async () => {
    const { notices, service } = open();
    await signIn();
    expect(await at('/dashboard')).toBeInTheDocument();
    await waitFor(() => expect(notices).toEqual([WELCOME]));
    expect(service.asked('POST /auth/v1/token')[0]?.body).toMatchObject({
      email: 'elena@marisma.test',
      password: 'Marisma-demo-1',
    });
  });

  test('redirects to the origin, even after a change of tabs', async () => {
    const state = originState({ pathname: '/profile', search: '?tab=account', hash: '#roles' });
    open({ pathname: '/auth', state });
    await user.click(await screen.findByRole('tab', { name: 'Sign Up' }));
    await screen.findByLabelText('First Name');
    await user.click(screen.getByRole('tab', { name: 'Sign In' }));
    await screen.findByRole('button', { name: 'Sign In' });
    await signIn();
    expect(await at('/profile?tab=account#roles')).toBeInTheDocument();
  });

  test('returns to a public page that asked for it', async () => {
    open({
      pathname: '/auth',
      state: returnState({ pathname: '/about', search: '?in=2027-02-01', hash: '' }),
    });
    await signIn();
    expect(await at('/about?in=2027-02-01')).toBeInTheDocument();
  });

  test('returns to a public page that a link of the released page names, with the dates in its address', async () => {
    const referrer = jest.spyOn(document, 'referrer', 'get');
    referrer.mockReturnValue(`${window.location.origin}/about?in=2027-02-01`);
    const { router } = open('/auth#back=%2Fabout');
    await field('Email');
    expect(router.state.location).toMatchObject({ pathname: '/auth', hash: '' });
    await signIn();
    expect(await at('/about?in=2027-02-01')).toBeInTheDocument();
    referrer.mockRestore();
  });

  test.each(['//evil.example', '%2F%2Fevil.example', 'javascript:alert(1)'])(
    'takes no return to %s from a link',
    async (written) => {
      open(`/auth#back=${written}`);
      await signIn();
      expect(await at('/dashboard')).toBeInTheDocument();
    },
  );

  test('shows errors beside empty fields and sends nothing', async () => {
    const { service } = open();
    await field('Email');
    await press('Sign In');
    expect(await field('Email')).toHaveAccessibleDescription('Email is required');
    expect(await field('Email')).toHaveFocus();
    expect(await field('Password')).toHaveAccessibleDescription('Password is required');
    expect(service.asked('POST /auth/v1/token')).toHaveLength(0);
  });

  test.each([
    ['the service’s message', WRONG, 'Invalid login credentials'],
    [
      'the waiting time after too many attempts',
      refuse(429, 'Request rate limit reached', 'over_request_rate_limit', { 'retry-after': '30' }),
      'Request rate limit reached. Try again in 30 seconds.',
    ],
  ])('shows %s and keeps the typed values', async (_what, reply, description) => {
    const { notices } = open('/auth', { 'POST /auth/v1/token': reply });
    await signIn();
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', title: 'Sign In Error', description }]));
    expect(screen.getByText(description)).toBeVisible();
    expect(await field('Email')).toHaveValue('elena@marisma.test');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  test('offers another verification e-mail to an unconfirmed account', async () => {
    const { service } = open('/auth', {
      'POST /auth/v1/token': refuse(400, 'Email not confirmed', 'email_not_confirmed'),
      'POST /auth/v1/resend': {},
    });
    await signIn();
    await user.click(await screen.findByRole('button', { name: 'Send the verification email again' }));
    await waitFor(() => expect(service.asked('POST /auth/v1/resend')).toHaveLength(1));
    expect(service.asked('POST /auth/v1/resend')[0]?.body).toMatchObject({
      email: 'elena@marisma.test',
      type: 'signup',
    });
  });

  test('goes home after a second without roles, and on to the role’s home when they arrive', async () => {
    let release = () => {};
    const roles = new Promise<Response>(
      (resolve) => (release = () => resolve(answer([{ role: 'management' }]))),
    );
    const { router } = open('/auth', { 'GET /rest/v1/user_roles': () => roles });
    await signIn();
    expect(await at('/')).toBeInTheDocument();
    release();
    expect(await at('/proposal')).toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(await at('/start')).toBeInTheDocument();
  });
});

describe('sign up', () => {
  const openSignUp = (reply: Response | object = authUser(), options?: RenderShellOptions) =>
    open('/auth?tab=signup', { 'POST /auth/v1/signup': reply }, options);

  test('offers client, owner and management, client first, never admin', async () => {
    openSignUp();
    const roles = await screen.findAllByRole('radio');
    expect(roles.map((role) => (role as HTMLInputElement).value)).toEqual(['client', 'owner', 'management']);
    expect(screen.getByRole('radio', { name: /Client/ })).toBeChecked();
  });

  test.each([
    ['ana@marisma.test', 'ana@marisma.test'],
    [{ no: 'text' }, ''],
  ])('begins with the address that the page before knows: %j', async (email, shown) => {
    open({ pathname: '/auth', search: '?tab=signup', state: { email } });
    expect(await field('Email')).toHaveValue(shown);
  });

  test('says which fields are empty, and which address is invalid', async () => {
    const { service } = openSignUp();
    await field('Email');
    await press('Create Account');
    expect(await field('First Name')).toHaveAccessibleDescription('First name is required');
    expect(await field('Last Name')).toHaveAccessibleDescription('Last name is required');
    expect(await field('Email')).toHaveAccessibleDescription('Email is required');
    await user.type(await field('Email'), 'elena@');
    expect(await field('Email')).toHaveAccessibleDescription('Invalid email address');
    expect(service.asked('POST /auth/v1/signup')).toHaveLength(0);
  });

  test('passwords that differ show an error at once and block the button and Enter', async () => {
    const { service } = openSignUp();
    await fill({ ...account, 'Confirm Password': 'other' });
    expect(await field('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeDisabled();
    await user.type(await field('Confirm Password'), '{Enter}');
    expect(service.asked('POST /auth/v1/signup')).toHaveLength(0);
    await user.clear(await field('Confirm Password'));
    await user.type(await field('Confirm Password'), account.Password);
    expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  });

  test('sends names, role and the site’s origin, then asks the visitor to check their e-mail', async () => {
    const { notices, service } = openSignUp();
    await fill(account);
    await user.click(screen.getByRole('radio', { name: /Owner/ }));
    await press('Create Account');
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
    const [request] = service.asked('POST /auth/v1/signup');
    expect(request?.body).toMatchObject({
      email: 'ana@marisma.test',
      password: 'kelp-river-42',
      data: { first_name: 'Ana', last_name: 'Ruiz', role: 'owner' },
    });
    expect(request?.query.get('redirect_to')).toBe(window.location.origin);
    expect(notices).toEqual([
      {
        kind: 'success',
        title: 'Account created successfully! Please check your email to verify your account.',
      },
    ]);
    expect(service.asked('PATCH /rest/v1/user_roles')).toHaveLength(0);
  });

  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
  test.each([
    [
      'the service’s message',
      refuse(422, 'At least 8 characters.', 'weak_password'),
      'At least 8 characters.',
    ],
    ['the message of a server error', refuse(500, 'Database error'), 'Database error'],
    ['a general error when no answer comes', unreachable, 'An unexpected error occurred'],
  ])('shows %s', async (_what, reply, description) => {
    if (reply === unreachable) expectConsole(/Failed to fetch/);
    const { notices } = openSignUp(reply);
    await fill(account);
    await press('Create Account');
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', title: 'Signup failed', description }]));
    expect(await field('Email')).toHaveValue('ana@marisma.test');
  });

  test.each([
    ['refused', refuse(422, 'User already registered', 'user_already_exists')],
    ['hidden', answer(authUser({ identities: [] }))],
  ])('offers Sign In for an address that has an account (%s)', async (_how, reply) => {
    const { notices } = openSignUp(reply);
    await fill(account);
    await press('Create Account');
    await user.click(await screen.findByRole('button', { name: 'Sign in instead' }));
    expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeInTheDocument();
    expect(await field('Email')).toHaveValue('ana@marisma.test');
    expect(notices[0]).toMatchObject({ title: 'Signup failed' });
  });

  test('sends no sign-up to a service that has disabled it', async () => {
    open('/auth?tab=signup', { 'GET /auth/v1/settings': { external: {}, disable_signup: true } });
    expect(await screen.findByText('New accounts can’t be created at the moment.')).toBeInTheDocument();
    expect(screen.queryByLabelText('First Name')).not.toBeInTheDocument();
  });

  test('an owner who is signed in at once gets the role and goes to the owner dashboard', async () => {
    const { service } = openSignUp(authSession(), { roles: ['owner'] });
    await fill(account);
    await user.click(screen.getByRole('radio', { name: /Owner/ }));
    await press('Create Account');
    expect(await at('/owner-dashboard')).toBeInTheDocument();
    expect(service.asked('PATCH /rest/v1/user_roles')[0]?.body).toEqual({ role: 'owner' });
  });
});

test('a link to set a new password is sent from Sign In', async () => {
  const { router, service } = open('/auth', { 'POST /auth/v1/recover': {} });
  await fill({ Email: 'ana@marisma.test' });
  await press('Forgot your password?');
  expect(await screen.findByRole('heading', { name: 'Forgotten password' })).toHaveFocus();
  expect(await field('Email')).toHaveValue('ana@marisma.test');
  await press('Send the link');
  expect(await screen.findByText(/a link to set a new password is on its way/)).toBeInTheDocument();
  expect(service.asked('POST /auth/v1/recover')[0]?.body).toMatchObject({ email: 'ana@marisma.test' });
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeInTheDocument();
});

describe('a recovery link', () => {
  const openRecovery = () => {
    const opened = open('/auth', { 'PUT /auth/v1/user': authUser() }, { stored: true, start: false });
    opened.control.setRecovery('pending');
    opened.control.start();
    return opened;
  };

  test('opens the new-password form first and redirects after it', async () => {
    const { service, notices } = openRecovery();
    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeInTheDocument();
    expect(await field('New Password')).toHaveAttribute('autocomplete', 'new-password');
    await fill({ 'New Password': 'kelp-river-42', 'Confirm New Password': 'kelp-river-43' });
    expect(screen.getByRole('button', { name: 'Save new password' })).toBeDisabled();
    await user.clear(await field('Confirm New Password'));
    await user.type(await field('Confirm New Password'), 'kelp-river-42{Enter}');
    expect(await at('/dashboard')).toBeInTheDocument();
    expect(service.asked('PUT /auth/v1/user')[0]?.body).toMatchObject({ password: 'kelp-river-42' });
    expect(notices).toContainEqual({ kind: 'success', title: 'Your password has been changed.' });
  });

  test('can be declined', async () => {
    openRecovery();
    await screen.findByRole('heading', { name: 'Set a new password' });
    await press('Not now');
    expect(await at('/dashboard')).toBeInTheDocument();
  });
});

describe('the link of a mail', () => {
  const hash = '#token_hash=abc&type=recovery';
  const other = authUser({ id: 'user-2', email: 'olga@marisma.test' });
  const openLink = (address: string, reply: Response | object, stored = false) =>
    open(`/auth${address}`, { 'POST /auth/v1/verify': reply }, { stored });

  test('is redeemed only by a press, and names the account', async () => {
    const { notices, router, service } = openLink(hash, authSession());
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toHaveFocus();
    expect(service.requests).toEqual([]);
    await press('Continue');
    expect(await screen.findByText('Choose a new password for elena@marisma.test.')).toBeInTheDocument();
    expect(service.asked('POST /auth/v1/verify')[0]?.body).toMatchObject({
      token_hash: 'abc',
      type: 'recovery',
    });
    expect(notices[0]?.description).toContain('elena@marisma.test');
    expect(router.state.location.hash).toBe('');
  });

  test('asks first while another account is signed in, and ends the session that it replaces', async () => {
    const next = { user: other, access_token: accessToken({ sub: 'user-2' }) };
    const { control, service } = openLink('#token_hash=abc&type=magiclink', authSession(next), true);
    expect(await screen.findByText(/You are signed in as elena@marisma.test/)).toBeInTheDocument();
    await press('Sign in');
    await waitFor(() => expect(control.session.get()).toMatchObject({ user: { id: 'user-2' } }));
    await waitFor(() => expect(service.asked('POST /auth/v1/logout')).toHaveLength(1));
    const [logout] = service.asked('POST /auth/v1/logout');
    expect(logout?.headers.get('authorization')).toBe(`Bearer ${accessToken()}`);
    expect(logout?.query.get('scope')).toBe('local');
  });

  test('that was used before says so beside the button, and leaves the session as it is', async () => {
    const expired = refuse(403, 'Token has expired or is invalid', 'otp_expired');
    const { control, notices } = openLink(hash, expired, true);
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'It has expired or was used before. Ask for a new one.',
    );
    expect(notices).toMatchObject([{ kind: 'error', title: 'This link can’t be used' }]);
    expect(control.session.get()).toMatchObject({ user: { email: 'elena@marisma.test' } });
  });

  test('an invitation asks for a password', async () => {
    openLink('#token_hash=abc&type=invite', authSession());
    await user.click(await screen.findByRole('button', { name: 'Accept and sign in' }));
    expect(await field('New Password')).toBeInTheDocument();
  });

  test('the first of two links for a new address says that the second is due', async () => {
    const accepted = { msg: 'Confirmation link accepted.', code: '200' };
    const { notices } = openLink('#token_hash=abc&type=email_change', accepted);
    await user.click(await screen.findByRole('button', { name: 'Confirm the address' }));
    await waitFor(() => expect(notices).toMatchObject([{ title: expect.stringContaining('other address') }]));
  });

  test('can be left alone, which changes nothing', async () => {
    const { control, service } = openLink(hash, authSession({ user: other }), true);
    await user.click(await screen.findByRole('button', { name: 'Stay signed in as elena@marisma.test' }));
    expect(await at('/dashboard')).toBeInTheDocument();
    expect(control.session.get()).toMatchObject({ user: { email: 'elena@marisma.test' } });
    expect(service.asked('POST /auth/v1/verify')).toEqual([]);
  });
});

test('a common password is rated weak, refused beside the field, and not sent', async () => {
  const { service } = open('/auth?tab=signup');
  await fill({ ...account, Password: 'Iloveyou1', 'Confirm Password': 'Iloveyou1' });
  const description = async (text: RegExp) =>
    waitFor(async () => expect(await field('Password')).toHaveAccessibleDescription(text));
  await description(/Weak/);
  await press('Create Account');
  await description(/This password is too common/);
  expect(service.asked('POST /auth/v1/signup')).toEqual([]);
});

describe('a second factor', () => {
  const factored = authUser({ factors: [{ id: 'f1', factor_type: 'totp', status: 'verified' }] });

  test('is required before the redirect, and accepts the right code', async () => {
    const { control, notices } = open('/auth', {
      'POST /auth/v1/token': authSession({ user: factored }),
      'POST /auth/v1/factors/f1/challenge': { id: 'c1', type: 'totp', expires_at: 1 },
      'POST /auth/v1/factors/f1/verify': ({ body }: { body: unknown }) =>
        (body as { code: string }).code === '123456'
          ? answer(authSession({ user: factored, access_token: accessToken({ aal: 'aal2' }) }))
          : refuse(422, 'Invalid TOTP code entered', 'mfa_verification_failed'),
    });
    await signIn();
    expect(await screen.findByRole('heading', { name: 'One more step' })).toHaveFocus();
    expect(control.session.get()).toEqual({ status: 'signedOut' });
    expect(notices).toEqual([]);

    await fill({ Code: '12 34' });
    await press('Verify');
    expect(await field('Code')).toHaveAccessibleDescription('Enter the 6-digit code');
    await user.clear(await field('Code'));
    await fill({ Code: '000000' });
    await press('Verify');
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({ kind: 'error', description: 'Invalid TOTP code entered' });

    await user.clear(await field('Code'));
    await fill({ Code: '123 456' });
    await press('Verify');
    expect(await at('/dashboard')).toBeInTheDocument();
    expect(notices).toContainEqual(WELCOME);
  });

  test('can be canceled to use another account', async () => {
    open('/auth', {}, { stored: authSession({ user: factored }) });
    await user.click(await screen.findByRole('button', { name: 'Sign in with another account' }));
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeInTheDocument();
  });

  test('sends the code to a phone', async () => {
    const user = authUser({ factors: [{ id: 'f2', factor_type: 'phone', status: 'verified' }] });
    const challenge = { id: 'c2', type: 'phone', expires_at: 1 };
    const answers = { 'POST /auth/v1/factors/f2/challenge': challenge };
    const { service } = open('/auth', answers, { stored: authSession({ user }) });
    expect(await screen.findByText(/sent to your phone/)).toBeInTheDocument();
    await waitFor(() => expect(service.asked('POST /auth/v1/factors/f2/challenge')).toHaveLength(1));
    expect(service.asked('POST /auth/v1/factors/f2/challenge')[0]?.body).toMatchObject({ channel: 'sms' });
  });
});

describe('where the site has a captcha', () => {
  const SCRIPT = 'script[src^="https://challenges.cloudflare.com/"]';
  /** The provider's script, which gives a new token after each reset. */
  const provideTokens = () => {
    let given = 0;
    let give = (): void => undefined;
    const turnstile = {
      render: (
        _host: HTMLElement,
        { sitekey, callback }: { sitekey: string; callback(token: string): void },
      ) => {
        give = () => callback(`${sitekey}-${(given += 1)}`);
        give();
        return 'widget';
      },
      reset: () => give(),
      remove: jest.fn(),
    };
    Object.assign(window, { turnstile });
    document.querySelector(SCRIPT)!.dispatchEvent(new Event('load'));
  };
  const tokensOf = (service: ReturnType<typeof open>['service']) =>
    service
      .asked('POST /auth/v1/token')
      .map(({ body }) => (body as { gotrue_meta_security?: unknown }).gotrue_meta_security);

  test('a blocked widget is told, and each request then has a token of its own', async () => {
    const { notices, service } = open('/auth', {}, { captchaKey: 'site' });
    await waitFor(() => expect(document.querySelector(SCRIPT)).not.toBeNull());
    const blocked = document.querySelector(SCRIPT)!;
    blocked.dispatchEvent(new Event('error'));
    blocked.remove();
    await signIn();
    await waitFor(() =>
      expect(notices[0]).toMatchObject({ description: expect.stringContaining('you are a person') }),
    );
    expect(tokensOf(service)).toEqual([]);
    await waitFor(() => expect(document.querySelector(SCRIPT)).not.toBeNull());
    provideTokens();
    service.on('POST /auth/v1/token', () => WRONG.clone());
    await press('Sign In');
    await waitFor(() => expect(tokensOf(service)).toHaveLength(1));
    await press('Sign In');
    await waitFor(() =>
      expect(tokensOf(service)).toEqual([{ captcha_token: 'site-1' }, { captcha_token: 'site-2' }]),
    );
  });
});

describe('other ways to sign in', () => {
  test('are shown only when the service offers them', async () => {
    const { service } = open();
    await field('Email');
    await waitFor(() => expect(service.asked('GET /auth/v1/settings')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /Continue with/ })).not.toBeInTheDocument();
  });

  test('include providers, wallets and single sign-on', async () => {
    const on = ['email', 'phone', 'anonymous_users', 'github', 'web3_ethereum'];
    const external = { ...Object.fromEntries(on.map((name) => [name, true])), google: false };
    Object.assign(globalThis, { ethereum: {} });
    const { notices, service } = open('/auth', {
      'GET /auth/v1/settings': { external, saml_enabled: true },
      'POST /auth/v1/sso': refuse(404, 'No SSO provider assigned for this domain', 'sso_provider_not_found'),
    });
    expect(await screen.findByRole('button', { name: 'Continue with GitHub' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue with Ethereum' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Google|Phone|Anonymous/ })).not.toBeInTheDocument();

    await press('Continue with single sign-on');
    await user.type(await field('Company domain'), 'example.com{Enter}');
    await waitFor(() =>
      expect(notices).toEqual([
        { kind: 'error', title: 'Sign In Error', description: 'No SSO provider assigned for this domain' },
      ]),
    );
    expect(service.asked('POST /auth/v1/sso')[0]?.body).toMatchObject({ domain: 'example.com' });
    Reflect.deleteProperty(globalThis, 'ethereum');
  });
});

test('a signed-in visitor gets no form', async () => {
  open('/auth', {}, { stored: true });
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(await at('/dashboard')).toBeInTheDocument();
});
