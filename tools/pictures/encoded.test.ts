import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brokenBudgets } from './budget';
import { catalog } from './catalog';
import { constantName, isBright } from './emit';
import { contentHash } from './file-set';
import { isUpToDate, readLock } from './lock';
import { folders } from './settings';

const lock = readLock();
const files = Object.values(lock).flatMap((entry) => entry.files);

describe('the encoded pictures', () => {
  it('exist completely, without other files', () => {
    expect(Object.keys(lock).length).toBeGreaterThanOrEqual(catalog.length);
    const stale = Object.entries(lock).filter(([, entry]) => !isUpToDate(entry, entry.source));
    expect(stale.map(([name]) => name)).toEqual([]);
    expect(readdirSync(folders.media).sort()).toEqual(files.map(({ file }) => file).sort());
  });

  it('have the hash of their content in their names', () => {
    const read = ({ file = '' }) => ({
      name: file.split('.')[0]!,
      bytes: readFileSync(folders.media + file),
    });
    for (const { hash, files: set } of Object.values(lock)) expect(contentHash(set.map(read))).toBe(hash);
  });

  it('keep within their budgets', () => {
    expect(brokenBudgets(files)).toEqual([]);
  });

  it.each(catalog.map(({ name }) => name))('have a module with data: %s', (name) => {
    const module = readFileSync(`${folders.pictures}${name}.generated.ts`, 'utf8');
    expect(module).toContain(`export const ${constantName(name)}: PictureData`);
    expect(module).toContain(`"hash":"${lock[name]?.hash}"`);
    const placeholder = /"placeholder":"([^"]*)"/.exec(module)?.[1] ?? '';
    expect(placeholder).toContain('linear-gradient');
    expect(placeholder.length).toBeLessThanOrEqual(160);
    const color = /"color":"([^"]*)"/.exec(module)?.[1] ?? '';
    expect(module.includes('"bright":true')).toBe(isBright(color));
  });
});

describe('the catalog', () => {
  it('names each picture once, each with its own master', () => {
    const names = catalog.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !existsSync(`${folders.masters}${name}.jpg`))).toEqual([]);
    const contents = names.map((name) =>
      createHash('sha256')
        .update(readFileSync(`${folders.masters}${name}.jpg`))
        .digest('hex'),
    );
    expect(new Set(contents).size).toBe(names.length);
  });

  it('describes every picture with text, not by a file name', () => {
    expect(catalog.filter(({ alt }) => !/^[A-Z].{15,140}[^.]$/.test(alt)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('has an upright picture of every hero for the first view of a phone', () => {
    const heroes = catalog.filter(({ name }) => name.startsWith('hero-'));
    expect(heroes.length).toBeGreaterThanOrEqual(5);
    expect(heroes.filter(({ portrait }) => !portrait)).toEqual([]);
  });
});
