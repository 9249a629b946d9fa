import type { PlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { useHydrated, useToday, useDayChange } from '@marisma/area-kit/ui';
import { useRef, useState } from 'react';

/**
 * The date where the houses are, which decides whether a day is past: a device's clock can be wrong.
 * @returns `today` is the device's date until `learn` has asked the data service, which it does once and again when a new
 *   day may have begun; undefined until the page is hydrated
 */
export function useHouseDay() {
  const hydrated = useHydrated();
  const { supabase } = useShell();
  const [known, setKnown] = useState<PlainDate>();
  const deviceDay = useToday();
  const asked = useRef(false);
  const learn = async () => {
    if (asked.current) return;
    asked.current = true;
    try {
      const { read } = await import('@marisma/area-kit/data');
      setKnown(await read((await supabase()).rpc('house_today')));
    } catch {
      // The device's date goes on; the data service judges whatever is chosen.
      asked.current = false;
    }
  };
  useDayChange(() => {
    if (known === undefined) return;
    asked.current = false;
    void learn();
  });
  return { today: hydrated ? (known ?? deviceDay) : undefined, learn: () => void learn() };
}
