import styled from 'styled-components';
import { Outlet, useParams } from '@marisma/shared/router';
import { media, space, token } from '@marisma/shared/theme';
import { Heading, useAddressParams } from '@marisma/shared/ui';
import { t } from '../../texts';
import { readDeskView } from '../desk-view';
import { DeskList } from './desk-list';
import { DeskTabs } from './desk-tabs';

const Columns = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(20rem, 26rem) minmax(0, 1fr);
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

const Scroll = styled.div`
  ${media.desktop} {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

const Beside = styled.div`
  min-width: 0;
  padding-top: ${space(4)};
`;

/** The list beside the request that is open; on a phone one of the two. */
export default function ListPage() {
  const { requestId } = useParams();
  const [params] = useAddressParams();
  const { tab } = readDeskView(params);
  return (
    <Columns>
      <Side $covered={requestId !== undefined} aria-label={t.desk.list}>
        <Heading level={requestId === undefined ? 1 : 2} size="title">
          {t.desk.title}
        </Heading>
        <DeskTabs tab={tab} />
        <Scroll>
          <DeskList key={tab} tab={tab} open={requestId} />
        </Scroll>
      </Side>
      <Beside>
        <Outlet />
      </Beside>
    </Columns>
  );
}
