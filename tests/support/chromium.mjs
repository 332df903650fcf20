import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags for a browser that shall talk to nobody but the tested site. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/**
 * The Chromium to test with: CHROMIUM_PATH, Playwright's own, one on the PATH; otherwise one is
 * installed, by Playwright or by apt-get. Throws one sentence when there is none to be had.
 */
export function findChromium() {
  const found = present();
  if (found) return found;
  const node = process.execPath;
  spawnSync(node, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  if (present()) return present();
  if (process.getuid?.() === 0 && process.platform === 'linux') {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (present()) return present();
  }
  throw new Error(
    'No Chromium to test with: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
  );
}

/** @returns {string | undefined} */
function present() {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...NAMES.map(onPath)];
  return candidates.find((file) => file && existsSync(file));
}

/** @param {string} name */
function onPath(name) {
  try {
    return execFileSync('which', [name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
