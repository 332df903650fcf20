import { bundleSiteScript } from '@/lib/platform/finished-site/site-script';
import { generateClient } from '@/lib/platform/process/build';
import { run } from './run';

/** Generates the files that the compiler, the linter and the tests need. */
run(async () => {
  await generateClient();
  await bundleSiteScript();
});
