import { build, stop, type BuildOptions } from 'esbuild';
import { publishedAlias } from '@/next.config.mjs';

/** The site's own scripts: one for all pages, the marks planner, the session check, what measures visits. */
export const siteScripts = {
  site: 'components/site/site-script.ts',
  planner: 'components/catalogue/planner-script.ts',
  session: 'components/student/accounts/session-guard.ts',
  visit: 'components/site/measure-visit.ts',
};

/** esbuild options for these scripts. */
export const siteScriptOptions = (): BuildOptions => ({
  entryPoints: siteScripts,
  outdir: 'public',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  alias: publishedAlias(),
  logLevel: 'warning',
});

export async function bundleSiteScript(): Promise<void> {
  await build(siteScriptOptions());
  // Ends esbuild's child process.
  await stop();
}
