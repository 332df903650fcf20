import { build, stop, type BuildOptions } from 'esbuild';

/** esbuild options for our own scripts: one for all pages, the marks planner, the session check. */
export const siteScriptOptions = {
  entryPoints: {
    site: 'components/site/site-script.ts',
    planner: 'components/catalogue/planner-script.ts',
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
  // Ends esbuild's child process.
  await stop();
}
