import { useEffect, useRef } from 'react';

/**
 * The year by the visitor's clock. Prerendered HTML carries the year it was made in; that text may differ from
 * the visitor's and is put right after hydration.
 */
export function CurrentYear() {
  const year = String(new Date().getFullYear());
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (place.current && place.current.textContent !== year) place.current.textContent = year;
  }, [year]);
  return (
    <span ref={place} suppressHydrationWarning>
      {year}
    </span>
  );
}
