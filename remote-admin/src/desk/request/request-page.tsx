import { useParams } from '@marisma/area-kit/router';
import { useUser } from '@marisma/area-kit/shell';
import { EmptyState, ErrorState, Note, Skeleton, Stack, VisuallyHidden } from '@marisma/area-kit/ui';
import { useCallback, useMemo } from 'react';
import { t } from '../../texts';
import { useDesk } from '../desk-context';
import { useStaff } from '../../lib/use-staff';
import { Actions } from './manage/actions';
import { Others } from './manage/others';
import { FormFacts, Who } from './read/facts';
import { BackToList, Head } from './read/head';
import { History } from './read/history';
import { Pair } from './read/parts.styles';
import { useRequest } from './read/use-request';
import { Writing } from './reply/writing';
import { StayPanel } from './stay/stay-panel';
import { RequestProvider, type RequestContextValue } from './request-context';

export const title = t.request.pageTitle;

/** One request of the desk: who, what, what happened, and what can be done. */
export default function RequestPage() {
  const { requestId = '' } = useParams();
  return <RequestView key={requestId} id={requestId} />;
}

const NOBODY: RequestContextValue['staff'] = [];

function RequestView({ id }: { id: string }) {
  const { open, refusal, reading, readAgain, showEarlier } = useRequest(id);
  const { refresh } = useDesk();
  const staff = useStaff().data ?? NOBODY;
  const me = useUser().id;
  const texts = t.request;

  const readAll = useCallback(async () => {
    refresh();
    await readAgain();
  }, [refresh, readAgain]);
  const staffName = useCallback(
    (account: string | null) => staff.find((person) => person.id === account)?.name,
    [staff],
  );
  const room = useMemo<RequestContextValue | undefined>(
    () => (open ? { ...open, readAgain: readAll, staff, staffName, me } : undefined),
    [open, readAll, staff, staffName, me],
  );

  if (!room) {
    return (
      <>
        <BackToList />
        {open === null ? (
          <EmptyState title={texts.gone.title} level={1}>
            {texts.gone.text}
          </EmptyState>
        ) : refusal ? (
          <ErrorState
            level={1}
            title={texts.failedTitle}
            reason={texts.failedHint}
            onRetry={() => void readAgain()}
            busy={reading}
          />
        ) : (
          <Loading />
        )}
      </>
    );
  }
  const { asked } = room;
  return (
    <RequestProvider value={room}>
      <Stack $gap={6}>
        <BackToList />
        {refusal && (
          <div role="status">
            <Note tone="warning">{texts.old}</Note>
          </div>
        )}
        <Head />
        <Actions />
        <Pair>
          <Who />
          {asked.kind !== 'stay' && <FormFacts asked={asked} />}
        </Pair>
        {asked.kind === 'stay' && <StayPanel stay={asked} />}
        <History onEarlier={showEarlier} reading={reading} />
        {room.request.mergedInto === null && <Writing />}
        <Others />
      </Stack>
    </RequestProvider>
  );
}

const Loading = () => (
  <Stack $gap={6} role="status">
    <VisuallyHidden>{t.request.loading}</VisuallyHidden>
    <Skeleton $height="3rem" />
    <Skeleton $height="8rem" />
    <Skeleton $height="12rem" />
  </Stack>
);
