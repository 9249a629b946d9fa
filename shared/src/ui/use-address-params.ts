import {
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useSearchParams,
} from '@marisma/shared/router';
import { useCallback, useEffect, useRef, useState } from 'react';

const SETTLED_AFTER_MS = 400;

/**
 * The URL's parameters with every change applied at once. The router updates the URL later and through intermediate
 * states, which would disturb typing in a text field.
 * @returns the parameters and a function that changes them; `replace` replaces the current history entry
 */
export function useAddressParams() {
  const navigate = useNavigate();
  const [settled] = useSearchParams();
  const [ahead, setAhead] = useState<URLSearchParams>();
  const idle = useNavigation().state === 'idle';

  const { key } = useLocation();
  const wentBack = useNavigationType() === 'POP';
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    if (wentBack) setAhead(undefined);
  }

  useEffect(() => {
    if (!ahead || !idle) return undefined;
    const timer = setTimeout(() => setAhead(undefined), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [ahead, idle]);

  const params = ahead ?? settled;
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  });
  const setParams = useCallback(
    (change: (params: URLSearchParams) => URLSearchParams, replace: boolean) => {
      const next = change(latest.current);
      setAhead(next);
      void navigate(`?${next}`, { replace, preventScrollReset: true });
    },
    [navigate],
  );
  return [params, setParams] as const;
}
