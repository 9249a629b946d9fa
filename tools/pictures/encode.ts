import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { brokenBudgets } from './budget';
import { catalog, type CatalogEntry } from './catalog';
import { modulesFor } from './emit';
import { contentHash, digest, type FileSet } from './file-set';
import { iconSet } from './icon-set';
import { isUpToDate, readLock, writeLock, type Lock, type LockEntry } from './lock';
import { masterOf, pictureSets } from './picture-sets';
import { placeholderOf, type Placeholder } from './placeholder';
import { folders } from './settings';

/** Encodes changed pictures, removes unused files and writes the modules. Fails when a budget is exceeded. */
async function main(): Promise<void> {
  for (const entry of catalog) await checkMaster(entry);
  mkdirSync(folders.media, { recursive: true });
  const before = readLock();
  const lock: Record<string, LockEntry> = {};
  for (const set of [...pictureSets(), iconSet()]) lock[set.name] = await encoded(set, before[set.name]);

  writeLock(lock);
  writeModules(modulesFor(lock, await placeholders()));
  removeUnused(lock);

  const files = Object.values(lock).flatMap((entry) => entry.files);
  const broken = brokenBudgets(files);
  if (broken.length > 0) throw new Error(`Over budget:\n${broken.join('\n')}`);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(`${files.length} files, ${(bytes / 1e6).toFixed(1)} MB, all within budget.`);
}

async function checkMaster(entry: CatalogEntry): Promise<void> {
  const { width, height } = await sharp(masterOf(entry)).metadata();
  if (width !== entry.width || height !== entry.height) {
    throw new Error(
      `${entry.name} is ${width} × ${height}, the catalog says ${entry.width} × ${entry.height}.`,
    );
  }
}

async function encoded(set: FileSet, known: LockEntry | undefined): Promise<LockEntry> {
  const source = digest(set.ingredients);
  if (isUpToDate(known, source)) return known;
  console.log(`encoding ${set.name}`);
  const products = await set.produce();
  const hash = contentHash(products);
  const files = products.map(({ name, ending, bytes, ...about }) => {
    const file = `${name}.${hash}.${ending}`;
    writeFileSync(folders.media + file, bytes);
    return { file, ...about, bytes: bytes.length };
  });
  return { source, hash, files };
}

async function placeholders(): Promise<ReadonlyMap<string, Placeholder>> {
  const found = new Map<string, Placeholder>();
  for (const entry of catalog) {
    const thumbnail = sharp(masterOf(entry)).resize(100, 100, { fit: 'inside' }).ensureAlpha().raw();
    const { data, info } = await thumbnail.toBuffer({ resolveWithObject: true });
    found.set(entry.name, placeholderOf({ w: info.width, h: info.height, rgba: data }));
  }
  return found;
}

function writeModules(modules: Readonly<Record<string, string>>): void {
  rmSync(folders.pictures, { recursive: true, force: true });
  for (const [name, content] of Object.entries(modules)) {
    mkdirSync(dirname(folders.modules + name), { recursive: true });
    writeFileSync(folders.modules + name, content);
  }
}

function removeUnused(lock: Lock): void {
  const used = new Set(Object.values(lock).flatMap(({ files }) => files.map(({ file }) => file)));
  for (const file of readdirSync(folders.media)) if (!used.has(file)) rmSync(folders.media + file);
}

await main();
