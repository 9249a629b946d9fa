import { writeHeaderRules } from '../site/hosted-headers';
import { readSiteFacts } from '../site/site-facts';
import { composePage } from './compose-page';
import { writeCompressed } from './compress';
import { listPages, writeRedirects } from './pages';
import type { SiteRegistry } from './site-registry';
import type { Target } from './target';

/**
 * Writes every page of the site for the live shell and this registry, and the rules for what has no file:
 * `_redirects` and `_headers`, in the form that static hosts read.
 * @returns the pages' files
 */
export async function writePages(target: Target, registry: SiteRegistry): Promise<string[]> {
  const shell = registry.shell?.live;
  // Before the shell's first release there is nothing that could show a page.
  if (!shell) return [];
  const { pages, notFound, rewrites } = listPages(registry);
  const common = { shell, registry, signer: target.signer };
  for (const { file, locale, title, description } of [...pages, ...notFound]) {
    await writeCompressed(target, file, composePage({ ...common, locale, title, description }));
  }
  await target.write('_redirects', writeRedirects({ rewrites, notFound }));
  await target.write('_headers', writeHeaderRules(await readSiteFacts(target.read)));
  return pages.map(({ file }) => file);
}
