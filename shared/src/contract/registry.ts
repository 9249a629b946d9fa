import * as z from '../shape';
import { areaHomes, areaLink, areaManifest, type AreaManifest } from './area-manifest';
import { isCompatible } from './version';

export const REGISTRY_SCHEMA = 1;

/** A released build: its area.json and its URL (a path on this site or an absolute URL, ending in `/`). */
export const release = z.extend(areaManifest, {
  url: z.string().check(z.regex(/^(\/(?!\/)|https?:\/\/).*\/$/, 'must be a folder URL')),
});
export type Release = z.infer<typeof release>;

/** A build that a share of browsers gets instead of the live one. */
const canary = z.object({
  release,
  /** Percentage of browsers. */
  percent: z.number().check(z.gt(0), z.lte(100)),
});

const registryEntry = z.object({
  live: release,
  previous: z.array(release),
  canary: z.optional(canary),
  /** Present when the area is switched off; the text is shown to visitors. */
  disabled: z.optional(z.string()),
});
export type RegistryEntry = z.infer<typeof registryEntry>;

const envelope = z.object({
  schema: z.literal(REGISTRY_SCHEMA),
  revision: z.int().check(z.gte(0)),
  areas: z.record(z.string(), z.unknown()),
});

export interface Registry {
  schema: typeof REGISTRY_SCHEMA;
  /** Grows by one with every change; of two concurrent writers of the same revision, one fails. */
  revision: number;
  areas: Record<string, RegistryEntry>;
}

/** Why an area's entry was rejected. */
export interface Rejection extends Pick<AreaManifest, 'links' | 'homes'> {
  reason: 'manifest-invalid' | 'contract-mismatch';
  detail: string;
  /** The readable paths of the entry: enough for the shell to report the missing area on them. */
  paths: string[];
}

export interface ParsedRegistry {
  registry: Registry;
  /** Why an area's entry was rejected, by area. */
  rejected: Record<string, Rejection>;
}

/** The document is not a registry: none of its content is usable. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}

/**
 * Parses a registry strictly, area by area: an invalid entry removes only its own area. Fields that a newer minor
 * version of the contract may have added are dropped.
 * @param document parsed JSON of unknown shape
 * @throws RegistryError when the envelope (schema, revision, areas) does not match this contract
 */
export function parseRegistry(document: unknown): ParsedRegistry {
  const outer = envelope.safeParse(document);
  if (!outer.success) throw new RegistryError(outer.error.message);
  const parsed: ParsedRegistry = {
    registry: { schema: REGISTRY_SCHEMA, revision: outer.data.revision, areas: {} },
    rejected: {},
  };
  for (const [name, value] of Object.entries(outer.data.areas)) {
    const reject = (reason: Rejection['reason'], detail: string): void => {
      parsed.rejected[name] = { reason, detail, ...readDeclared(value) };
    };
    const { data, error } = registryEntry.safeParse(value);
    if (error) reject('manifest-invalid', error.message);
    else if (namesOf(data).some((own) => own !== name))
      reject('manifest-invalid', `names itself ${namesOf(data).join(', ')}`);
    else {
      parsed.registry.areas[name] = data;
      const { contract } = data.live;
      if (!isCompatible(contract)) reject('contract-mismatch', `contract ${contract}`);
    }
  }
  return parsed;
}

/** The readable paths, links and homes of an entry: the links lead to pages that report the missing area. */
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
