export { areaConfig } from './area-config';
export { computeBuildId } from './build-id';
export { digest } from './digest';
export { runWebpack } from './run-webpack';
export { shellConfig, type ShellManifest } from './shell-config';
