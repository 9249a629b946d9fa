import { browserStorage, createScriptPolicy } from '@marisma/area-kit/browser';
import { digestInName } from '@marisma/area-kit/integrity-hook';
import { LOST_SCRIPT_KEY, STALLED_MARK } from '@marisma/area-kit/page-marks';
import { TRUSTED_TYPES } from '@marisma/area-kit/trusted-types';

const RETRY = '?retry=1';

/**
 * Runs a page's scripts in order. A script that fails to load is requested once more; then the stalled notice
 * is shown, and the script is noted for a report.
 */
export function addScripts(urls: string[]): void {
  // The policy allows only the scripts of the plan and their retries.
  const trustedUrl = createScriptPolicy(TRUSTED_TYPES.boot, (url) => {
    if (!urls.includes(url.replace(RETRY, ''))) throw new TypeError(`${url} is not in the plan`);
  });
  const add = (url: string, whenLost: () => void): void => {
    const script = document.createElement('script');
    const integrity = digestInName(url);
    Object.assign(script, { async: false, crossOrigin: 'anonymous', integrity, src: trustedUrl(url) });
    script.addEventListener('error', whenLost);
    document.head.append(script);
  };
  for (const url of urls) add(url, () => add(url + RETRY, () => giveUp(url)));
}

function giveUp(url: string): void {
  browserStorage.setItem(LOST_SCRIPT_KEY, url);
  document.querySelector(`[${STALLED_MARK}]`)?.setAttribute('data-now', '');
}
