import type { Route } from './route-table';

/** The build writes this module from the files in `app` (build.ts). */
export const servedRoutes: readonly Route[] = [];
