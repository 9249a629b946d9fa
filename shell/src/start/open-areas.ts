import { browserStorage } from '@marisma/area-kit/browser';
import { createAreaDirectory, type AreaDirectory } from '../areas/area-directory';
import { downloadArea } from '../areas/federation';
import { loadArea } from '../areas/load-area';
import { rememberOpened } from '../areas/opened-areas';
import { reportError } from '../services/report-error';
import type { TabRegistry } from './take-registry';

/** Creates the directory of a registry's areas. No area runs before the registry's signature is checked. */
export function openAreas({ found, registry, rejected, overridden }: TabRegistry): AreaDirectory {
  const isOverridden = (area: string): boolean => overridden?.notes[area] !== undefined;
  return createAreaDirectory(
    { source: found.source, registry, rejected, drawn: found.registry },
    (entry, terms) =>
      loadArea(entry, {
        ...terms,
        download: async (release) => {
          // An override is set by the developer and not covered by the signature.
          if (!isOverridden(release.name)) await found.trusted;
          return downloadArea(release);
        },
        keep: (module) => {
          terms.keep(module);
          rememberOpened(entry.live, browserStorage);
        },
        report: (fault, area, reference) => reportError(fault, { area, during: `loading (${reference})` }),
      }),
  );
}
