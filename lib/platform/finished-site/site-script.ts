import { build, stop, type BuildOptions } from 'esbuild';

/** How our own scripts are put together: one for all pages, the marks planner, who may see a page. */
export const siteScriptOptions = {
  entryPoints: {
    site: 'components/site/site-script.ts',
    planner: 'components/catalogue/exam/planner-script.ts',
    session: 'components/student/session/session-guard.ts',
  },
  outdir: 'public',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  logLevel: 'warning',
} satisfies BuildOptions;

export async function bundleSiteScript(): Promise<void> {
  await build(siteScriptOptions);
  // esbuild leaves a helper process behind, which a running site has no use for.
  await stop();
}
