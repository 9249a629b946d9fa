import { type CsvCell, downloadCsv } from '@marisma/area-kit/format';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { useEffect } from 'react';
import type { Client } from './client';

interface CsvFile {
  name: string;
  collect: (client: Client) => Promise<CsvCell[][]>;
}

/** Reads rows and writes them to a file, one file at a time; `writing` names it meanwhile. */
export function useCsv(failed: { title: string; description: string }) {
  const { notify } = useShell();
  const { busy, variables, error, send } = useChange(async (client, { name, collect }: CsvFile) =>
    downloadCsv(name, await collect(client)),
  );
  const { title, description } = failed;
  useEffect(() => {
    if (error) notify({ kind: 'error', title, description });
  }, [error, notify, title, description]);
  return {
    writing: busy ? variables?.name : undefined,
    write: (name: string, collect: CsvFile['collect']) => send({ name, collect }),
  };
}
