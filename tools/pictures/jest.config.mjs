import preset from '../../shared/jest/preset.mjs';

const [typescript] = Object.values(preset.transform);

/** These tests run in Node; thumbhash is published as an ES module, which jest has to be told to transform. */
export default {
  ...preset,
  testEnvironment: 'node',
  transform: { ...preset.transform, 'thumbhash\\.js$': typescript },
  transformIgnorePatterns: ['/node_modules/(?!thumbhash/)'],
};
