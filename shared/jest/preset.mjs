import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The jest preset of the shell and every area: jsdom with the web platform's globals for tests of components, swc, and
 * console output as a failure.
 */
export default {
  testEnvironment: here('./environment.mjs'),
  setupFilesAfterEnv: [here('./setup.ts')],
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // On a fresh clone the first test of a file also waits for the compilation of its modules.
  testTimeout: 60_000,
  restoreMocks: true,
  // The packed kit is JavaScript modules.
  transformIgnorePatterns: ['/node_modules/(?!@marisma/area-kit/)'],
  moduleNameMapper: {
    '\\.(woff2|avif|webp|jpg|png|svg|css)$': here('./asset.cjs'),
    '^lucide-react$': here('./icons.ts'),
  },
  transform: {
    '(\\.(ts|tsx|mts)|/area-kit/.*\\.js)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};
