import preset from '@marisma/area-kit/jest';

const [typescript] = Object.values(preset.transform);

export default {
  ...preset,
  // @noble/ed25519 is published as an ES module only.
  transform: { ...preset.transform, '@noble/ed25519/.*\\.js$': typescript },
  transformIgnorePatterns: ['/node_modules/(?!@noble/ed25519/)'],
};
