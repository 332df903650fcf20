import { build, stop, type BuildOptions } from 'esbuild';
import { publishedAlias } from '@/next.config.mjs';

/** The site's own scripts: one for all pages, the marks planner, the session check, what measures visits. */
export const siteScripts = {
  site: 'components/site/site-script.ts',
  planner: 'components/catalogue/planner-script.ts',
  session: 'components/student/accounts/session-guard.ts',
  visit: 'components/site/measure-visit.ts',
};

/** The service worker of the fees pages, or the one that removes it, at `/sw.js`. */
const worker = {
  on: 'components/site/offline-worker.ts',
  off: 'components/site/offline-worker-off.ts',
};

/** esbuild options for these scripts and the service worker. */
export const siteScriptOptions = (offlinePages: keyof typeof worker = 'on'): BuildOptions => ({
  entryPoints: { ...siteScripts, sw: worker[offlinePages] },
  outdir: 'public',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  alias: publishedAlias(),
  logLevel: 'warning',
});

export async function bundleSiteScript(offlinePages?: keyof typeof worker): Promise<void> {
  await build(siteScriptOptions(offlinePages));
  // Ends esbuild's child process.
  await stop();
}
