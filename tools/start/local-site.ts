import { readAuthor } from '../release/commands/author';
import { SIGNING_KEY, SITE } from '../release/paths';
import { loadOrMakeSigner } from '../release/registry/signing';
import { folderTarget, type Target } from '../release/targets/target';

/** Opens this machine's site, with a key of its own. */
export const openLocalSite = async (): Promise<Target> => ({
  ...folderTarget(SITE, await loadOrMakeSigner(SIGNING_KEY)),
  author: await readAuthor(),
  quick: true,
});
