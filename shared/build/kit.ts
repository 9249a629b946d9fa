import { createRequire } from 'node:module';
import { join } from 'node:path';

interface KitPackage {
  name: string;
  version: string;
  /** In the packed kit: the version of the modules that the shell shares. */
  shares?: string;
}

const { name, version, shares } = createRequire(import.meta.url)('../package.json') as KitPackage;

/** The name under which the shell shares its modules; in this repository also that of the package. */
const SHARED = '@marisma/shared';

/** The package that these presets are part of: `shared`, or the area kit that other repositories install. */
export const KIT = {
  folder: join(import.meta.dirname, '..'),
  isPacked: name !== SHARED,
  sharedVersion: shares ?? version,
};

/** How an area imports a shared module: '@marisma/shared/shell' → '@marisma/area-kit/shell' with the packed kit. */
export const importOf = (module: string): string => module.replace(SHARED, name);
