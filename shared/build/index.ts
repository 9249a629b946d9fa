export { areaConfig } from './area-config';
export { computeBuildId } from './build-id';
export { INTEGRITY_HOOK } from './chunk-integrity-plugin';
export { digest } from './area-json-plugin';
export { runWebpack } from './run-webpack';
export { shellConfig, type ShellManifest } from './shell-config';
