import preset from '@marisma/area-kit/jest';

const [typescript] = Object.values(preset.transform);

/** The shared preset, run in Node. The backend's tests need ES modules and run with `npm run database`. */
export default {
  ...preset,
  testEnvironment: 'node',
  setupFilesAfterEnv: [],
  testPathIgnorePatterns: [
    ...preset.testPathIgnorePatterns,
    '<rootDir>/backend/',
    // Each takes half a minute: only `npm run test:full` runs them.
    ...(process.env.UNIT_MATRICES === 'whole' ? [] : ['\\.whole\\.test\\.ts$']),
  ],
  // These are published as ES modules only.
  transform: { ...preset.transform, '/(thumbhash|chokidar|readdirp)/.*\\.js$': typescript },
  transformIgnorePatterns: ['/node_modules/(?!(thumbhash|chokidar|readdirp)/)'],
};
