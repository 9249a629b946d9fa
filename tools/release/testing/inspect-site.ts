import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseRegistry, type Release } from '@marisma/area-kit/contract';
import type { BootPlan } from '@marisma/area-kit/page-marks';
import type { Signer } from '../registry/signing';
import type { Target } from '../targets/target';

const DECODERS: [suffix: string, decode: (content: Buffer) => Buffer][] = [
  ['', (content) => content],
  ['.br', (content) => brotliDecompressSync(content)],
  ['.gz', (content) => gunzipSync(content)],
];

/** The element of a page that names its registry. */
const REGISTRY = /id="marisma-registry" data-signature="(.*?)" data-src="\/(.*?)"/;
const PLAN = /id="marisma-plan">(.*?)<\/script>/;

/** Reads a file in every form that a host may send. */
async function readForms(target: Target, path: string): Promise<string[]> {
  const forms = await Promise.all(
    DECODERS.map(async ([suffix, decode]) => {
      const content = await target.read(path + suffix);
      if (!content) throw new Error(`${path}${suffix} is missing`);
      return decode(content).toString('utf8');
    }),
  );
  return forms;
}

/**
 * Follows every link that a browser could follow, in every encoding, from pages and registry to the last
 * script. Like a browser, it trusts only the signer's key.
 * @returns the broken files; empty for a complete site
 */
export async function findBreaks(target: Target, pages: string[], signer: Signer): Promise<string[]> {
  const breaks: string[] = [];
  const attempt = async (what: string, action: () => Promise<void>): Promise<void> =>
    action().catch((error: unknown) => void breaks.push(`${what}: ${String(error)}`));

  const checkRelease = async ({ url, integrity }: Release): Promise<void> => {
    for (const [file, digest] of Object.entries(integrity)) {
      for (const form of await readForms(target, url.slice(1) + file)) {
        const found = `sha384-${createHash('sha384').update(form).digest('base64')}`;
        if (found !== digest) throw new Error(`${url}${file} is not what was released`);
      }
    }
  };
  const checkRegistry = async (text: string, signatures: string[]): Promise<void> => {
    if (!signatures.some((signature) => signer.verify(text, signature)))
      throw new Error('no valid signature');
    const { registry, rejected } = parseRegistry(JSON.parse(text));
    if (Object.keys(rejected).length > 0) throw new Error(JSON.stringify(rejected));
    for (const { live, canary, previous } of Object.values(registry.areas)) {
      for (const release of [live, ...(canary ? [canary.release] : []), ...previous])
        await checkRelease(release);
    }
  };

  const checkPageRegistry = async (file: string, signature: string): Promise<void> => {
    for (const text of await readForms(target, file)) await checkRegistry(text, [signature]);
  };
  /** Checks by file and signature, since most pages name the same registry. */
  const registries: Record<string, Promise<void>> = {};

  await attempt('registry.json', async () => {
    const signatures = (await target.read('registry.json.sig'))?.toString('utf8').split('\n').filter(Boolean);
    for (const text of await readForms(target, 'registry.json')) await checkRegistry(text, signatures ?? []);
  });
  for (const page of pages) {
    await attempt(page, async () => {
      for (const html of await readForms(target, page)) {
        if (!html.trimEnd().endsWith('</html>')) throw new Error('cut short');
        const [, signature = '', file = ''] = REGISTRY.exec(html) ?? [];
        await (registries[file + signature] ??= checkPageRegistry(file, signature));
        const { scripts } = JSON.parse(PLAN.exec(html)?.[1] ?? '') as BootPlan;
        for (const script of scripts) await readForms(target, script.slice(1));
      }
    });
  }
  return breaks;
}
