import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';

const library = createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json');
const BASE = 'http://cyclonedx.org/schema/';
const SCHEMAS = ['bom-1.6', 'spdx', 'jsf-0.82'].map((name) => `${name}.SNAPSHOT.schema.json`);

/**
 * Validates a bill of materials against the schema of CycloneDX 1.6.
 * @returns what is wrong; empty when it is valid
 */
export function faultsOf(bom: unknown): string[] {
  const read = (file: string): object =>
    JSON.parse(readFileSync(join(dirname(library), 'res/schema', file), 'utf8')) as object;
  const schemas = Object.fromEntries(SCHEMAS.map((file) => [BASE + file, read(file)]));
  // The schema has keywords that Ajv's strict mode does not know, and formats that our files do not use.
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true, schemas });
  ajv.validate(`${BASE}bom-1.6.SNAPSHOT.schema.json`, bom);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
