import * as z from '../shape';
import { areaHomes, areaLink, areaManifest, type AreaManifest } from './area-manifest';
import { isCompatible } from './version';

export const REGISTRY_SCHEMA = 1;

/** A released build: its area.json and where it was put (a path on this site or an absolute URL, ending in `/`). */
export const release = z.extend(areaManifest, {
  url: z.string().check(z.regex(/^(\/(?!\/)|https?:\/\/).*\/$/, 'must be a folder URL')),
});
export type Release = z.infer<typeof release>;

/** A build that some browsers get instead of the live one. */
const canary = z.object({
  release,
  /** Share of browsers, of 100. */
  percent: z.number().check(z.gt(0), z.lte(100)),
});

const registryEntry = z.object({
  live: release,
  previous: z.array(release),
  canary: z.optional(canary),
  /** Present when the area is switched off; the words are shown to visitors. */
  disabled: z.optional(z.string()),
});
export type RegistryEntry = z.infer<typeof registryEntry>;

const envelope = z.object({
  schema: z.literal(REGISTRY_SCHEMA),
  revision: z.int().check(z.nonnegative()),
  areas: z.record(z.string(), z.unknown()),
});

export interface Registry {
  schema: typeof REGISTRY_SCHEMA;
  /** Grows by one with every change; two writers can't both write the same one. */
  revision: number;
  areas: Record<string, RegistryEntry>;
}

/** Why an area's entry was not taken as it stands. */
export interface Rejection extends Pick<AreaManifest, 'links' | 'homes'> {
  reason: 'manifest-invalid' | 'contract-mismatch';
  detail: string;
  /** What paths it seems to declare, as far as they can be read: enough to say there what is missing. */
  paths: string[];
}

export interface ParsedRegistry {
  registry: Registry;
  /** Why an area's entry was left out, by area. */
  rejected: Record<string, Rejection>;
}

/** A registry document that is no registry at all: nothing in it can be used. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}

/**
 * Reads a registry strictly, area by area: one bad entry takes out that area alone. What a newer minor of the
 * contract may have added is left out.
 * @param document parsed JSON of unknown shape
 * @throws RegistryError when the envelope (schema, revision, areas) is not what this contract knows
 */
export function parseRegistry(document: unknown): ParsedRegistry {
  const outer = envelope.safeParse(document);
  if (!outer.success) throw new RegistryError(outer.error.message);
  const parsed: ParsedRegistry = {
    registry: { schema: REGISTRY_SCHEMA, revision: outer.data.revision, areas: {} },
    rejected: {},
  };
  for (const [name, value] of Object.entries(outer.data.areas)) {
    const entry = registryEntry.safeParse(value);
    if (!entry.success) {
      const detail = entry.error.message;
      parsed.rejected[name] = { reason: 'manifest-invalid', detail, ...readDeclared(value) };
    } else if (namesOf(entry.data).some((own) => own !== name)) {
      const detail = `names itself ${namesOf(entry.data).join(', ')}`;
      parsed.rejected[name] = { reason: 'manifest-invalid', detail, ...readDeclared(value) };
    } else {
      parsed.registry.areas[name] = entry.data;
      if (!isCompatible(entry.data.live.contract)) {
        parsed.rejected[name] = {
          reason: 'contract-mismatch',
          detail: `contract ${entry.data.live.contract}`,
          ...readDeclared(value),
        };
      }
    }
  }
  return parsed;
}

/** What an entry says of its paths, links and homes, as far as it can be read: its links lead to what is missing. */
const readDeclared = (entry: unknown): Pick<Rejection, 'paths' | 'links' | 'homes'> => {
  const loose = z.object({
    live: z.object({
      paths: z.catch(z.array(z.object({ path: z.string() })), []),
      links: z.catch(z.optional(z.array(areaLink)), undefined),
      homes: z.catch(z.optional(areaHomes), undefined),
    }),
  });
  const { paths = [], ...declared } = loose.safeParse(entry).data?.live ?? {};
  return { ...declared, paths: paths.map(({ path }) => path) };
};

const namesOf = ({ live, canary }: RegistryEntry): string[] =>
  canary ? [live.name, canary.release.name] : [live.name];
