import { writeHeaderRules } from '../site/hosted-headers';
import { readSiteFacts } from '../site/site-facts';
import { composePage } from './compose-page';
import { writeCompressed } from './compress';
import { listPages } from './pages';
import type { SiteRegistry } from './site-registry';
import type { Target } from './target';

const NOT_FOUND = { title: 'Page not found · Marisma' };

/**
 * Writes every page of the site for the live shell and this registry, and the rules for what has no file:
 * `_redirects` and `_headers`, in the form that static hosts read.
 * @returns the pages' files
 */
export async function writePages(target: Target, registry: SiteRegistry): Promise<string[]> {
  const shell = registry.shell?.live;
  // Before the shell's first release there is nothing that could show a page.
  if (!shell) return [];
  const { pages, rewrites } = listPages(registry);
  const rules = rewrites.map((folder) => `${folder}/* ${folder}/index.html 200`);
  const common = { shell, registry, signer: target.signer };
  for (const { file, title, description } of pages) {
    await writeCompressed(target, file, composePage({ ...common, title, description }));
  }
  await writeCompressed(target, '404.html', composePage({ ...common, ...NOT_FOUND }));
  await target.write('_redirects', `${rules.join('\n')}\n`);
  await target.write('_headers', writeHeaderRules(await readSiteFacts(target.read)));
  return pages.map(({ file }) => file);
}
