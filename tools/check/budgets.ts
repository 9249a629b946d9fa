import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { areaManifest } from '@marisma/shared/contract';
import type { ShellManifest } from '@marisma/shared/build';
import { buildPackage } from '../release/build-package';
import { folderOf, listAreas } from '../release/paths';

/** Limits in kB (1000 bytes), brotli; sizes don't vary between runs, so they are checked and not only measured. */
const SHELL_FIRST_LOAD = 150;
const AREA_OWN = 60;

const dist = (name: string, file: string): string => join(folderOf(name), 'dist', file);
const brotli = (file: string): number => brotliCompressSync(readFileSync(file)).length;
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

function check(what: string, bytes: number, limit: number): void {
  const fits = bytes <= limit * 1000;
  console.log(`${fits ? 'ok  ' : 'FAIL'} ${what}: ${kB(bytes)} of ${limit} kB`);
  if (!fits) process.exitCode = 1;
}

for (const name of ['shell', ...listAreas()]) await buildPackage(name);

const shell = JSON.parse(readFileSync(dist('shell', 'shell.json'), 'utf8')) as ShellManifest;
const shellBytes = shell.scripts.reduce((sum, file) => sum + brotli(dist('shell', file)), 0);
check('shell, first load', shellBytes, SHELL_FIRST_LOAD);
for (const name of listAreas()) {
  const manifest = areaManifest.parse(JSON.parse(readFileSync(dist(name, 'area.json'), 'utf8')));
  check(`${name}, its heaviest page`, manifest.bytes, AREA_OWN);
}
