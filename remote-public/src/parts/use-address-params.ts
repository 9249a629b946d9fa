import { useNavigate, useSearchParams } from '@marisma/shared/router';
import { startTransition, useState } from 'react';

/**
 * The address's parameters as they were last set, at once: the address itself follows a moment later, too late
 * for a text field that is being typed in.
 * @returns the parameters, and how to set others; `replace` changes the present step of the history
 */
export function useAddressParams() {
  const [settled] = useSearchParams();
  const [ahead, setAhead] = useState<URLSearchParams>();
  const navigate = useNavigate();

  const setParams = async (next: URLSearchParams, replace: boolean) => {
    setAhead(next);
    await navigate(`?${next}`, { replace, preventScrollReset: true });
    // Together with the router's own update, which is a transition too; a later setting has its own turn.
    startTransition(() => setAhead((latest) => (latest === next ? undefined : latest)));
  };

  return [ahead ?? settled, setParams] as const;
}
