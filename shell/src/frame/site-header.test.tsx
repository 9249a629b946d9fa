import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@marisma/area-kit/contract';
import { Outlet } from '@marisma/area-kit/router';
import { renderShell, type RenderShellOptions } from '../session/testing/render-shell';
import { answer, authSession, authUser } from '../session/testing/service-double';
import { widenWindow } from '../session/testing/wide-window';
import { OnlyStaffProvider } from './nav-links';
import { SiteHeader } from './site-header';

const routes = [
  { path: '/here', element: <Framed /> },
  { path: '/property/:id', element: <Framed /> },
  { path: '/auth', element: <Framed /> },
];
const user = userEvent.setup();

function Framed() {
  return (
    <>
      <SiteHeader />
      <Outlet />
    </>
  );
}

const open = (options: RenderShellOptions = {}) => {
  const opened = renderShell(routes, '/here', options);
  widenWindow();
  return opened;
};
const openAs = async (roles: Role[], changes = {}) => {
  const opened = open({ roles, stored: authSession({ user: authUser(changes) }) });
  await waitFor(() => expect(opened.control.session.get()).toMatchObject({ rolesStatus: 'ready' }));
  widenWindow();
  return opened;
};
const bar = () => screen.getByRole('navigation', { name: 'Main' });
const hrefs = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('a link with items is shown as a menu, whose pictures are not part of the names', async () => {
  open();
  const button = screen.getByRole('button', { name: 'Properties' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const menu = document.getElementById(button.getAttribute('aria-controls')!)!;
  expect(hrefs(menu)).toEqual([
    ['All Properties', '/properties'],
    ['Lagoon Villas', '/properties/lagoon-villas'],
  ]);
  const picture = within(within(menu).getByRole('link', { name: 'Lagoon Villas' })).getByRole('presentation');
  expect(picture).toHaveAttribute('src', '/media/villa.webp');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(within(menu).getAllByRole('presentation')).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('signed out: Sign In and Book Now lead to /auth, and the owner portal is linked', () => {
  open();
  for (const name of ['Sign In', 'Book Now'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/auth');
  expect(hrefs(bar())).toEqual([
    ['Services & Activities', '/concierge'],
    ['About Us', '/about'],
    ['Owner Portal', '/owner-portal'],
    ['Contact', '/contact'],
  ]);
});

describe.each(['Sign In', 'Book Now'])('%s', (name) => {
  const press = async (entry: Parameters<typeof renderShell>[1]) => {
    const { router } = renderShell(routes, entry);
    widenWindow();
    const link = screen.getByRole('link', { name });
    await user.click(link);
    return { link, location: router.state.location };
  };

  test('keeps the way back to a house, with the dates', async () => {
    const { link, location } = await press('/property/villa-paradise?in=2027-02-01&out=2027-02-08');
    expect(link).toHaveAttribute('href', '/auth');
    expect(location.state).toEqual({
      from: { pathname: '/property/villa-paradise', search: '?in=2027-02-01&out=2027-02-08', hash: '' },
      asksToReturn: true,
    });
  });

  test('pressed at sign-in keeps the way that led there', async () => {
    const state = { from: { pathname: '/dashboard', search: '?tab=payments', hash: '' } };
    const { location } = await press({ pathname: '/auth', state });
    expect(location).toMatchObject({ pathname: '/auth', state });
  });
});

test.each<[Role, string[]]>([
  ['admin', ['Admin Dashboard']],
  ['management', ['Proposal', 'Host Dashboard']],
])('where only staff work, %s has staff’s pages and the way to the public site', async (role, own) => {
  const element = (
    <OnlyStaffProvider value>
      <SiteHeader />
    </OnlyStaffProvider>
  );
  const { control } = renderShell([{ path: '/here', element }], '/here', {
    roles: [role],
    stored: true,
    start: false,
  });
  const names = () => {
    widenWindow();
    return within(bar())
      .queryAllByRole('link')
      .map((link) => link.textContent);
  };
  // Nothing public is there while the roles are unknown, so that nothing goes with them.
  expect(names()).toEqual([]);
  control.start();
  await waitFor(() => expect(control.session.get()).toMatchObject({ rolesStatus: 'ready' }));
  expect(names()).toEqual(own);
  for (const name of ['Properties', 'Owner Portal', 'Book Now'])
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Public Site' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /home$/ })).toHaveAttribute('href', '/');
});

test.each<[Role[], string[], string[], 'bar' | 'menu']>([
  [[], ['Owner Portal'], ['Profile Settings'], 'bar'],
  [['client'], ['Owner Portal'], ['Dashboard', 'Profile Settings'], 'bar'],
  [['admin'], ['Owner Portal'], ['Admin Dashboard', 'Profile Settings'], 'bar'],
  [['client', 'admin'], ['Owner Portal'], ['Dashboard', 'Admin Dashboard', 'Profile Settings'], 'bar'],
  [['owner'], ['/owner-dashboard'], ['Profile Settings'], 'menu'],
  [['management'], ['Proposal', '/owner'], ['Profile Settings'], 'menu'],
  [
    ['owner', 'management', 'client'],
    ['Proposal', '/owner-dashboard'],
    ['Dashboard', 'Profile Settings'],
    'menu',
  ],
])('%j see the links of their roles in bar and account menu', async (roles, ofRoles, account, signOut) => {
  await openAs(roles);
  const links = hrefs(bar()).flatMap(([name, href]) => (name === 'Host Dashboard' ? href! : name!));
  expect(links.filter((link) => /^(Owner Portal|Proposal|\/owner.*)$/.test(link))).toEqual(ofRoles);
  const button = screen.getByRole('button', { name: 'Elena' });
  await user.click(button);
  const menu = document.getElementById(button.getAttribute('aria-controls')!)!;
  expect(within(menu).getByText('elena@marisma.test')).toBeInTheDocument();
  expect(hrefs(menu).map(([name]) => name)).toEqual(account);
  expect(screen.getAllByRole('button', { name: 'Sign Out' })).toHaveLength(1);
  expect(within(menu).queryAllByRole('button', { name: 'Sign Out' })).toHaveLength(
    signOut === 'menu' ? 1 : 0,
  );
});

test('an account without a first name is called Account', async () => {
  await openAs(['client'], { user_metadata: {} });
  expect(screen.getByRole('button', { name: 'Account' })).toBeInTheDocument();
});

test('Sign Out signs out', async () => {
  const { notices } = await openAs(['client']);
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInTheDocument();
  await waitFor(() => expect(notices).toHaveLength(1));
});

test('nothing flashes: pending entries keep their space, invisible', async () => {
  let release = () => {};
  const roles = new Promise<Response>((resolve) => (release = () => resolve(answer([{ role: 'owner' }]))));
  const answers = { 'GET /rest/v1/user_roles': () => roles };
  const { control, service } = open({ answers, stored: true, start: false });
  /** For the bar and for the phone menu. */
  const unseen = (text: string) =>
    screen.getAllByText(text).map((each) => each.closest('[data-pending]') !== null);
  expect(unseen('Sign In')).toEqual([true, true]);
  expect(unseen('Owner Portal')).toEqual([true, true]);
  expect(unseen('Contact')).toEqual([false, false]);

  control.start();
  await screen.findByRole('button', { name: 'Elena' });
  expect(unseen('Owner Portal')).toEqual([true, true]);
  // A signed-in visitor has it in the menu.
  expect(unseen('Sign Out')).toEqual([true, false]);
  await waitFor(() => expect(service.asked('GET /rest/v1/user_roles')).toHaveLength(1));
  release();
  expect(await screen.findByRole('link', { name: 'Host Dashboard' })).toBeInTheDocument();
  expect(screen.queryByText('Owner Portal')).not.toBeInTheDocument();
});

// jsdom has no popovers, like browsers before 2024; e2e/shell/phone-menu.spec.ts tests with popovers.
describe('the phone menu', () => {
  const button = () => screen.getByRole('button', { name: 'Menu' });
  const openMenu = async () => {
    await user.click(button());
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(menu).toHaveFocus());
    return menu;
  };

  test('has every link, and closes when one is followed', async () => {
    open();
    const menu = await openMenu();
    expect(hrefs(menu).map(([name]) => name)).toEqual([
      ...['All Properties', 'Lagoon Villas'],
      ...['Services & Activities', 'About Us', 'Owner Portal', 'Contact'],
      ...['Español', 'Sign In', 'Book Now'],
    ]);
    await user.click(within(menu).getByRole('link', { name: 'About Us' }));
    expect(menu).not.toBeVisible();
    expect(await screen.findByRole('heading', { name: 'At /about' })).toBeInTheDocument();
  });

  test('exposes whether it is open, and returns the focus', async () => {
    open();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    for (const close of [
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('button', { name: 'Close' })),
    ]) {
      const menu = await openMenu();
      expect(menu).toBeVisible();
      expect(button()).toHaveAttribute('aria-expanded', 'true');
      await close();
      expect(menu).not.toBeVisible();
      expect(button()).toHaveAttribute('aria-expanded', 'false');
      expect(button()).toHaveFocus();
    }
  });

  test('closes when the focus leaves it, without taking the focus back', async () => {
    open();
    const menu = await openMenu();
    await user.tab({ shift: true });
    expect(menu).not.toBeVisible();
    expect(button()).toHaveFocus();
    const next = screen.getByRole('link', { name: 'Book Now' });
    await openMenu();
    act(() => next.focus());
    expect(menu).not.toBeVisible();
    expect(next).toHaveFocus();
  });

  test('shows the signed-in account, and signs out', async () => {
    const { control } = await openAs(['owner']);
    const menu = await openMenu();
    expect(within(menu).getByText('elena@marisma.test')).toBeInTheDocument();
    await user.click(within(menu).getByRole('button', { name: 'Sign Out' }));
    expect(menu).not.toBeVisible();
    await waitFor(() => expect(control.session.get()).toEqual({ status: 'signedOut' }));
  });
});
