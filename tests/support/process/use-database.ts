import { databaseOf } from './start-database';

// Before any of our modules is loaded: this worker's database, never one from the environment.
const server = process.env.TEST_DATABASE_SERVER;
if (!server) throw new Error('The test database has not been started.');
process.env.DATABASE_URL = databaseOf(server, `worker_${process.env.JEST_WORKER_ID}`);
