import { Badge, Disclosure, Note, SampleSection, Skeleton, Stack } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import { useSamples } from '../sample/use-samples';
import { Awaited } from './awaited';
import { useOwn, type Contents } from './own';
import { t } from '../texts';

type OwnThenSamplesProps<T> = {
  /** Chooses what is listed. */
  from: (contents: Contents) => readonly T[];
  sampleTitle: string;
  /** Shown where the guest has none. */
  empty: ReactNode;
  /** More of the guest's own, before the samples. */
  besides?: ReactNode;
  children: (items: readonly T[]) => ReactNode;
};

/** What is the guest's own comes first; the demo's samples of the same come below, folded under their label. */
export function OwnThenSamples<T>({ from, sampleTitle, empty, besides, children }: OwnThenSamplesProps<T>) {
  const query = useOwn();
  const { data, isError } = query;
  const samples = from(useSamples().samples);
  const { live, dashboard } = t;
  const own = data && from(data);
  return (
    <>
      {own ? (
        <>
          {isError && <Note tone="warning">{live.old}</Note>}
          {own.length > 0 ? children(own) : empty}
        </>
      ) : (
        <Awaited
          query={query}
          failed={live.failed}
          reason={live.failedReason}
          loading={
            <Stack $gap={5} aria-busy="true" aria-label={live.loading} role="group">
              <Skeleton $height="7rem" />
              <Skeleton $height="7rem" />
            </Stack>
          }
        />
      )}
      {besides}
      {samples.length > 0 && (
        <SampleSection title={sampleTitle} label={dashboard.sampleData} note={dashboard.sampleNote}>
          {/* Folded where something live stands above; also while that is read, so that nothing folds before one's eyes. */}
          {own?.length || (!own && !isError) ? (
            <Disclosure label={live.showSamples}>{children(samples)}</Disclosure>
          ) : (
            children(samples)
          )}
        </SampleSection>
      )}
    </>
  );
}

/** Says that what stands beside it is a sample of the demo. */
export const SampleBadge = () => (
  <div>
    <Badge $tone="gold">{t.dashboard.sampleData}</Badge>
  </div>
);
