import { databaseOf } from './start-database';

// Before any module of ours is loaded: this worker's own database, never one from the environment.
const server = process.env.TEST_DATABASE_SERVER;
if (!server) throw new Error('The test database has not been started.');
process.env.DATABASE_URL = databaseOf(server, `worker_${process.env.JEST_WORKER_ID}`);
