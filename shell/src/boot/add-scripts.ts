import { STALLED_MARK } from '@marisma/shared/page-marks';
import { TRUSTED_TYPES } from '@marisma/shared/trusted-types';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

const AGAIN = '?retry=1';

/** The only scripts that a page asks for by itself: those of the plan, each once more when it is lost. */
function createPolicy(urls: string[]): ScriptPolicy {
  const rules: ScriptPolicy = {
    createScriptURL(url) {
      if (!urls.includes(url.replace(AGAIN, ''))) throw new TypeError(`${url} is not in the plan`);
      return url;
    },
  };
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  };
  return trustedTypes?.createPolicy(TRUSTED_TYPES.boot, rules) ?? rules;
}

/** Runs the scripts of a page in their order. One that is lost is asked for again, then the page says so. */
export function addScripts(urls: string[]): void {
  const policy = createPolicy(urls);
  const add = (url: string, whenLost: () => void): void => {
    const script = document.createElement('script');
    Object.assign(script, { async: false, crossOrigin: 'anonymous', src: policy.createScriptURL(url) });
    script.addEventListener('error', whenLost);
    document.head.append(script);
  };
  for (const url of urls) add(url, () => add(url + AGAIN, tellStalled));
}

function tellStalled(): void {
  document.querySelector(`[${STALLED_MARK}]`)?.setAttribute('data-now', '');
}
