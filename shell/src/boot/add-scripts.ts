import { createScriptPolicy } from '@marisma/shared/browser';
import { STALLED_MARK } from '@marisma/shared/page-marks';
import { TRUSTED_TYPES } from '@marisma/shared/trusted-types';

const AGAIN = '?retry=1';

/** Runs the scripts of a page in their order. One that is lost is asked for again, then the page says so. */
export function addScripts(urls: string[]): void {
  // A page asks by itself for the scripts of its plan only, each once more when it is lost.
  const trustedUrl = createScriptPolicy(TRUSTED_TYPES.boot, (url) => {
    if (!urls.includes(url.replace(AGAIN, ''))) throw new TypeError(`${url} is not in the plan`);
  });
  const add = (url: string, whenLost: () => void): void => {
    const script = document.createElement('script');
    Object.assign(script, { async: false, crossOrigin: 'anonymous', src: trustedUrl(url) });
    script.addEventListener('error', whenLost);
    document.head.append(script);
  };
  for (const url of urls) add(url, () => add(url + AGAIN, tellStalled));
}

function tellStalled(): void {
  document.querySelector(`[${STALLED_MARK}]`)?.setAttribute('data-now', '');
}
