import {
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useSearchParams,
} from '@marisma/shared/router';
import { useEffect, useState } from 'react';

const SETTLED_AFTER_MS = 400;

/**
 * The address's parameters as they were last set, at once. The address follows a moment later, through states
 * in between: too late, and too restless, for a text field that is being typed in.
 * @returns the parameters, and how to set others; `replace` changes the present step of the history
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

  const setParams = (next: URLSearchParams, replace: boolean) => {
    setAhead(next);
    void navigate(`?${next}`, { replace, preventScrollReset: true });
  };

  return [ahead ?? settled, setParams] as const;
}
