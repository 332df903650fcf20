import './env-file';
import { env } from '../env';
import { build } from '../server/build';
import { run } from './run';

run(() => build(env.SITE_URL));
