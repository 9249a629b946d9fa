import { type CsvCell, downloadCsv } from '@marisma/area-kit/format';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import type { Client } from './client';

interface CsvFile {
  name: string;
  collect: (client: Client) => Promise<CsvCell[][]>;
}

/** Reads rows and writes them to a file, one file at a time; `writing` names it meanwhile. */
export function useCsv(failed: { title: string; description: string }) {
  const { notify } = useShell();
  const { busy, given, send } = useChange(async (client, { name, collect }: CsvFile) => {
    try {
      downloadCsv(name, await collect(client));
    } catch {
      notify({ kind: 'error', ...failed });
    }
  });
  return {
    writing: busy ? given?.name : undefined,
    write: (name: string, collect: CsvFile['collect']) => send({ name, collect }),
  };
}
