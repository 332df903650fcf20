import { existsSync } from 'node:fs';

// Imported first by every command: settings of a `.env` file count unless the environment has its own.
if (existsSync('.env')) process.loadEnvFile('.env');
