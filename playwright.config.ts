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
// Node 20 has WebSocket, by which Firefox is driven, behind this option.
if (typeof WebSocket === 'undefined') process.env.NODE_OPTIONS = '--experimental-websocket';
// The runner and its workers each read this file; the first one decides.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'orbital-e2e-'));
process.env.HEADLESS_SHELL_PATH ??= findHeadlessShell();

const launched = (executablePath: string, ...more: string[]) => ({
  launchOptions: { executablePath, args: [...chromiumArgs, ...more] },
});
/** No page of a test lives long enough for the compiler that takes its time, or for a process of its own. */
const quickly = ['--js-flags=--no-opt', '--renderer-process-limit=1'];

export default defineConfig({
  outputDir: '.data/test-results',
  fullyParallel: true,
  // A longer test hangs, on a busy machine too: no single wait in a test takes half a minute.
  timeout: 300_000,
  // Nothing is judged by its time: on a busy machine an answer takes seconds.
  expect: { timeout: 20_000 },
  // With those of the other stages enough for two cores.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // The longest first, so that none of them is left over at the end.
  projects: [
    {
      // It counts the time that a processor worked for the page, so what runs beside it does not matter.
      name: 'lighthouse',
      testDir: 'tests/audits',
      testMatch: '**/lighthouse.spec.ts',
      // Each worker would load Lighthouse, which takes as long as a page.
      workers: 1,
    },
    {
      name: 'audits',
      testDir: 'tests/audits',
      testIgnore: '**/lighthouse.spec.ts',
      grepInvert: /@alike/,
      use: launched(process.env.HEADLESS_SHELL_PATH, ...quickly),
    },
    {
      name: 'alike',
      testDir: 'tests/audits',
      grep: /@alike/,
      use: launched(process.env.HEADLESS_SHELL_PATH, ...quickly),
    },
    {
      name: 'e2e',
      testDir: 'tests/e2e',
      testIgnore: ['**/browsers/**', '**/published/**'],
      grepInvert: /@long/,
      use: launched(process.env.HEADLESS_SHELL_PATH, ...quickly),
    },
    {
      name: 'journeys',
      testDir: 'tests/e2e',
      testIgnore: ['**/browsers/**', '**/published/**'],
      grep: /@long/,
      use: launched(process.env.HEADLESS_SHELL_PATH, ...quickly),
    },
    {
      // A site of its own, built once with facts that an owner published.
      name: 'published',
      testDir: 'tests/e2e/published',
      timeout: 1_200_000,
      workers: 1,
      use: launched(process.env.HEADLESS_SHELL_PATH, ...quickly),
    },
    // One worker each, which starts its browser once.
    { name: 'firefox', testDir: 'tests/e2e/browsers', workers: 1 },
    { name: 'webkit', testDir: 'tests/e2e/browsers', workers: 1 },
  ],
  reporter: [['line'], ['json', { outputFile: '.data/browser.json' }]],
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
