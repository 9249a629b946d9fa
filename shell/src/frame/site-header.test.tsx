import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@marisma/shared/contract';
import { Outlet } from '@marisma/shared/router';
import { renderShell, type RenderShellOptions } from '../session/testing/render-shell';
import { answer, authSession, authUser, createServiceDouble } from '../session/testing/service-double';
import { widenWindow } from '../session/testing/wide-window';
import { SiteHeader } from './site-header';

const routes = [{ path: '/here', element: <Framed /> }];
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
  const opened = open({
    service: createServiceDouble(roles),
    stored: authSession({ user: authUser(changes) }),
  });
  await waitFor(() => expect(opened.control.session.get()).toMatchObject({ rolesStatus: 'ready' }));
  widenWindow();
  return opened;
};
const bar = () => screen.getByRole('navigation', { name: 'Main' });
const hrefs = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the Properties menu has all properties and exactly four categories', async () => {
  open();
  const button = screen.getByRole('button', { name: 'Properties' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(hrefs(document.getElementById(button.getAttribute('aria-controls')!)!)).toEqual([
    ['All Properties', '/properties'],
    ['Lagoon Villas', '/properties/lagoon-villas'],
    ['Ocean Villas', '/properties/ocean-villas'],
    ['Lagoon Apartments', '/properties/lagoon-apartments'],
    ['Residencial Villas', '/properties/villas'],
  ]);
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('signed out: Sign In and Book Now lead to /auth, and the owner portal is open', () => {
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

test.each<[Role[], { portal: boolean; proposal: boolean; host: string | null }]>([
  [['client'], { portal: true, proposal: false, host: null }],
  [['admin'], { portal: true, proposal: false, host: null }],
  [['owner'], { portal: false, proposal: false, host: '/owner-dashboard' }],
  [['management'], { portal: false, proposal: true, host: '/owner' }],
  [['owner', 'management'], { portal: false, proposal: true, host: '/owner-dashboard' }],
  [[], { portal: true, proposal: false, host: null }],
])('%j see the links of their roles', async (roles, { portal, proposal, host }) => {
  await openAs(roles);
  const links = Object.fromEntries(hrefs(bar()));
  expect('Owner Portal' in links).toBe(portal);
  expect('Proposal' in links).toBe(proposal);
  expect(links['Host Dashboard'] ?? null).toBe(host);
});

test.each<[Role[], string[], 'bar' | 'menu']>([
  [['client'], ['Dashboard', 'Profile Settings'], 'bar'],
  [['admin'], ['Admin Dashboard', 'Profile Settings'], 'bar'],
  [['client', 'admin'], ['Dashboard', 'Admin Dashboard', 'Profile Settings'], 'bar'],
  [['owner'], ['Profile Settings'], 'menu'],
  [['management', 'client'], ['Dashboard', 'Profile Settings'], 'menu'],
])('the account menu of %j', async (roles, links, signOut) => {
  await openAs(roles);
  const button = screen.getByRole('button', { name: 'Elena' });
  await user.click(button);
  const menu = document.getElementById(button.getAttribute('aria-controls')!)!;
  expect(within(menu).getByText('elena@marisma.test')).toBeInTheDocument();
  expect(hrefs(menu).map(([name]) => name)).toEqual(links);
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

test('nothing flashes: what is not known yet keeps its place unseen', async () => {
  const service = createServiceDouble();
  let release = () => {};
  service.on('GET /rest/v1/user_roles', async () => {
    await new Promise<void>((resolve) => (release = resolve));
    return answer([{ role: 'owner' }]);
  });
  const { control } = open({ service, stored: true, start: false });
  const unseen = (text: string) => screen.getByText(text).closest('[data-pending]');
  expect(unseen('Sign In')).not.toBeNull();
  expect(unseen('Owner Portal')).not.toBeNull();
  expect(unseen('Contact')).toBeNull();

  control.start();
  await screen.findByRole('button', { name: 'Elena' });
  expect(unseen('Owner Portal')).not.toBeNull();
  expect(unseen('Sign Out')).not.toBeNull();
  await waitFor(() => expect(service.asked('GET /rest/v1/user_roles')).toHaveLength(1));
  release();
  expect(await screen.findByRole('link', { name: 'Host Dashboard' })).toBeInTheDocument();
  expect(screen.queryByText('Owner Portal')).not.toBeInTheDocument();
});

describe('the menu of small screens', () => {
  const openMenu = async () => {
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    return screen.findByRole('dialog', { name: 'Menu' });
  };

  test('has every link, and closes when one is followed', async () => {
    open();
    const menu = await openMenu();
    expect(hrefs(menu).map(([name]) => name)).toEqual([
      ...['All Properties', 'Lagoon Villas', 'Ocean Villas', 'Lagoon Apartments', 'Residencial Villas'],
      ...['Services & Activities', 'About Us', 'Owner Portal', 'Contact'],
      ...['Español', 'Sign In', 'Book Now'],
    ]);
    await user.click(within(menu).getByRole('link', { name: 'About Us' }));
    expect(await screen.findByRole('heading', { name: 'At /about' })).toBeInTheDocument();
    expect(menu).not.toHaveAttribute('open');
  });

  test('has the account of who is signed in, and signs out', async () => {
    const { control } = await openAs(['owner']);
    const menu = await openMenu();
    expect(within(menu).getByText('elena@marisma.test')).toBeInTheDocument();
    await user.click(within(menu).getByRole('button', { name: 'Sign Out' }));
    expect(menu).not.toHaveAttribute('open');
    await waitFor(() => expect(control.session.get()).toEqual({ status: 'signedOut' }));
  });
});
