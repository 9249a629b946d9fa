import { useLocation, useNavigate, useNavigation, useNavigationType } from '@marisma/area-kit/router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

const SETTLED_AFTER_MS = 400;
/** Longer than the time between two letters: a navigation renders the whole frame of the page again. */
const WRITTEN_AFTER_MS = 200;

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

interface Ahead {
  params: URLSearchParams;
  /** Whether the router knows the change. */
  written: boolean;
}

/**
 * The URL's parameters with every change applied at once. The router updates the URL later and through intermediate
 * states, which would disturb typing in a text field.
 * @returns the parameters and a function that changes them; `replace` replaces the current history entry once the
 *   changes pause
 */
export function useAddressParams() {
  const navigate = useNavigate();
  const { key, search, hash } = useLocation();
  const settled = useMemo(() => readAddress({ search, hash }), [search, hash]);
  const [ahead, setAhead] = useState<Ahead>();
  const idle = useNavigation().state === 'idle';

  const wentBack = useNavigationType() === 'POP';
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    if (wentBack) setAhead(undefined);
  }

  const write = useCallback(
    (next: URLSearchParams, replace: boolean) =>
      void navigate(writeAddress(next), { replace, preventScrollReset: true }),
    [navigate],
  );
  useEffect(() => {
    if (!ahead || ahead.written) return undefined;
    const timer = setTimeout(() => {
      setAhead({ ...ahead, written: true });
      write(ahead.params, true);
    }, WRITTEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [ahead, write]);
  useEffect(() => {
    if (!ahead?.written || !idle) return undefined;
    const timer = setTimeout(() => setAhead(undefined), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [ahead, idle]);

  const params = ahead?.params ?? settled;
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  });
  const setParams = useCallback(
    (change: (params: URLSearchParams) => URLSearchParams, replace: boolean) => {
      const next = change(latest.current);
      setAhead({ params: next, written: !replace });
      if (!replace) write(next, false);
    },
    [write],
  );
  return [params, setParams] as const;
}
