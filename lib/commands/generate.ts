import { generateClient } from '../server/build';
import { bundleSiteScript } from '../server/site-script';
import { run } from './run';

/** What the compiler, the linter and the tests need before they can look at the sources. */
run(async () => {
  await generateClient();
  await bundleSiteScript();
});
