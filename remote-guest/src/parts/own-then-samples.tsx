import { space } from '@marisma/area-kit/theme';
import { ErrorState, Note, Skeleton } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLive } from '../lib/stays/use-live';
import { t } from '../texts';
import { SampleSection } from './sample-section';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

type OwnThenSamplesProps<T> = {
  /** Undefined until it is read. */
  own: readonly T[] | undefined;
  /** None where the site is no demo. */
  samples: readonly T[];
  sampleTitle: string;
  /** Shown where the guest has none. */
  empty: ReactNode;
  /** More of the guest's own, before the samples. */
  besides?: ReactNode;
  children: (items: readonly T[]) => ReactNode;
};

/** What is the guest's own comes first; the demo's samples of the same come below, under their label. */
export function OwnThenSamples<T>(props: OwnThenSamplesProps<T>) {
  const { own, samples, sampleTitle, empty, besides, children } = props;
  return (
    <>
      <Own items={own} empty={empty}>
        {children}
      </Own>
      {besides}
      {samples.length > 0 && <SampleSection title={sampleTitle}>{children(samples)}</SampleSection>}
    </>
  );
}

type OwnProps<T> = {
  items: readonly T[] | undefined;
  empty: ReactNode;
  children: (items: readonly T[]) => ReactNode;
};

/** The guest's own items: loading, not to be had, none, or all of them, if need be as they were last read. */
export function Own<T>({ items, empty, children }: OwnProps<T>) {
  const { isError, isFetching, refetch } = useLive();
  const { live } = t;
  if (!items) {
    if (isError) {
      return (
        <ErrorState
          level={3}
          title={live.failed}
          reason={live.failedReason}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      );
    }
    return (
      <Frame aria-busy="true" aria-label={live.loading} role="group">
        <Skeleton $height="7rem" />
        <Skeleton $height="7rem" />
      </Frame>
    );
  }
  return (
    <>
      {isError && <Note tone="warning">{live.old}</Note>}
      {items.length > 0 ? children(items) : empty}
    </>
  );
}
