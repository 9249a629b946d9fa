import type { Author } from '../commands/author';

/** The number of previous builds, and of retired builds, that are kept for open tabs. */
export const KEPT_BUILDS = 5;

/**
 * Why a build is never gone back to: its canary ended before it was live for everybody, or a rollback left it.
 */
export type Verdict = 'ended' | 'broken';

/** When and by whom a change was made, and at which commit. */
export interface Origin extends Partial<Author> {
  /** ISO 8601, UTC. */
  time?: string;
}

/** The builds of the shell or of an area. */
export interface PartBuilds<Build extends { build: string }> {
  live: Build;
  /** Good builds that were live before, newest first. */
  previous: Build[];
  /** Builds that are kept for open tabs and go live again only by name, newest first. */
  retired?: { verdict: Verdict; release: Build }[];
  /** Somebody chose the live build, by a rollback, by its name or by a submission: `npm start` does not replace it. */
  pinned?: true;
  /** Since when the live build is live; the log forgets it. */
  since?: Origin;
}

type AnyPart = PartBuilds<{ build: string }>;

const without = <Build extends { build: string }>(builds: Build[], id: string): Build[] =>
  builds.filter(({ build }) => build !== id);

/** Makes `live` the live build, not pinned; the former live build becomes the newest previous build. */
export function withLive<Build extends { build: string }>(
  former: PartBuilds<Build> | undefined,
  live: Build,
): PartBuilds<Build> {
  if (!former) return { live, previous: [] };
  const previous = without([former.live, ...former.previous], live.build).slice(0, KEPT_BUILDS);
  const retired = former.retired?.filter(({ release }) => release.build !== live.build);
  return { live, previous, ...(retired && { retired }), ...(former.since && { since: former.since }) };
}

/** The builds that browsers are given: the live one, and the canary. */
export const currentBuilds = <Build>({
  live,
  canary,
}: {
  live: Build;
  canary?: { release: Build };
}): Build[] => (canary ? [live, canary.release] : [live]);

/** The names of all builds that a part's entry has. */
export const namesIn = (part: AnyPart & { canary?: { release: { build: string } } }): string[] =>
  [...currentBuilds(part), ...part.previous, ...(part.retired ?? []).map(({ release }) => release)].map(
    ({ build }) => build,
  );

/** Retires a build, so that no rollback makes it live. */
export function withRetired<Part extends AnyPart>(part: Part, release: Part['live'], verdict: Verdict): Part {
  const others = (part.retired ?? []).filter((other) => other.release.build !== release.build);
  const retired = [{ verdict, release }, ...others].slice(0, KEPT_BUILDS);
  return { ...part, previous: without(part.previous, release.build), retired };
}

/**
 * Makes the newest previous build live again and retires the live one: a second rollback goes further back,
 * never forward.
 * @throws Error when there is no good build to go back to, with the retired builds
 */
export function withPrevious<Part extends AnyPart>(name: string, part: Part): Part {
  const [live, ...previous] = part.previous;
  if (live) return withRetired({ ...part, live, previous, pinned: true }, part.live, 'broken');
  const known = part.retired?.map(({ release, verdict }) => `${release.build} (${verdict})`).join(', ');
  const hint = known ? ` Make one live by name: npx marisma promote ${name} <build>. Kept: ${known}.` : '';
  throw new Error(`'${name}' has no earlier build to go back to.${hint}`);
}
