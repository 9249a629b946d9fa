/**
 * Version of what shell and areas agree on (semver). Major: an area must be rebuilt. Minor: an addition,
 * so older areas keep working and newer ones wait for the shell.
 */
export const CONTRACT = '1.6.0';

/**
 * The contract that areas built from these sources need, at least. It follows CONTRACT when areas use something
 * new that the shell gives; an addition to area.json, which an older shell may leave unread, does not raise it.
 */
export const NEEDED_CONTRACT = '1.0.0';

/**
 * Whether an area built for `contract` runs in a host that speaks `host`.
 * @returns true for the same major and a minor that the host already knows; false for anything else, malformed included.
 */
export function isCompatible(contract: string, host: string = CONTRACT): boolean {
  const [wanted, given] = [parse(contract), parse(host)];
  return wanted !== null && given !== null && wanted.major === given.major && wanted.minor <= given.minor;
}

function parse(version: string): { major: number; minor: number } | null {
  const match = /^(\d+)\.(\d+)\.\d+$/.exec(version);
  return match ? { major: Number(match[1]), minor: Number(match[2]) } : null;
}
