import { build, stop, type BuildOptions } from 'esbuild';

/** How the one script of the pages people read is put together. */
export const siteScriptOptions = {
  entryPoints: ['components/site/site-script/index.ts'],
  outfile: 'public/site.js',
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
