import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '@marisma/area-kit/reports';
import { readReports } from './collect-reports';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Reads the reports that came since a time.
 * @param folder where the collector keeps a file for each day
 * @returns undefined when there is no such folder
 */
export async function readReportsSince(folder: string, since: number): Promise<Report[] | undefined> {
  const files = await readdir(folder).catch(() => undefined);
  // A day's file is named by its date in UTC and has times up to the end of that day.
  const recent = files?.filter((file) => Date.parse(file.slice(0, 10)) + DAY_MS > since);
  const texts = await Promise.all(recent?.map((file) => readFile(join(folder, file), 'utf8')) ?? []);
  return recent && texts.flatMap((text) => readReports(text, Infinity)).filter(({ t }) => t >= since);
}
