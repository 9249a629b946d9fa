import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a library's package says about itself. */
export interface LibraryFacts {
  version: string;
  /** SPDX identifier. */
  license: string;
  /** The license's text, as the package has it. */
  text: string;
}

/** Licenses that allow shipping a library if its text is published, as `/licenses.txt` does. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];
const LICENSE_FILE = /^(licen[cs]e|copying)(\.|$)/i;

/** Facts by folder, cached: a library has hundreds of modules. */
const known = new Map<string, LibraryFacts>();

/**
 * Reads version and license of a library.
 * @param folder its package's folder
 * @throws Error for a license that nobody has reviewed, or without its text
 */
export function readLibrary(folder: string): LibraryFacts {
  const facts = known.get(folder) ?? readPackage(folder);
  known.set(folder, facts);
  return facts;
}

function readPackage(folder: string): LibraryFacts {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    'name' | 'version',
    string
  > & { license?: unknown };
  if (typeof license !== 'string' || !ALLOWED.includes(license)) {
    throw new Error(
      `${name} has the license ${JSON.stringify(license)}, which shared/build/library-facts.ts does not allow`,
    );
  }
  const file = readdirSync(folder).find((each) => LICENSE_FILE.test(each));
  if (!file) throw new Error(`${name} has no license text`);
  return { version, license, text: readFileSync(join(folder, file), 'utf8').trim() };
}
