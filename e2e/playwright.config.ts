import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { WHOLE } from './support/whole';
import { CHROMIUM_FLAGS, findTestChromium } from '../tools/check/find-chromium';

const PORT = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, '../test-results'),
  fullyParallel: true,
  grepInvert: WHOLE ? [] : /@whole/,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  snapshotPathTemplate: '{testDir}/{testFileDir}/snapshots/{arg}{ext}',
  reporter: [
    ...(process.env.E2E_REPORT
      ? ([['line'], ['json', { outputFile: process.env.E2E_REPORT }]] as const)
      : ([['list']] as const)),
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    // A trace makes a test take 1.4 times as long: the gate records traces only on a retry.
    trace: process.env.E2E_REPORT ? 'on-first-retry' : 'retain-on-failure',
    // Page routes do not see a worker's requests; only e2e/offline and SERVICE_WORKERS=allow enable workers.
    serviceWorkers: process.env.SERVICE_WORKERS === 'allow' ? 'allow' : 'block',
    launchOptions: {
      executablePath: findTestChromium() ?? undefined,
      args: [
        ...CHROMIUM_FLAGS,
        // Tests send no requests to other hosts.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: `node --import tsx ${join(import.meta.dirname, 'support/serve.ts')}`,
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/health.json`,
    timeout: 240_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'pipe',
  },
});
