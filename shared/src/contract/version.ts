/**
 * Version of the contract between shell and areas (semver). Major: areas must be rebuilt. Minor: an addition, so older
 * areas keep working and newer areas need a newer shell.
 */
export const CONTRACT = '1.11.0';

/**
 * The lowest contract version that areas built from these sources need. Raised to CONTRACT when areas use a new service
 * of the shell; an addition to area.json, which an older shell may ignore, does not raise it.
 */
export const NEEDED_CONTRACT = '1.0.0';

/**
 * Whether an area built for `contract` runs in a host of version `host`.
 * @returns true for the same major and a minor that is not newer than the host's; false otherwise, also for a malformed
 * version
 */
export function isCompatible(contract: string, host: string = CONTRACT): boolean {
  const [wanted, given] = [contract, host].map((version) => /^(\d+)\.(\d+)\.\d+$/.exec(version));
  if (!wanted || !given) return false;
  return wanted[1] === given[1] && Number(wanted[2]) <= Number(given[2]);
}
