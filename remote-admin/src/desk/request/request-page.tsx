import { useParams } from '@marisma/area-kit/router';
import { useUser } from '@marisma/area-kit/shell';
import {
  deferred,
  EmptyState,
  ErrorState,
  Note,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@marisma/area-kit/ui';
import { useMemo } from 'react';
import { useStaff } from '../../lib/use-staff';
import { t } from '../../texts';
import { Actions } from './manage/actions';
import { useRequest } from './queries';
import { Arrival, BackToList, FormFacts, Head, Who } from './read/head';
import { History } from './read/history';
import { WithFacts } from './read/parts.styles';
import { Writing } from './reply/writing';
import { RequestProvider, type RequestContextValue } from './request-context';

export const title = t.request.pageTitle;

// The conversation comes first; what each kind needs beside it follows.
const ServicePanel = deferred(() => import(/* webpackChunkName: "service" */ './service/service-panel'));
const StayPanel = deferred(() => import(/* webpackChunkName: "stay" */ './stay/stay-panel'));

/** One request of the desk: who, what, what happened, and what can be done. */
export default function RequestPage() {
  const { requestId = '' } = useParams();
  return <RequestView key={requestId} id={requestId} />;
}

function RequestView({ id }: { id: string }) {
  const { open, error, isFetching, refetch, readingEarlier, showEarlier } = useRequest(id);
  const { data: staff } = useStaff();
  const me = useUser().id;
  const texts = t.request;
  const context = useMemo<RequestContextValue | undefined>(
    () =>
      open
        ? {
            ...open,
            staff: staff ?? [],
            staffName: (account) => staff?.find((person) => person.id === account)?.name,
            me,
          }
        : undefined,
    [open, staff, me],
  );

  if (!context) {
    return (
      <>
        <BackToList />
        {open === null ? (
          <EmptyState title={texts.gone.title} level={1}>
            {texts.gone.text}
          </EmptyState>
        ) : error ? (
          <ErrorState
            level={1}
            title={texts.failedTitle}
            reason={texts.failedHint}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <Loading />
        )}
      </>
    );
  }
  const { asked, request } = context;
  return (
    <RequestProvider value={context}>
      <Stack $gap={6}>
        <BackToList />
        {error && (
          <div role="status">
            <Note tone="warning">{texts.old}</Note>
          </div>
        )}
        <Head />
        <Actions />
        <WithFacts>
          <Stack $gap={6}>
            <History onEarlier={showEarlier} reading={readingEarlier} />
            {request.merged_into === null && <Writing />}
          </Stack>
          <Stack $gap={6}>
            <Who />
            {asked.kind === 'stay' ? (
              <>
                {asked.status === 'confirmed' && <Arrival stay={asked} />}
                <StayPanel stay={asked} />
              </>
            ) : (
              <FormFacts asked={asked} />
            )}
            {asked.kind === 'service' && <ServicePanel service={asked} />}
          </Stack>
        </WithFacts>
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
