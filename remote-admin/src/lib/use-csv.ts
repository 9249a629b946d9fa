import { type CsvCell, downloadCsv } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { useRef, useState } from 'react';
import type { Client } from './client';

/** Reads rows and writes them to a file, one file at a time; `writing` names it meanwhile. */
export function useCsv(failed: { title: string; description: string }) {
  const { supabase, notify } = useShell();
  const busy = useRef(false);
  const [writing, setWriting] = useState<string>();
  const write = async (file: string, collect: (client: Client) => Promise<CsvCell[][]>) => {
    if (busy.current) return;
    busy.current = true;
    setWriting(file);
    try {
      downloadCsv(file, await collect(await supabase()));
    } catch {
      notify({ kind: 'error', ...failed });
    } finally {
      busy.current = false;
      setWriting(undefined);
    }
  };
  return { writing, write };
}
