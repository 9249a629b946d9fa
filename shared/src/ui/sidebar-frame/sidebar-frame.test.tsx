import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@marisma/area-kit/router';
import { SidebarNav } from './sidebar-nav';

test.each([false, true])(
  'the current page is marked, and badges name their counts; collapsed: %s',
  (collapsed) => {
    const items = [
      { to: '/admin', label: 'Dashboard', icon: null, end: true },
      { to: '/admin/messages', label: 'Messages', icon: null, badge: 3, badgeLabel: '3 unread' },
    ];
    render(
      <MemoryRouter initialEntries={['/admin/messages']}>
        <SidebarNav label="Admin Panel" items={items} collapsed={collapsed} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Messages 3 unread' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  },
);
