import { useLocation } from '@marisma/area-kit/router';
import { useStore } from 'zustand';
import type { AreaDirectory } from '../areas/area-directory';
import { areaStore } from '../areas/area-store';
import { PrerenderedPage, useHasPrerenderedPage } from '../hydration/prerendered-page';
import { PageSpinner } from '../frame/page-spinner';

/**
 * Shown while this address's area loads; a message appears when that takes long, unless the prerendered page
 * is shown.
 */
export function AreaSpinner({ areas }: { areas: AreaDirectory }) {
  const name = areas.find(useLocation().pathname)?.name ?? '';
  const slow = useStore(areaStore, (areaByName) => areaByName[name]?.slow);
  return useHasPrerenderedPage() ? <PrerenderedPage /> : <PageSpinner slow={slow} />;
}
