import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from '@marisma/area-kit/router';
import { SidebarFrame } from './sidebar-frame';

const items = [
  { to: '/admin', label: 'Dashboard', icon: null, end: true },
  { to: '/admin/messages', label: 'Messages', icon: null, badge: 3, badgeLabel: '3 unread' },
];

function Admin({ at }: { at: string }) {
  const [collapsed, setCollapsed] = useState(false);
  return (
    <MemoryRouter initialEntries={[at]}>
      <SidebarFrame
        title="Admin Panel"
        items={items}
        collapsed={collapsed}
        onCollapsedChange={setCollapsed}
        footer={null}
      >
        <h1>Page</h1>
      </SidebarFrame>
    </MemoryRouter>
  );
}

test('the current page is marked, and badges name their counts', () => {
  render(<Admin at="/admin/messages" />);
  expect(screen.getByRole('link', { name: 'Messages 3 unread' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
});

test('links keep their names in a collapsed sidebar', async () => {
  render(<Admin at="/admin" />);
  await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
  expect(screen.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('the drawer has the same links and closes when one is followed', async () => {
  render(<Admin at="/admin" />);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Admin Panel' });
  await userEvent.click(within(drawer).getByRole('link', { name: /Messages/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Messages/ })).toHaveAttribute('aria-current', 'page');
});
