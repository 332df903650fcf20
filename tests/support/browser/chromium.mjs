import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Every window of a new Chromium loads two pages for its address bar, in a process of their own: most of
 * what opening a window costs, and nobody sees them. Chromium heeds the last list it is given, so those of
 * Playwright's features that have a part in tests are named again.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Flags for a browser that shall talk to nobody but the tested site. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  `--disable-features=${withoutFeatures.join(',')}`,
];

/**
 * The Chromium to test with: CHROMIUM_PATH, Playwright's own, one on the PATH; otherwise one is
 * installed, by apt-get as root and by Playwright. Throws one sentence when there is none to be had.
 */
export function findChromium() {
  const installers = [() => installFromDebian('chromium'), installFromPlaywright];
  for (const install of [() => {}, ...installers]) {
    install();
    const found = candidates().find(runs);
    if (found) return found;
  }
  throw new Error(
    'No Chromium to test with: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
  );
}

/**
 * The Chromium that can show no window, which opens pages in two thirds of the time: HEADLESS_SHELL_PATH or
 * the one on the PATH; otherwise it is installed by apt-get as root. Where there is none, a whole Chromium.
 */
export function findHeadlessShell() {
  const there = () =>
    [process.env.HEADLESS_SHELL_PATH, onPath('chromium-headless-shell')].find(runs);
  const found = there();
  if (found) return found;
  installFromDebian('chromium-headless-shell');
  return there() ?? findChromium();
}

function candidates() {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...NAMES.map(onPath)];
}

/** A browser that lacks a system library is there and still does not start. */
function runs(/** @type {string | undefined} */ file) {
  return Boolean(file) && spawnSync(String(file), ['--version'], { stdio: 'ignore' }).status === 0;
}

function onPath(/** @type {string} */ name) {
  const found = spawnSync('which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

function installFromDebian(/** @type {string} */ name) {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', name], { stdio: 'ignore', env });
}

function installFromPlaywright() {
  const cli = ['node_modules/playwright/cli.js', 'install', 'chromium'];
  spawnSync(process.execPath, cli, { stdio: 'ignore', timeout: 300_000 });
}
