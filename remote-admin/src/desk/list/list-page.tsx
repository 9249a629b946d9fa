import styled from 'styled-components';
import { Outlet, useParams } from '@marisma/area-kit/router';
import { media, space, token } from '@marisma/area-kit/theme';
import { Heading, Stack, useAddressParams } from '@marisma/area-kit/ui';
import { t } from '../../texts';
import { readDeskView, writeDeskView } from '../desk-view';
import { DeskList } from './desk-list';
import { DeskTabs } from './desk-tabs';
import { SearchField } from './search-field';
import { useRestoreRowFocus } from './use-restore-row-focus';
import { useDebounced } from '../../lib/use-debounced';

const Columns = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(20rem, 27rem) minmax(0, 1fr);
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

/** Long enough that not every letter is a request. */
const SEARCH_AFTER_MS = 300;

/** The list beside the request that is open; on a phone one of the two. */
export default function ListPage() {
  const { requestId } = useParams();
  const [params, setParams] = useAddressParams();
  const { tab, text } = readDeskView(params);
  const search = useDebounced(text.trim(), SEARCH_AFTER_MS);
  useRestoreRowFocus(requestId);
  return (
    <Columns>
      <Side $covered={requestId !== undefined} aria-label={t.desk.list}>
        <Head $gap={3}>
          <Heading level={requestId === undefined ? 1 : 2} size="title">
            {t.desk.title}
          </Heading>
          <SearchField
            text={text}
            onText={(next) => setParams((old) => writeDeskView({ ...readDeskView(old), text: next }), true)}
          />
          <DeskTabs tab={search ? undefined : tab} />
        </Head>
        <DeskList key={search ? 'search' : tab} view={{ tab, text: search }} open={requestId} />
      </Side>
      <Beside>
        <Outlet />
      </Beside>
    </Columns>
  );
}
