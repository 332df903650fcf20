import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Every window of a new Chromium loads two hidden pages for its address bar in a separate process:
 * most of the cost of opening a window. Chromium uses only the last list of features, so those that
 * Playwright disables and tests depend on are repeated here.
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

/** Flags for a browser that connects only to the tested site. */
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
 * The Chromium to test with: CHROMIUM_PATH, Playwright's own, or one on the PATH; otherwise it is
 * installed, by apt-get as root and by Playwright. Throws an Error when none is available.
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
 * Chromium's headless shell, which opens pages in two thirds of the time: HEADLESS_SHELL_PATH or
 * one on the PATH; otherwise it is installed by apt-get as root. Falls back to full Chromium.
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

/** A browser that lacks a system library exists but does not start. */
function runs(/** @type {string | undefined} */ file) {
  return Boolean(file) && spawnSync(String(file), ['--version'], { stdio: 'ignore' }).status === 0;
}

/** The path of a program, undefined where there is none. */
export function onPath(/** @type {string} */ name) {
  const found = spawnSync('which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/** Installs packages of Debian, as root; otherwise nothing happens. */
export function installFromDebian(/** @type {string[]} */ ...packages) {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', ...packages], { stdio: 'ignore', env });
}

function installFromPlaywright() {
  const cli = ['node_modules/playwright/cli.js', 'install', 'chromium'];
  spawnSync(process.execPath, cli, { stdio: 'ignore', timeout: 300_000 });
}
