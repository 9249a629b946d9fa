import { auditPackages } from '../builds/audit';
import { buildPackages } from '../builds/build-packages';
import { checkSite } from './check-site';
import { collectGarbage } from '../registry/collect-garbage';
import { describeDiff } from '../builds/diff';
import { describeHistory, toMinute } from './history';
import { listAreas, LOCAL, REPORTS, SITE } from '../paths';
import { signRegistry, inspectRegistry } from '../registry/registry-store';
import { publishCommitted } from '../settle';
import { createSigner, generateKey } from '../registry/signing';
import { describeStatus } from './status';
import type { Target } from '../targets/target';
import { backUp, restore, type Folders } from '../../backup/backup';
import { readReportsSince } from '../../reports/read-reports';
import { sumUp } from '../../reports/sum-up';
import { printNginxConf } from '../../site/print-nginx';
import { USAGE } from './usage';
import type { Call, Verbs } from './verbs';

const HOUR_MS = 60 * 60 * 1000;

/** What is live. The reports on this machine are those of its own site. */
export const statusOf = async ({ target, places }: Call): Promise<string> =>
  describeStatus(
    target,
    places.target === SITE ? await readReportsSince(REPORTS, Date.now() - HOUR_MS) : undefined,
  );

/** Verbs that look at a site, keep it in order or need none. */
export function localVerbs(call: Call): Verbs {
  const { target, name, argument, second, log } = call;
  const named = (): string => {
    if (!name) throw new Error(USAGE);
    return name;
  };
  return {
    build: () => buildPackages(['shell', ...listAreas()]),
    status: async () => log(await statusOf(call)),
    history: async () => log(await describeHistory(target, named())),
    diff: async () => log(await describeDiff(target, named(), argument, second)),
    reports: async () => log(await summary(Number(name || 24), argument)),
    backup: async () =>
      log(
        `${await backUp(foldersOf(call), named())} files are in ${name}. Keep them secret: they contain keys.`,
      ),
    restore: async () =>
      log(`Data and site are those of the backup of ${toMinute(await restore(named(), foldersOf(call)))}.`),
    check: async () => {
      if (!(await checkSite(target, log))) process.exitCode = 1;
    },
    gc: async () => log(`removed: ${(await collectGarbage(target)).join(', ') || 'nothing'}`),
    audit: async () => log(await auditPackages(await foreignAreas(target))),
    key: async () => {
      const key = generateKey();
      log(key);
      // Not into the file that the private key is written to.
      console.error(`Its public key: ${createSigner(key).publicKey}`);
    },
    'nginx-conf': async () => log(await printNginxConf(name || '_', argument)),
    adopt: async () => {
      await signRegistry(target);
      await publishCommitted(target);
    },
  };
}

/** Areas of the site whose sources are in a repository of their own. */
async function foreignAreas(target: Target): Promise<string[]> {
  const own = listAreas();
  const { registry } = await inspectRegistry(target);
  return Object.keys(registry.areas).filter((area) => !own.includes(area));
}

async function summary(hours: number, folder = REPORTS): Promise<string> {
  if (!(hours > 0)) throw new Error('The first argument must be a number of hours.');
  const reports = await readReportsSince(folder, Date.now() - hours * HOUR_MS);
  if (!reports) throw new Error(`There are no reports in ${folder}.`);
  return sumUp(reports);
}

function foldersOf({ places }: Call): Folders {
  if (places.target !== SITE) throw new Error("A backup is of this machine's site; name it by MARISMA_SITE.");
  return { data: LOCAL, site: SITE };
}
