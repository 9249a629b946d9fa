import { join } from 'node:path';
import type { AreaDeclaration } from '@marisma/area-kit/contract';
import { folderOf, listAreas } from '../release/paths';

/** Reads the `area.config.ts` of every area of this workspace. */
export const readDeclarations = (): Promise<AreaDeclaration[]> =>
  Promise.all(
    listAreas().map(async (name) => {
      const file = join(folderOf(name), 'area.config.ts');
      return ((await import(file)) as { default: AreaDeclaration }).default;
    }),
  );
