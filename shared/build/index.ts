export { areaConfig } from './area-config';
export { computeBuildId, IGNORED } from './build-id';
export { LIBRARIES_FILE, type LibraryReport, type LibraryUse } from './libraries-plugin';
export { digest } from './digest';
export { RouteChunksPlugin } from './route-chunks-plugin';
export { runWebpack } from './run-webpack';
export { SHARED_LIBRARIES } from './shared-libraries';
export { findLockFaults, findRangeFaults } from './shared-ranges';
export { SHELL_LIBRARIES, shellConfig, type ShellManifest } from './shell-config';
