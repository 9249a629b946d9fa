import { useParams } from '@marisma/area-kit/router';
import { useUser } from '@marisma/area-kit/shell';
import { deferred, EmptyState, FormStatus, Stack } from '@marisma/area-kit/ui';
import { type ReactNode, useMemo } from 'react';
import { Loaded } from '../../lib/loaded';
import { Skeletons } from '../../lib/skeletons';
import { useStaff } from '../../lib/use-staff';
import { t } from '../../texts';
import { Actions } from './manage/actions';
import { type OpenRequest, useRequest } from './queries';
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
  const { query, readingEarlier, showEarlier } = useRequest(id);
  const texts = t.request;
  return (
    <Stack $gap={6}>
      <BackToList />
      <Loaded
        query={query}
        waiting={<Skeletons label={texts.loading} heights={['3rem', '8rem', '12rem']} />}
        level={1}
        failed={texts.failedTitle}
        hint={texts.failedHint}
      >
        {(open) =>
          open ? (
            <RequestParts open={open} stalled={query.isError}>
              <History onEarlier={showEarlier} reading={readingEarlier} />
            </RequestParts>
          ) : (
            <EmptyState title={texts.gone.title} level={1}>
              {texts.gone.text}
            </EmptyState>
          )
        }
      </Loaded>
    </Stack>
  );
}

interface RequestPartsProps {
  open: OpenRequest;
  /** Whether it could not be read again. */
  stalled: boolean;
  /** Its history. */
  children: ReactNode;
}

function RequestParts({ open, stalled, children }: RequestPartsProps) {
  const { data: staff } = useStaff();
  const me = useUser().id;
  const context = useMemo<RequestContextValue>(
    () => ({
      ...open,
      staff: staff ?? [],
      staffName: (account) => staff?.find((person) => person.id === account)?.name,
      me,
    }),
    [open, staff, me],
  );
  const { subject, request } = open;
  return (
    <RequestProvider value={context}>
      {stalled && <FormStatus tone="warning">{t.request.old}</FormStatus>}
      <Head />
      <Actions />
      <WithFacts>
        <Stack $gap={6}>
          {children}
          {request.merged_into === null && <Writing />}
        </Stack>
        <Stack $gap={6}>
          <Who />
          {subject.kind === 'stay' ? (
            <>
              {subject.status === 'confirmed' && <Arrival stay={subject} />}
              <StayPanel stay={subject} />
            </>
          ) : (
            <FormFacts subject={subject} />
          )}
          {subject.kind === 'service' && <ServicePanel service={subject} />}
        </Stack>
      </WithFacts>
    </RequestProvider>
  );
}
