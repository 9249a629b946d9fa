import type { PlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { useHydrated, useToday, useDayChange } from '@marisma/area-kit/ui';
import { useRef, useState } from 'react';

/**
 * The date where the houses are, which decides whether a day is past: a device's clock can be wrong.
 * @returns `today` is the device's date until `load` has asked the data service, which it does once and again when a new
 *   day may have begun; undefined until the page is hydrated
 */
export function useHouseDay() {
  const hydrated = useHydrated();
  const { supabase } = useShell();
  const [houseDay, setHouseDay] = useState<PlainDate>();
  const deviceDay = useToday();
  const requested = useRef(false);
  const load = async () => {
    if (requested.current) return;
    requested.current = true;
    try {
      const { read } = await import('@marisma/area-kit/data');
      setHouseDay(await read((await supabase()).rpc('house_today')));
    } catch {
      // The device's date goes on; the data service judges whatever is chosen.
      requested.current = false;
    }
  };
  useDayChange(() => {
    if (houseDay === undefined) return;
    requested.current = false;
    void load();
  });
  return { today: hydrated ? (houseDay ?? deviceDay) : undefined, load: () => void load() };
}
