export { CONTRACT, NEEDED_CONTRACT, isCompatible } from './version';
export { ROLES, isRole, type Role } from './role';
export { areaManifest, pageWordsOf, preloadsOf } from './area-manifest';
export type { Access, AreaLink, AreaManifest, AreaPath, LinkCount, LinkPlace } from './area-manifest';
export { declareArea, findDeclarationFaults, titled, type AreaDeclaration } from './area-declaration';
export { defineArea, findModuleFault, type AreaModule } from './area-module';
export { parseRegistry, RegistryError, REGISTRY_SCHEMA } from './registry';
export type { ParsedRegistry, Rejection, Registry, RegistryEntry, Release } from './registry';
export { findArea, mayOpen } from './match-path';
export {
  ORGANIZATION,
  type BreadcrumbList,
  type MarkupNode,
  type Organization,
  type PageMarkup,
  type VacationRental,
  type WebSite,
} from './page-markup';
export type { PageRequest, RenderedPage, ShellServer } from './server-bundle';
