import { Note } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import type { Dashboard } from '../lib/dashboard';
import type { Houses } from '../lib/houses';
import { useDashboard } from '../lib/use-dashboard';
import { useSamples } from '../lib/use-samples';
import type { Samples as SampleFigures } from '../sample/arrange-samples';
import { t } from '../texts';
import { Samples } from './source';
import { HousesOrReason, UnreadPage } from './unread';

interface LiveProps {
  houses: Houses;
  live: (figures: Dashboard, houses: Houses) => ReactNode;
}

/** Shows the houses' figures once they are read; until then, or where they cannot be read, why not. */
function Live({ houses, live }: LiveProps) {
  const texts = t.common.live;
  const query = useDashboard(houses);
  if (!query.data) return <UnreadPage of={query} loading={texts.loading} failed={texts.failed} />;
  return (
    <>
      {query.error && <Note tone="warning">{texts.old}</Note>}
      {live(query.data, houses)}
    </>
  );
}

interface LiveThenSamplesProps extends Pick<LiveProps, 'live'> {
  samples: (figures: SampleFigures) => ReactNode;
  /** Stands between the two. */
  children?: ReactNode;
}

/** A dashboard with the houses' own figures; in a demo the samples follow, under their label. */
export function LiveThenSamples({ live, samples, children }: LiveThenSamplesProps) {
  const figures = useSamples();
  return (
    <>
      <HousesOrReason>{(houses) => <Live houses={houses} live={live} />}</HousesOrReason>
      {children}
      {figures && <Samples>{samples(figures)}</Samples>}
    </>
  );
}
