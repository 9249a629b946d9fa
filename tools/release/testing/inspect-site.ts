import { digest as digestOf } from '@marisma/area-kit/build';
import { parseRegistry, type Release } from '@marisma/area-kit/contract';
import type { BootPlan } from '@marisma/area-kit/page-marks';
import { verifyWith, type Signer } from '../registry/signing';
import { readForms } from '../targets/compress';
import type { Target } from '../targets/target';

/** The element of a page that names its registry. */
const REGISTRY = /id="marisma-registry" data-signature="(.*?)" data-src="\/(.*?)"/;
const PLAN = /id="marisma-plan">(.*?)<\/script>/;

/** Reads a file in every form that a host may send. */
async function readTexts(target: Target, path: string): Promise<string[]> {
  const forms = await readForms(target, path);
  if (forms.includes(null)) throw new Error(`${path} is missing or damaged`);
  return forms.map(String);
}

/**
 * Follows every link that a browser could follow, in every encoding, from pages and registry to the last
 * script. Like a browser, it trusts only the signer's key.
 * @returns the broken files; empty for a complete site
 */
export async function findBrokenFiles(target: Target, pages: string[], signer: Signer): Promise<string[]> {
  const breaks: string[] = [];
  const attempt = async (what: string, action: () => Promise<void>): Promise<void> =>
    action().catch((error: unknown) => void breaks.push(`${what}: ${String(error)}`));

  const checkRelease = async ({ url, integrity }: Release): Promise<void> => {
    for (const [file, digest] of Object.entries(integrity)) {
      for (const form of await readTexts(target, url.slice(1) + file)) {
        if (digestOf(Buffer.from(form)) !== digest) throw new Error(`${url}${file} is not what was released`);
      }
    }
  };
  const checkRegistry = async (text: string, signatures: string[]): Promise<void> => {
    if (!signatures.some((signature) => verifyWith(signer.publicKey, text, signature)))
      throw new Error('no valid signature');
    const { registry, rejected } = parseRegistry(JSON.parse(text));
    if (Object.keys(rejected).length > 0) throw new Error(JSON.stringify(rejected));
    for (const { live, canary, previous } of Object.values(registry.areas)) {
      for (const release of [live, ...(canary ? [canary.release] : []), ...previous])
        await checkRelease(release);
    }
  };

  const checkPageRegistry = async (file: string, signature: string): Promise<void> => {
    for (const text of await readTexts(target, file)) await checkRegistry(text, [signature]);
  };
  /** Checks by file and signature, since most pages name the same registry. */
  const registries: Record<string, Promise<void>> = {};

  await attempt('registry.json', async () => {
    const signatures = (await target.read('registry.json.sig'))?.toString('utf8').split('\n').filter(Boolean);
    for (const text of await readTexts(target, 'registry.json')) await checkRegistry(text, signatures ?? []);
  });
  for (const page of pages) {
    await attempt(page, async () => {
      for (const html of await readTexts(target, page)) {
        if (!html.trimEnd().endsWith('</html>')) throw new Error('cut short');
        const [, signature = '', file = ''] = REGISTRY.exec(html) ?? [];
        await (registries[file + signature] ??= checkPageRegistry(file, signature));
        const { scripts } = JSON.parse(PLAN.exec(html)?.[1] ?? '') as BootPlan;
        for (const script of scripts) await readTexts(target, script.slice(1));
      }
    });
  }
  return breaks;
}
