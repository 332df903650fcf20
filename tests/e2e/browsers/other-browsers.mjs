import { installFromDebian, onPath } from '../../support/browser/chromium.mjs';

/**
 * Firefox, WebKit's driver with its browser, and a display for it, from the PATH or installed by apt-get as
 * root. Null if they cannot be installed.
 */
export function findOtherBrowsers() {
  const found = onThisMachine();
  if (found) return found;
  installFromDebian('--no-install-recommends', 'firefox-esr', 'webkit2gtk-driver', 'xvfb');
  return onThisMachine();
}

function onThisMachine() {
  const firefox = onPath('firefox-esr') ?? onPath('firefox');
  const webkitDriver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  return firefox && webkitDriver && display ? { firefox, webkitDriver, display } : null;
}
