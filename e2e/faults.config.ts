import { defineConfig } from '@playwright/test';
import everyday from './playwright.config';

/** Every cell of the fault matrix; the everyday run takes a covering part of them. */
export default defineConfig(everyday, {
  testMatch: 'faults/*.spec.ts',
  grepInvert: [],
  reporter: [['list'], ['./faults/times-reporter.ts']],
});
