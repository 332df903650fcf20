// `npm run update`: takes the site to the newest program of its branch, and back if that does not run.
// Plain JavaScript on Node alone, because it replaces all packages on the way.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const npm = process.env.npm_execpath;

/** @param {string} file @param {...string} args @returns {string} its output; throws when it fails */
function ask(file, ...args) {
  const { status, stdout, stderr, error } = spawnSync(file, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error((stderr || error?.message || `${file} failed`).trim());
  return stdout.trim();
}

/** @param {...string} args */
const git = (...args) => ask('git', ...args);

/**
 * Shows npm's output.
 * @param {...string} args
 */
function npmRun(...args) {
  const [file = 'npm', ...first] = npm ? [process.execPath, npm] : [];
  const { status } = spawnSync(file, [...first, ...args], { stdio: 'inherit' });
  return status === 0;
}

/** @param {string} words */
function end(words) {
  console.error(words);
  process.exit(1);
}

/** @param {string} step */
const say = (step) => console.log(`\n── ${step}`);

if (!existsSync('.git')) {
  end(
    'This folder is no clone of the project (there is no .git): put the new program here by hand, then npm install && npm run reload.',
  );
}
const changed = git('status', '--porcelain', '--untracked-files=no');
if (changed) end(`Files of the program were changed here. Undo or commit that first:\n${changed}`);
const before = git('rev-parse', 'HEAD');

say('Looking for a newer program');
try {
  git('fetch', '--quiet');
} catch (error) {
  end(
    `The project's server was not reached: ${error instanceof Error ? error.message : error}\nNothing was changed.`,
  );
}
const newest = git('rev-parse', '@{upstream}');
if (newest === before) {
  console.log('It is the newest already.');
  process.exit(0);
}
console.log(git('log', '--oneline', '--no-decorate', `${before}..${newest}`));

say('Backup');
if (!npmRun('run', 'backup')) end('There is no backup, so nothing was changed. See above.');

say('New program');
try {
  git('merge', '--ff-only', '--quiet', newest);
} catch (error) {
  end(`${error instanceof Error ? error.message : error}\nNothing was changed.`);
}

say('Packages, and the new version beside the running one');
if (npmRun('install', '--no-fund', '--no-audit') && npmRun('run', 'reload')) {
  say('Check');
  npmRun('run', 'check');
  console.log(`\nThe site runs ${newest.slice(0, 8)}. It was ${before.slice(0, 8)} before.`);
  process.exit(0);
}

say('Back to the program before');
git('reset', '--hard', '--quiet', before);
const isBack = npmRun('install', '--no-fund', '--no-audit');
end(
  [
    `\nThe site goes on with ${before.slice(0, 8)}; why ${newest.slice(0, 8)} does not run stands above.`,
    isBack
      ? 'The program and its packages on disk are the old ones again.'
      : 'Its packages could not be installed again: run npm install before the next start.',
    'If the new one had changed the tables already, the next start says so; the backup from above is then the way back (docs/operations.md, Backup and restore).',
  ].join('\n'),
);
