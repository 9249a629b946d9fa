import { Bell, CalendarDays, LayoutDashboard, MessageSquare, Settings } from 'lucide-react';
import { useState } from 'react';
import {
  CountBadge,
  Heading,
  IconButton,
  Note,
  Panel,
  SidebarFrame,
  StatCard,
  StatGrid,
  Stack,
} from '@marisma/area-kit/ui';
import { Chapter, Specimen } from '../specimen';

const items = [
  {
    to: '/overview',
    label: 'Dashboard',
    icon: <LayoutDashboard aria-hidden="true" strokeWidth={1.75} />,
    end: true,
  },
  {
    to: '/overview/calendar',
    label: 'Calendar',
    icon: <CalendarDays aria-hidden="true" strokeWidth={1.75} />,
  },
  {
    to: '/overview/messages',
    label: 'Messages',
    icon: <MessageSquare aria-hidden="true" strokeWidth={1.75} />,
    badge: 3,
    badgeLabel: '3 unread',
  },
  { to: '/overview/settings', label: 'Settings', icon: <Settings aria-hidden="true" strokeWidth={1.75} /> },
];

export function Dashboards() {
  const [collapsed, setCollapsed] = useState(false);
  return (
    <Chapter id="dashboards" title="Dashboards">
      <Specimen name="SidebarFrame">
        <SidebarFrame
          title="Admin Panel"
          items={items}
          collapsed={collapsed}
          onCollapsedChange={setCollapsed}
          topBar={
            <IconButton label="Notifications, 2 unread" icon={<Bell aria-hidden="true" strokeWidth={1.75} />}>
              <CountBadge aria-hidden="true">2</CountBadge>
            </IconButton>
          }
        >
          <Stack $gap={6}>
            <Heading level={4} size="title">
              Good morning, Ana
            </Heading>
            <Note>Sample data</Note>
            <StatGrid>
              <StatCard label="Occupancy Rate" value="78%" change="+4% since last month" />
              <StatCard label="Monthly Revenue" value="$48,200" />
              <StatCard label="Average Nightly Rate" value="$1,450" />
            </StatGrid>
            <Panel>
              <Heading level={5}>Recent bookings</Heading>
            </Panel>
          </Stack>
        </SidebarFrame>
      </Specimen>
    </Chapter>
  );
}
