import type { Locale } from '../texts';
import {
  LINK_PLACES,
  type AreaLink,
  type AreaManifest,
  type AreaPath,
  type LinkPlace,
} from './area-manifest';
import { findArea, mayOpen } from './match-path';
import { isRole, type Role } from './role';

type DeclaredPath = AreaPath & { language?: Locale };

/** The fields that an area declares by hand in its `area.config.ts`; the build adds the others. */
export interface AreaDeclaration extends Pick<AreaManifest, 'name'> {
  paths: DeclaredPath[];
  links?: (AreaLink & { place: LinkPlace })[];
  homes?: Partial<Record<Role, string>>;
  /**
   * Whether the area's public pages are written as HTML at release; they must then render the same without a browser.
   */
  prerender?: boolean;
}

/** Type-checks an area's declaration. */
export const declareArea = (declaration: AreaDeclaration): AreaDeclaration => declaration;

/** A path's title in both languages. */
export const titled = (en: string, es: string): Pick<AreaPath, 'title' | 'translations'> => ({
  title: en,
  translations: { es: { title: es } },
});

/**
 * Finds faults in a declaration's links and homes that the schema of each cannot find.
 * @returns every fault in words
 */
export const findDeclarationFaults = ({
  paths,
  links = [],
  homes = {},
}: Pick<AreaManifest, 'paths' | 'links' | 'homes'>): string[] => [
  ...links.flatMap((link) => findLinkFaults(link, paths)),
  ...Object.entries(homes).flatMap(([role, home]) => findHomeFaults(role, home, paths)),
];

function findLinkFaults({ place, label, to, items }: AreaLink, paths: AreaPath[]): string[] {
  const link = `link '${label.en}'`;
  const targets = items?.map((item) => item.to) ?? [];
  return [
    ...(LINK_PLACES.some((known) => known === place)
      ? []
      : [`${link}: '${place}' is no place for a link; there are ${LINK_PLACES.join(', ')}`]),
    ...((to === undefined) === (items === undefined) ? [`${link} needs either 'to' or 'items'`] : []),
    ...[...(to === undefined ? [] : [to]), ...targets]
      .filter((target) => !pathOf(target, paths))
      .map((target) => `${link} leads to ${target}, which the area does not declare`),
  ];
}

function findHomeFaults(role: string, home: string, paths: AreaPath[]): string[] {
  if (!isRole(role)) return [`home of '${role}', which is no role`];
  const path = pathOf(home, paths);
  if (!path) return [`home of ${role} is ${home}, which the area does not declare`];
  return mayOpen(path.access, [role]) ? [] : [`home of ${role} is ${home}, which this role may not open`];
}

const pathOf = (target: string, paths: AreaPath[]): AreaPath | undefined =>
  findArea([{ name: '', paths }], target.replace(/[?#].*$/, ''))?.path;
