import { spawn } from 'node:child_process';
import { ROOT } from '../paths';

/** The part of the answer of `npm audit --json` (npm 10 and 11) that is used here. */
interface AuditAnswer {
  metadata?: { vulnerabilities: Record<'moderate' | 'high' | 'critical', number> };
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
}

/**
 * Asks the package registry for known vulnerabilities of the packages in this repository's lock file.
 * @param teams areas of other repositories, whose lock files are not here
 * @returns a line to print; a registry without audits is no failure
 * @throws Error that names each package with a high or critical vulnerability
 */
export const auditPackages = async (teams: string[]): Promise<string> =>
  judgeAudit(await askRegistry(), teams);

function askRegistry(): Promise<string> {
  return new Promise((resolve, reject) => {
    // npm exits with 1 when it finds something.
    const npm = spawn('npm', ['audit', '--json', '--fetch-retries=0'], { cwd: ROOT });
    let answer = '';
    npm.stdout.on('data', (part) => (answer += part));
    npm.on('error', reject);
    npm.on('close', () => resolve(answer));
  });
}

/** @param answer the output of `npm audit --json` */
export function judgeAudit(answer: string, teams: string[] = []): string {
  const { metadata, vulnerabilities = {} } = JSON.parse(answer) as AuditAnswer;
  if (!metadata) return 'Not audited: the package registry does not answer audits.';
  const grave = Object.values(vulnerabilities).filter(
    ({ severity }) => severity === 'high' || severity === 'critical',
  );
  if (grave.length > 0) {
    const lines = grave.map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
    throw new Error(`Packages with known vulnerabilities:\n${lines.join('\n')}`);
  }
  const elsewhere =
    teams.length > 0
      ? `\nNot looked at: ${teams.join(', ')}, whose libraries are in lock files of other repositories. There: npm audit`
      : '';
  return `No package has a high or critical vulnerability; ${metadata.vulnerabilities.moderate} are moderate.${elsewhere}`;
}
