import styled from 'styled-components';
import { formatNumber } from '@marisma/shared/format';
import { Link, useLocation } from '@marisma/shared/router';
import { intlLocale } from '@marisma/shared/texts';
import { focusRing, media, motion, space, token } from '@marisma/shared/theme';
import { t } from '../../texts';
import { useDesk } from '../desk-context';
import { TABS, writeDeskView, type DeskTab } from '../desk-view';

const Row = styled.nav`
  display: flex;
  gap: ${space(5)};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${token.color.line};
`;

const Tab = styled(Link)`
  flex: none;
  display: inline-flex;
  gap: ${space(1.5)};
  align-items: center;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(0.5)};
  border-bottom: 2px solid transparent;
  color: ${token.color.textMuted};
  font-size: ${token.size.sm};
  font-weight: 500;
  text-decoration: none;
  ${motion('color, border-color')}
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    color: ${token.color.text};
    border-bottom-color: ${token.color.rule};
  }

  ${media.hover} {
    &:hover {
      color: ${token.color.text};
    }
  }
`;

/** The tabs of the list with their counts; each is an address. None is current while a search is shown. */
export function DeskTabs({ tab }: { tab: DeskTab | undefined }) {
  const { counts } = useDesk();
  const { pathname } = useLocation();
  const locale = intlLocale();
  const numbers: Partial<Record<DeskTab, number>> = counts ? { ...counts, unsent: counts.mailGivenUp } : {};
  const shown = TABS.filter((one) => one !== 'unsent' || one === tab || numbers.unsent);
  return (
    <Row aria-label={t.desk.tabList}>
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
    </Row>
  );
}
