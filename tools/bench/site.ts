import { join } from 'node:path';
import { startBackend } from '../backend/start-backend';
import { ROOT } from '../release/paths';
import { signRegistry } from '../release/registry/registry-store';
import { releaseAll } from '../release/release';
import { loadOrMakeSigner } from '../release/registry/signing';
import { folderTarget, type Target } from '../release/targets/target';

/** The folder of everything that the benchmark writes. */
export const BENCH = join(ROOT, '.cache/bench');
export const folderFor = (variant: string): string => join(BENCH, 'sites', variant);

/** Opens a folder to publish to, signed like a real site. */
export const openTarget = async (folder: string): Promise<Target> =>
  folderTarget(folder, await loadOrMakeSigner(join(BENCH, 'keys/signing.pem')));

/** Builds and releases changed packages, as `npm start` does. */
export async function releaseProduct(log: (line: string) => void): Promise<Target> {
  const target = await openTarget(folderFor('product'));
  await signRegistry(target);
  await releaseAll(target, log);
  return target;
}

const PLENTY = { count: 10_000, seconds: 60 };

/** Starts a backend in memory with the demo accounts, without the usual limit of sign-ins. */
export const startAccounts = () =>
  startBackend({
    dataDir: null,
    siteUrl: 'https://localhost',
    seedDemo: true,
    log: () => {},
    limits: {
      signIn: { perEmail: PLENTY, perVisitor: PLENTY },
      signUp: { perVisitor: PLENTY },
      mail: { perEmail: PLENTY, perVisitor: PLENTY },
    },
  });
