import type { SiteRegistry } from './site-registry';

/** Stands for every area and the shell. */
export const WHOLE_SITE = 'all';

/**
 * Lets nothing new of an area, the shell or the whole site go live until a time. A rollback, the end of a canary and
 * switching off stay possible.
 * @param until a date or a time, in ISO 8601; without one the freeze ends
 * @throws Error for a time that can't be read or is past, and without a reason
 */
export function setFreeze(
  registry: SiteRegistry,
  name: string,
  until: string | undefined,
  reason = '',
  now = Date.now(),
): SiteRegistry {
  const { [name]: _former, ...others } = registry.frozen ?? {};
  if (!until) return { ...registry, frozen: others };
  const end = Date.parse(until);
  if (!(end > now))
    throw new Error(`'${until}' is no time to come, such as 2030-01-07 or 2030-01-07T09:00Z.`);
  if (!reason) throw new Error('A freeze needs a reason, which whoever wants to release reads.');
  return { ...registry, frozen: { ...others, [name]: { until: new Date(end).toISOString(), reason } } };
}

/** The freezes of some parts, or of the whole site, that have not ended, one in a line. */
export const describeFreezes = ({ frozen = {} }: SiteRegistry, parts: string[]): string[] =>
  Object.entries(frozen)
    .filter(([name]) => [WHOLE_SITE, ...parts].includes(name))
    .filter(([, { until }]) => Date.parse(until) > Date.now())
    .map(
      ([name, { until, reason }]) =>
        `nothing new of ${name === WHOLE_SITE ? 'the site' : name} goes live until ${until}: ${reason}`,
    );

/** @throws Error when one of the parts, or the whole site, is frozen */
export function checkFreeze(registry: SiteRegistry, parts: string[]): void {
  const [freeze] = describeFreezes(registry, parts);
  if (freeze) throw new Error(`Frozen: ${freeze}`);
}
