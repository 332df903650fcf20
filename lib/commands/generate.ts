import { bundleSiteScript } from '@/lib/platform/finished-site/site-script';
import { generateClient } from '@/lib/platform/process/build';
import { run } from './run';

/** What the compiler, the linter and the tests need before they can look at the sources. */
run(async () => {
  await generateClient();
  await bundleSiteScript();
});
