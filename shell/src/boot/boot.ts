import { browserStorage, tabStorage } from '@marisma/area-kit/browser';
import { digestInName } from '@marisma/area-kit/integrity-hook';
import {
  ANY_PATH,
  AUTH_STORAGE_KEY,
  BROKEN_BUILDS_KEY,
  BUCKET_KEY,
  OPENED_AREAS_KEY,
  PAGE_IDS,
  type BootPlan,
  type PlannedFile,
} from '@marisma/area-kit/page-marks';
import { followBrowserOnFirstVisit } from '../language/first-visit';
import { addScripts } from './add-scripts';
import { rememberPress } from './early-press';
import { whenHeroShown } from './hero';

const plan = JSON.parse(document.getElementById(PAGE_IDS.plan)?.textContent ?? 'null') as BootPlan;

/** A guarded area is preloaded only in a browser that has opened it before. */
const isOpen = (area: string | undefined): boolean =>
  !area || browserStorage.getItem(OPENED_AREAS_KEY)?.split(' ').includes(area) === true;

/** Whether this browser gets another build of the area than the prerendered one. */
function getsAnotherBuild({ build, canaryBelow = 0 }: NonNullable<BootPlan['area']>): boolean {
  const place = browserStorage.getItem(BUCKET_KEY);
  return (
    (!!place && Number(place) < canaryBelow) ||
    tabStorage.getItem(BROKEN_BUILDS_KEY)?.includes(build) === true
  );
}

function preload({ href, as, integrity = digestInName(href) }: PlannedFile): void {
  const link = document.createElement('link');
  // The attributes must equal those of the later load, or the file is fetched twice.
  Object.assign(link, { rel: 'preload', as, href, crossOrigin: 'anonymous', integrity });
  document.head.append(link);
}

function start(): void {
  const { area, guardedBy } = plan;
  addScripts(plan.scripts);
  const files = plan.files[location.pathname] ?? plan.files[ANY_PATH] ?? [];
  // With overrides enabled, the area's build is not known yet.
  const isUnsure = area && (__OVERRIDES__ || !isOpen(guardedBy) || getsAnotherBuild(area));
  const unused = isUnsure ? area.url : null;
  for (const file of files) if (unused === null || !file.href.startsWith(unused)) preload(file);
  if (browserStorage.getItem(AUTH_STORAGE_KEY)) plan.client.forEach(preload);
}

// This script is inlined in every page and delays the shell's scripts until the first view is shown. The
// language redirect runs before the first paint, so that a redirected visitor sees no page in the other
// language.
if (!followBrowserOnFirstVisit({ location, preferred: navigator.language, written: plan.language })) {
  rememberPress();
  whenHeroShown(start);
}
