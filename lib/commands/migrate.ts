import { queues } from '@/lib/background-work';
import { env } from '@/lib/platform/env';
import { prepareDatabase } from '@/lib/delivery/prepare-database';
import { withDatabase } from '@/prisma/database';
import { run } from './run';

/**
 * `npm run migrate`: prepares the database with MIGRATION_DATABASE_URL, so that the site itself can be
 * started without it.
 */
run(() => withDatabase(env, (url) => prepareDatabase(url, queues, env.DATABASE_URL)));
