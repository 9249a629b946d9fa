import styled from 'styled-components';
import { formatNumber } from '@marisma/area-kit/format';
import { useLocation } from '@marisma/area-kit/router';
import { intlLocale } from '@marisma/area-kit/texts';
import { token } from '@marisma/area-kit/theme';
import { t } from '../../texts';
import { useDesk } from '../desk-context';
import { LinkRow, RowLink } from '../../lib/link-row';
import { TABS, writeDeskView, type DeskTab } from '../desk-view';

const Tab = styled(RowLink)`
  font-size: ${token.size.sm};
`;

/** The tabs of the list with their counts; each is an address. None is current while a search is shown. */
export function DeskTabs({ tab }: { tab: DeskTab | undefined }) {
  const { counts } = useDesk();
  const { pathname } = useLocation();
  const locale = intlLocale();
  const numbers: Partial<Record<DeskTab, number>> = counts ? { ...counts, unsent: counts.mailGivenUp } : {};
  const shown = TABS.filter((one) => one !== 'unsent' || one === tab || numbers.unsent);
  return (
    <LinkRow aria-label={t.desk.tabList}>
      {shown.map((one) => (
        <Tab
          key={one}
          to={{ pathname, search: String(writeDeskView({ tab: one, text: '' })) }}
          preventScrollReset
          aria-current={one === tab ? 'page' : undefined}
        >
          {t.desk.tabs[one]}
          {numbers[one] !== undefined && <span>({formatNumber(numbers[one], locale)})</span>}
        </Tab>
      ))}
    </LinkRow>
  );
}
