import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import {
  chromiumArgs,
  findChromium,
  findHeadlessShell,
} from './tests/support/browser/chromium.mjs';

// Another one for a second run beside the first.
const PORT = Number(process.env.E2E_PORT ?? 3411);
// The runner and its workers each read this file; the first one decides.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'orbital-e2e-'));
process.env.HEADLESS_SHELL_PATH ??= findHeadlessShell();

const launched = (executablePath: string, ...more: string[]) => ({
  launchOptions: { executablePath, args: [...chromiumArgs, ...more] },
});
/** No page of a test lives long enough for the compiler that takes its time. */
const quickly = '--js-flags=--no-opt';

export default defineConfig({
  outputDir: '.data/test-results',
  fullyParallel: true,
  // Much of its time each waits: for a toast to go, for the site, for a picture to be drawn.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  projects: [
    { name: 'e2e', testDir: 'tests/e2e', use: launched(process.env.HEADLESS_SHELL_PATH, quickly) },
    {
      name: 'audits',
      testDir: 'tests/audits',
      testIgnore: '**/lighthouse.spec.ts',
      use: launched(process.env.HEADLESS_SHELL_PATH, quickly),
    },
    {
      // It counts the time that a processor worked for the page, so what runs beside it does not matter.
      name: 'lighthouse',
      testDir: 'tests/audits',
      testMatch: '**/lighthouse.spec.ts',
    },
  ],
  reporter: [['line'], ['json', { outputFile: '.data/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    ...launched(findChromium()),
  },
  webServer: {
    command: 'exec node lib/commands/start.mjs',
    url: `http://localhost:${PORT}/api/health/ready`,
    env: {
      PORT: String(PORT),
      SITE_URL: 'http://localhost:3000',
      DATABASE_URL: '',
      TRUSTED_PROXIES: '127.0.0.1',
      DATA_DIR: process.env.E2E_DATA_DIR,
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
