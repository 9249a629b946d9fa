import { join } from 'node:path';

/** Folder of the package that these presets are part of: `shared`, or the area kit that another repository installed. */
export const KIT = join(import.meta.dirname, '..');
