import { Queries } from '@marisma/shared/queries';
import { Outlet } from '@marisma/shared/router';
import { useUser } from '@marisma/shared/shell';
import { intlLocale } from '@marisma/shared/texts';
import { SidebarFrame, TextLink, useStoredState } from '@marisma/shared/ui';
import { paths } from '../paths';
import { t } from '../texts';
import { Bell } from './bell';
import { navigation } from './navigation';

const parseFlag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

/** Sidebar and top bar around every page of the area. */
export default function AdminFrame() {
  const locale = intlLocale();
  const user = useUser();
  const [collapsed, setCollapsed] = useStoredState('marisma.admin.sidebar-collapsed', false, parseFlag);
  return (
    <Queries key={user.id} area="admin">
      <SidebarFrame
        title={t.common.area}
        items={navigation(locale)}
        collapsed={collapsed}
        onCollapsedChange={setCollapsed}
        topBar={<Bell />}
        footer={<TextLink to={paths.home}>{t.nav.backToSite}</TextLink>}
      >
        <Outlet />
      </SidebarFrame>
    </Queries>
  );
}
