import { useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { formatNumber } from '@marisma/area-kit/format';
import { Outlet, useLocation, useNavigationType, useParams } from '@marisma/area-kit/router';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, space, token } from '@marisma/area-kit/theme';
import { Heading, Stack, useAddressParams } from '@marisma/area-kit/ui';
import { LinkRow, RowLink } from '../../lib/link-row';
import { useDebounced } from '../../lib/use-debounced';
import { t } from '../../texts';
import { useDesk, useDeskKeys } from '../desk-context';
import { readDeskView, TABS, writeDeskView, type DeskTab } from '../queries';
import { DeskList } from './desk-list';
import { ROW } from './stable-list';
import { SearchField } from '../../lib/text-field';

const Columns = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(18rem, 22rem) minmax(0, 1fr);
    gap: ${space(8)};
    align-items: start;
  }
`;

/* On wide screens the list scrolls by itself, so that it stays where it is while a request is read. */
const Side = styled.section<{ $covered: boolean }>`
  padding-top: ${space(4)};

  ${media.belowDesktop} {
    display: ${({ $covered }) => ($covered ? 'none' : 'block')};
  }

  ${media.desktop} {
    position: sticky;
    top: var(--m-header-height);
    display: flex;
    flex-direction: column;
    height: calc(100dvh - var(--m-header-height) - var(--m-below, 0px));
    border-right: 1px solid ${token.color.line};
  }
`;

const Head = styled(Stack)`
  ${media.desktop} {
    padding-right: ${space(4)};
  }
`;

const Beside = styled.div`
  min-width: 0;
  padding-top: ${space(4)};
`;

const Tab = styled(RowLink)`
  font-size: ${token.size.sm};
`;

/** The list beside the request that is open; on a phone one of the two. */
export default function ListPage() {
  const { requestId } = useParams();
  const [params, setParams] = useAddressParams();
  const { tab, text } = readDeskView(params);
  const search = useDebounced(text.trim());
  const input = useRef<HTMLInputElement>(null);
  useDeskKeys({ '/': () => input.current?.focus() });
  useRestoredFocus(requestId);
  return (
    <Columns>
      <Side $covered={requestId !== undefined} aria-label={t.desk.list}>
        <Head $gap={3}>
          <Heading level={requestId === undefined ? 1 : 2} size="title">
            {t.desk.title}
          </Heading>
          <SearchField
            ref={input}
            label={t.desk.search.label}
            placeholder={t.desk.search.placeholder}
            value={text}
            onChange={(next) => setParams((old) => writeDeskView({ ...readDeskView(old), text: next }), true)}
          />
          <DeskTabs current={search ? undefined : tab} />
        </Head>
        <DeskList key={search ? 'search' : tab} view={{ tab, text: search }} open={requestId} />
      </Side>
      <Beside>
        <Outlet />
      </Beside>
    </Columns>
  );
}

/** The tabs of the list with their counts; each is an address. None is current while a search is shown. */
function DeskTabs({ current }: { current: DeskTab | undefined }) {
  const { counts } = useDesk();
  const { pathname } = useLocation();
  const numbers: Partial<Record<DeskTab, number>> = counts ? { ...counts, unsent: counts.mail_given_up } : {};
  return (
    <LinkRow aria-label={t.desk.tabList}>
      {TABS.filter((tab) => tab !== 'unsent' || tab === current || numbers.unsent).map((tab) => (
        <Tab
          key={tab}
          to={{ pathname, search: String(writeDeskView({ tab, text: '' })) }}
          preventScrollReset
          aria-current={tab === current ? 'page' : undefined}
        >
          {t.desk.tabs[tab]}
          {numbers[tab] !== undefined && <span>({formatNumber(numbers[tab], intlLocale())})</span>}
        </Tab>
      ))}
    </LinkRow>
  );
}

/**
 * Leads back to where somebody was in the list when a request is closed: the focus to its row and, on a phone, where
 * the request covers the list, the window to its place. Back in the browser does the latter by itself.
 */
function useRestoredFocus(open: string | undefined): void {
  const back = useNavigationType() === 'POP';
  const place = useRef(0);
  const last = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (open !== undefined) return undefined;
    if (last.current !== undefined && !back) window.scrollTo(0, place.current);
    const remember = () => {
      place.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [open, back]);

  useEffect(() => {
    if (open === undefined && last.current !== undefined) {
      document
        .querySelector<HTMLElement>(`[${ROW}="${CSS.escape(last.current)}"] a`)
        ?.focus({ preventScroll: true });
    }
    last.current = open;
  }, [open]);
}
