import { useLocation, useNavigate, useNavigation, useNavigationType } from '@marisma/area-kit/router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

const SETTLED_AFTER_MS = 400;

/**
 * Parameters with free text, perhaps somebody's address. The URL keeps them after the `#`, which browsers do not send
 * (RFC 3986 3.5), so no server logs them.
 */
const TYPED = ['q', 'search'];

/** The URL's parameters, before and after the `#`. */
function readAddress({ search, hash }: { search: string; hash: string }): URLSearchParams {
  const params = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  for (const [name, text] of fragment) if (TYPED.includes(name)) params.set(name, text);
  return params;
}

function writeAddress(params: URLSearchParams): string {
  const entries = [...params];
  const partWith = (typed: boolean): string =>
    String(new URLSearchParams(entries.filter(([name]) => TYPED.includes(name) === typed)));
  const fragment = partWith(true);
  return `?${partWith(false)}${fragment && `#${fragment}`}`;
}

interface Pending {
  params: URLSearchParams;
  replace: boolean;
  /** Milliseconds until the router learns of the change; undefined when it knows. */
  pause: number | undefined;
}

/**
 * The URL's parameters with every change applied at once. The router updates the URL later and through intermediate
 * states, which would disturb typing in a text field.
 * @returns the parameters, a function that changes them, and one that sets a single one or, with an empty text, leaves it
 *   out; `replace` replaces the current history entry, and with `pause` the router learns of the change when no other
 *   follows for so many milliseconds: each navigation renders the page again
 */
export function useAddressParams() {
  const navigate = useNavigate();
  const { key, search, hash } = useLocation();
  const fromUrl = useMemo(() => readAddress({ search, hash }), [search, hash]);
  const [pending, setPending] = useState<Pending>();
  const idle = useNavigation().state === 'idle';

  const wentBack = useNavigationType() === 'POP';
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    if (wentBack) setPending(undefined);
  }

  const write = useCallback(
    (next: URLSearchParams, replace: boolean) =>
      void navigate(writeAddress(next), { replace, preventScrollReset: true }),
    [navigate],
  );
  useEffect(() => {
    if (pending?.pause === undefined) return undefined;
    const timer = setTimeout(() => {
      setPending({ ...pending, pause: undefined });
      write(pending.params, pending.replace);
    }, pending.pause);
    return () => clearTimeout(timer);
  }, [pending, write]);
  useEffect(() => {
    if (!pending || pending.pause !== undefined || !idle) return undefined;
    const timer = setTimeout(() => setPending(undefined), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pending, idle]);

  const params = pending?.params ?? fromUrl;
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  });
  const setParams = useCallback(
    (change: (params: URLSearchParams) => URLSearchParams, replace: boolean, pause?: number) => {
      const next = change(latest.current);
      setPending({ params: next, replace, pause });
      if (pause === undefined) write(next, replace);
    },
    [write],
  );
  const setParam = useCallback(
    (name: string, value: string, replace: boolean) =>
      setParams((now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      }, replace),
    [setParams],
  );
  return [params, setParams, setParam] as const;
}
