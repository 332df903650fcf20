import { build, stop, type BuildOptions } from 'esbuild';

/** How the scripts of the pages people read are put together: one for all, one for the marks planner. */
export const siteScriptOptions = {
  entryPoints: {
    site: 'components/site/site-script/index.ts',
    planner: 'components/exam/planner-script.ts',
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
