import { bundleSiteScript } from '@/lib/delivery/site-script';
import { generateClient } from '@/prisma/generate-client.mjs';
import { run } from './run';

/** Generates the files that the compiler, the linter and the tests need. */
run(async () => {
  generateClient();
  await bundleSiteScript();
});
