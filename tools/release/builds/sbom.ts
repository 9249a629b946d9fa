import { z } from 'zod';
import { LIBRARIES_FILE, type LibraryUse } from '@marisma/area-kit/build';
import { readJson } from '../../site/site-facts';
import { writeCompressed } from '../targets/compress';
import { folderAt } from './published-files';
import { currentBuilds } from '../registry/part-builds';
import { partsOf, type Part, type SiteRegistry } from '../registry/site-registry';
import type { Target } from '../targets/target';

export const SBOM = 'sbom.json';
export const LICENSES = 'licenses.txt';

/** A team's build can contain anything under the report's name. */
export const libraryReport = z.object({
  libraries: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      bytes: z.number(),
      license: z.string().optional(),
      text: z.string().optional(),
    }),
  ),
});

/** A build that visitors get, with the libraries in it. */
interface ShippedBuild {
  name: string;
  build: string;
  libraries: Library[];
}

type Library = LibraryUse & { license: string; text: string };

/**
 * Writes which libraries the site's live and canary builds contain (`sbom.json`), and the texts of their licenses
 * (`licenses.txt`). Builds without a sound report of libraries are left out.
 */
export async function publishLibraries(target: Target, registry: SiteRegistry): Promise<void> {
  const builds: ShippedBuild[] = [];
  const parts = Object.entries(partsOf(registry)).flatMap(([name, part]) =>
    currentBuilds<Part['live']>(part).map(({ build, url }) => ({ name, build, url })),
  );
  for (const { name, build, url } of parts) {
    const report = libraryReport.safeParse(await readJson(target.read, folderAt(url) + LIBRARIES_FILE));
    if (report.success) builds.push({ name, build, libraries: report.data.libraries.filter(isForeign) });
  }
  await writeCompressed(target, SBOM, `${JSON.stringify(describe(builds), null, 2)}\n`);
  await writeCompressed(target, LICENSES, listLicenses(builds));
}

const isForeign = (library: LibraryUse): library is Library =>
  library.license !== undefined && library.text !== undefined;

/** The package URL of a library (purl specification, type npm). */
const purlOf = ({ name, version }: Library): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const refOf = ({ name, build }: ShippedBuild): string => `marisma/${name}@${build}`;

/** Every library once, by name. */
const unique = (builds: ShippedBuild[]): Library[] =>
  [...new Map(builds.flatMap(({ libraries }) => libraries).map((one) => [purlOf(one), one])).values()].sort(
    (one, other) => (purlOf(one) < purlOf(other) ? -1 : 1),
  );

/** The bill of materials in the format CycloneDX 1.6 (ECMA-424). */
const describe = (builds: ShippedBuild[]): object => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': 'marisma', name: 'marisma' } },
  components: [
    ...builds.map((one) => ({
      type: 'application',
      'bom-ref': refOf(one),
      name: one.name,
      version: one.build,
    })),
    ...unique(builds).map((library) => ({
      type: 'library',
      'bom-ref': purlOf(library),
      name: library.name,
      version: library.version,
      licenses: [{ license: { id: library.license } }],
      purl: purlOf(library),
    })),
  ],
  dependencies: [
    { ref: 'marisma', dependsOn: builds.map(refOf) },
    ...builds.map((one) => ({ ref: refOf(one), dependsOn: one.libraries.map(purlOf).sort() })),
  ],
});

const listLicenses = (builds: ShippedBuild[]): string =>
  unique(builds)
    .map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
