import { useCallback, useEffect, useRef, useState } from 'react';

/** Takes the focus to the first invalid control inside `frame`, once it is drawn as invalid. */
export function useFirstInvalid() {
  const frame = useRef<HTMLDivElement>(null);
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [requests]);
  const focusFirstInvalid = useCallback(() => setRequests((times) => times + 1), []);
  return { frame, focusFirstInvalid };
}
