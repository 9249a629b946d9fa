import { asDataError } from '@marisma/area-kit/data';
import { plural } from '@marisma/area-kit/format';
import { Queries, useDemo } from '@marisma/area-kit/queries';
import { Outlet, useLocation } from '@marisma/area-kit/router';
import { useShell, useUser } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, space, token } from '@marisma/area-kit/theme';
import {
  Badge,
  Checkbox,
  Dialog,
  EmptyState,
  IconButton,
  Small,
  Stack,
  Text,
  useStoredState,
} from '@marisma/area-kit/ui';
import { Keyboard } from 'lucide-react';
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { LinkRow, RowLink } from '../lib/link-row';
import { paths } from '../paths';
import { t } from '../texts';
import { type Desk, DeskProvider, useDesk, useDeskKeys, useIsAdmin } from './desk-context';
import { useCounts } from './queries';

export const title = t.desk.pageTitle;

const Page = styled.div`
  width: 100%;
  max-width: ${token.width.wide};
  margin-inline: auto;
  padding: ${space(4)} ${space(4)} ${space(12)};

  ${media.desktop} {
    padding: ${space(4)} ${space(8)} ${space(12)};
  }
`;

const Top = styled.div`
  display: flex;
  gap: ${space(4)};
  align-items: center;
  justify-content: space-between;

  > button {
    margin-left: auto;
  }
`;

/** The frame of every page of the desk: links between them, and counts. */
export default function DeskFrame() {
  const user = useUser();
  return (
    <Queries key={user.id} area="admin">
      <DeskPages />
    </Queries>
  );
}

const parseFlag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

function DeskPages() {
  const { search, hash } = useLocation();
  // After a failure the counts before it stay: the list says what is wrong.
  const { data: counts, error } = useCounts();
  const [keys, setKeys] = useStoredState('marisma.desk.keys', true, parseFlag);
  useTitleCount(counts?.open);
  useAnnouncedArrivals(counts?.open);
  const desk = useMemo<Desk>(
    () => ({
      counts,
      listPath: paths.desk + search + hash,
      requestPath: (id) => paths.deskRequest(id) + search + hash,
      keys,
      setKeys,
    }),
    [counts, search, hash, keys, setKeys],
  );
  return (
    <DeskProvider value={desk}>
      <Page>
        {error && asDataError(error).code === 'not_allowed' ? (
          <EmptyState title={t.desk.unapproved.title} level={1}>
            {t.desk.unapproved.text}
          </EmptyState>
        ) : (
          <>
            <Top>
              <DeskNav approvals={counts?.approvals ?? 0} failing={counts?.feeds_failing ?? 0} />
              <KeysHelp />
            </Top>
            <Outlet />
          </>
        )}
      </Page>
    </DeskProvider>
  );
}

const withoutCount = (text: string): string => text.replace(/^\(\d+\) ?/, '');

/** Puts the number of requests that need a reply before the document's title: '(3) Desk · Marisma'. */
function useTitleCount(open: number | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const plain = withoutCount(document.title);
    document.title = open ? `(${open}) ${plain}` : plain;
    return () => {
      document.title = withoutCount(document.title);
    };
  }, [open, pathname]);
}

function useAnnouncedArrivals(open: number | undefined): void {
  const { announce } = useShell();
  const before = useRef(open);
  useEffect(() => {
    const arrived = (open ?? 0) - (before.current ?? open ?? 0);
    if (arrived > 0) announce(plural(arrived, t.desk.arrived, intlLocale()));
    before.current = open ?? before.current;
  }, [open, announce]);
}

/** Links to the desk's pages, with how many accounts wait for an admin, and how many calendars have failed for a day. */
function DeskNav({ approvals, failing }: Record<'approvals' | 'failing', number>) {
  const { pathname } = useLocation();
  const demo = useDemo() ?? false;
  const admin = useIsAdmin();
  const links = [
    { path: paths.desk, label: t.desk.requests, below: `${paths.desk}/requests/` },
    { path: paths.deskArrivals, label: t.desk.arrivals },
    { path: paths.deskMoney, label: t.desk.money },
    ...(demo ? [{ path: paths.deskMails, label: t.desk.mails }] : []),
    ...(admin ? [{ path: paths.deskPeople, label: t.desk.people }] : []),
    { path: paths.deskErasures, label: t.desk.erasures },
    { path: paths.deskHours, label: t.desk.hours },
    { path: paths.deskFeeds, label: t.desk.feeds },
  ];
  return (
    <LinkRow aria-label={t.desk.sections}>
      {links.map(({ path, label, below = `${path}/` }) => (
        <RowLink
          key={path}
          to={path}
          aria-current={pathname === path || pathname.startsWith(below) ? 'page' : undefined}
        >
          {label}
          {path === paths.deskPeople && approvals > 0 && (
            <Badge $tone="warning">{plural(approvals, t.desk.approvals, intlLocale())}</Badge>
          )}
          {path === paths.deskFeeds && failing > 0 && (
            <Badge $tone="danger">{plural(failing, t.desk.feedsFailing, intlLocale())}</Badge>
          )}
        </RowLink>
      ))}
    </LinkRow>
  );
}

const Keys = styled.dl`
  display: grid;
  /* The actions of both lists stand below each other. */
  grid-template-columns: 3.5rem 1fr;
  gap: ${space(2)} ${space(4)};
  align-items: baseline;
  margin: 0;

  dd {
    margin: 0;
  }
`;

const Key = styled.kbd`
  display: inline-block;
  min-width: 2rem;
  padding: ${space(0.5)} ${space(2)};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.sm};
  font-family: inherit;
  font-size: ${token.size.sm};
  text-align: center;
`;

/** The button and the dialog that name all keys of the desk and can turn them off (WCAG 2.1.4). */
function KeysHelp() {
  const { keys, setKeys } = useDesk();
  const [open, setOpen] = useState(false);
  const texts = t.desk.keys;
  useDeskKeys({ '?': () => setOpen(true) });
  return (
    <>
      <IconButton
        label={texts.title}
        icon={<Keyboard aria-hidden="true" strokeWidth={1.75} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title}>
        <Stack $gap={5}>
          <Checkbox label={texts.on} checked={keys} onChange={(event) => setKeys(event.target.checked)} />
          {[texts.ofList, texts.ofRequest].map(({ heading, actions }) => (
            <Stack key={heading} $gap={2}>
              <Text $strong>{heading}</Text>
              <Keys>
                {Object.entries(actions).map(([key, action]) => (
                  <Fragment key={key}>
                    <dt>
                      <Key>{key}</Key>
                    </dt>
                    <dd>{action}</dd>
                  </Fragment>
                ))}
              </Keys>
            </Stack>
          ))}
          <Small>{texts.note}</Small>
        </Stack>
      </Dialog>
    </>
  );
}
