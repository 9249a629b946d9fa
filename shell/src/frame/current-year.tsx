import { useEffect, useRef } from 'react';

/**
 * The year by the visitor's clock. Prerendered HTML has the year of its release; a difference is allowed and
 * corrected after hydration.
 */
export function CurrentYear() {
  // oxlint-disable-next-line react/purity -- the difference between server and browser is meant
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
