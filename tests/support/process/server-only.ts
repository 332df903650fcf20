import { createRequire } from 'node:module';
import path from 'node:path';

// The package refuses every program but Next's server.
const { cache, resolve } = createRequire(path.resolve('package.json'));
cache[resolve('server-only')] = { exports: {}, loaded: true } as NodeJS.Module;
