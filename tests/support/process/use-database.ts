import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseOf } from './start-database';

// Runs before any module of the project is loaded: this worker's database, never one from the environment.
const server = process.env.TEST_DATABASE_SERVER;
if (!server) throw new Error('The test database has not been started.');
process.env.DATA_DIR = path.join(tmpdir(), `orbital-api-${process.pid}`);
process.env.DATABASE_URL = databaseOf(server, `worker_${process.env.JEST_WORKER_ID}`);
