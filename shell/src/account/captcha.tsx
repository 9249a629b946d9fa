import { createScriptPolicy } from '@marisma/area-kit/browser';
import { useShell } from '@marisma/area-kit/shell';
import { documentLocale } from '@marisma/area-kit/texts';
import { CAPTCHA_SCRIPT, TRUSTED_TYPES } from '@marisma/area-kit/trusted-types';
import { useEffect, useRef } from 'react';
import { accessOf } from '../session/service-access';
import { t } from '../texts';
import { AuthFailure } from './auth-failure';

interface Turnstile {
  render(host: HTMLElement, options: Record<string, unknown>): string;
  reset(widget: string): void;
  remove(widget: string): void;
}

/** A visitor who must press something needs time. */
const LIMIT_MS = 60_000;

/** The next token; each is good for one request. */
let token: Promise<string>;
let setToken: (token: string | Promise<never>) => void;
let askAgain = (): void => undefined;

function expectToken(): void {
  token = new Promise<string>((resolve) => (setToken = resolve));
  // A failure is shown when a form is sent.
  token.catch(() => undefined);
}
expectToken();

const failed = (): AuthFailure => new AuthFailure(t.auth.captchaFailed, 'captcha_failed', 400);

/**
 * The option that proves to the service that a person sends a form; empty where the site has no captcha.
 * @throws AuthFailure when the widget gives no token
 */
export async function captchaProof(client: object): Promise<{ captchaToken?: string }> {
  if (!accessOf(client)?.captchaKey) return {};
  // The widget may expect another token by then.
  const settle = setToken;
  const tooLate = setTimeout(() => settle(Promise.reject(failed())), LIMIT_MS);
  try {
    return { captchaToken: await token };
  } finally {
    clearTimeout(tooLate);
    expectToken();
    askAgain();
  }
}

/** The widget, on the page as long as it is rendered; it is only seen where a visitor must press something. */
export function Captcha() {
  const { supabase } = useShell();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let remove = (): void => undefined;
    let left = false;
    const show = async () => {
      const sitekey = accessOf(await supabase())?.captchaKey;
      if (!sitekey || left) return;
      const turnstile = await load();
      if (left || !host.current) return;
      const widget = turnstile.render(host.current, {
        sitekey,
        appearance: 'interaction-only',
        language: documentLocale(),
        callback: (given: string) => setToken(given),
        'expired-callback': expectToken,
      });
      askAgain = () => turnstile.reset(widget);
      remove = () => turnstile.remove(widget);
    };
    askAgain = () => void show().catch(() => setToken(Promise.reject(failed())));
    askAgain();
    return () => {
      left = true;
      askAgain = () => undefined;
      remove();
      expectToken();
    };
  }, [supabase]);
  return <div ref={host} />;
}

let loaded: Promise<Turnstile> | undefined;

function load(): Promise<Turnstile> {
  loaded ??= new Promise<Turnstile>((resolve, reject) => {
    const trustedUrl = createScriptPolicy(TRUSTED_TYPES.captcha, (url) => {
      if (url !== CAPTCHA_SCRIPT) throw new TypeError(`${url} is not the captcha`);
    });
    const script = document.createElement('script');
    Object.assign(script, { async: true, src: trustedUrl(CAPTCHA_SCRIPT) });
    script.addEventListener('load', () => resolve((window as unknown as { turnstile: Turnstile }).turnstile));
    script.addEventListener('error', reject);
    document.head.append(script);
  }).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
