import { useShell } from '@marisma/area-kit/shell';
import { useEffect, useState } from 'react';
import { previewOffice, type Plan } from './hours.data';

const PAUSE_MS = 400;

export type Preview = { state: 'asking' } | { state: 'failed' } | { state: 'known'; due: Date | undefined };

/** When somebody who writes now would be answered, by the database's own clock; asked once typing pauses. */
export function usePreview(plan: Plan | undefined): Preview {
  const { supabase } = useShell();
  const asked = plan && JSON.stringify(plan);
  const [known, setKnown] = useState<{ asked: string; preview: Preview }>();
  useEffect(() => {
    if (asked === undefined) return undefined;
    const stop = new AbortController();
    const tell = (preview: Preview) => !stop.signal.aborted && setKnown({ asked, preview });
    const ask = async () => {
      try {
        const due = await previewOffice(await supabase(), JSON.parse(asked) as Plan, stop.signal);
        tell({ state: 'known', due });
      } catch {
        tell({ state: 'failed' });
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, supabase]);
  return known && known.asked === asked ? known.preview : { state: 'asking' };
}
