export { ComingSoon } from './coming-soon';
export type { SketchOf } from './sketch';
