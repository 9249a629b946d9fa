import { Queries, useDemo } from '@marisma/area-kit/queries';
import { Outlet } from '@marisma/area-kit/router';
import { useUser } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { deferred, SidebarFrame, TextLink, useStoredState } from '@marisma/area-kit/ui';
import { useApprovals } from '../lib/approvals';
import { paths } from '../paths';
import { t } from '../texts';
import { navigation } from './navigation';

// Only a demo has it.
const Bell = deferred(() => import(/* webpackChunkName: "bell" */ './bell'));

const parseFlag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

/** Sidebar and top bar around every page of the area. */
export default function AdminFrame() {
  const user = useUser();
  return (
    <Queries key={user.id} area="admin">
      <Frame />
    </Queries>
  );
}

function Frame() {
  const demo = useDemo() ?? false;
  const approvals = useApprovals();
  const [collapsed, setCollapsed] = useStoredState('marisma.admin.sidebar-collapsed', false, parseFlag);
  return (
    <SidebarFrame
      title={t.common.area}
      items={navigation(intlLocale(), demo, approvals)}
      collapsed={collapsed}
      onCollapsedChange={setCollapsed}
      topBar={demo && <Bell />}
      footer={<TextLink to={paths.home}>{t.nav.backToSite}</TextLink>}
    >
      <Outlet />
    </SidebarFrame>
  );
}
