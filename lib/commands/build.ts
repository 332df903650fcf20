import { env } from '@/lib/platform/env';
import { build } from '@/lib/platform/process/build';
import './run';
import { run } from './run';

run(() => build(env.SITE_URL));
