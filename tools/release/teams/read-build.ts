import { LIBRARIES_FILE } from '@marisma/area-kit/build';
import { areaManifest, type AreaManifest } from '@marisma/area-kit/contract';
import { digest } from '../../../shared/build/digest';
import { parseJson } from '../../parse-json';
import { inParallel } from '../targets/in-parallel';
import { WRITTEN_AT_ONCE } from '../builds/published-files';
import { libraryReport } from '../builds/sbom';
import type { Target } from '../targets/target';
import { findSizeFaults } from './build-sizes';
import { StatementRefused, type Statement } from './statement';

/** A build whose files are those of its statement. */
export interface SubmittedBuild {
  statement: Statement;
  manifest: AreaManifest;
  files: ReadonlyMap<string, Buffer>;
}

/** The most bytes of a build; the largest area has a tenth of it. */
export const MOST_BYTES = 20_000_000;

/** Files that `area.json` must name; it names no pictures and fonts. */
const RUNNABLE = /\.(js|cjs|css|json)$/;

/**
 * Reads a build from the inbox.
 * @throws StatementRefused for a file that is missing or altered, and for a description of another build
 */
export async function readBuild(inbox: Target, statement: Statement): Promise<SubmittedBuild> {
  const { area, build, contract, digests } = statement;
  const refuse = (why: string): never => {
    throw new StatementRefused(`${area} can't be released: ${why}`);
  };
  const files = new Map<string, Buffer>();
  let bytes = 0;
  await inParallel(WRITTEN_AT_ONCE, Object.entries(digests), async ([file, expected]) => {
    const content = await inbox.read(`${area}/${build}/${file}`, MOST_BYTES);
    if (!content) return refuse(`${file} of ${build} is missing.`);
    if (digest(content) !== expected) return refuse(`${file} of ${build} is not what the statement says.`);
    bytes += content.length;
    if (bytes > MOST_BYTES) refuse(`${build} has more than ${MOST_BYTES / 1e6} MB.`);
    files.set(file, content);
  });
  const parsed = areaManifest.safeParse(parseJson(String(files.get('area.json'))));
  if (!parsed.success) return refuse(`area.json of ${build}: ${parsed.error.message}`);
  const manifest = parsed.data;
  if (manifest.name !== area || manifest.build !== build || manifest.contract !== contract)
    refuse(`area.json of ${build} describes ${manifest.name} ${manifest.build}.`);
  const sizes = [...files].map(([file, { length }]): [string, number] => [file, length]);
  const heavy = findSizeFaults(manifest, sizes);
  if (heavy.length > 0) refuse(`${heavy.join('; ')}.`);
  const named = { ...manifest.integrity, ...serverOf(manifest) };
  const other = [manifest.entry, ...Object.keys(named)].find(
    (file) => named[file] === undefined || named[file] !== digests[file],
  );
  if (other !== undefined) refuse(`area.json of ${build} has another digest of ${other}.`);
  const more = Object.keys(digests).find(
    (file) =>
      named[file] === undefined && RUNNABLE.test(file) && !['area.json', LIBRARIES_FILE].includes(file),
  );
  if (more !== undefined) refuse(`area.json of ${build} does not name ${more}.`);
  const libraries = files.get(LIBRARIES_FILE);
  // The release of every other area reads it too.
  if (libraries && !libraryReport.safeParse(parseJson(String(libraries))).success)
    refuse(`${LIBRARIES_FILE} of ${build} is not a valid list of libraries.`);
  return { statement, manifest, files };
}

const serverOf = ({ server }: AreaManifest): Record<string, string> =>
  server ? { [server.file]: server.integrity } : {};
