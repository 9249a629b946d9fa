import { useEffect, useState } from 'react';

/** Long enough that not every letter is a request. */
const PAUSE_MS = 300;

/** A text once typing pauses; an empty one at once. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
