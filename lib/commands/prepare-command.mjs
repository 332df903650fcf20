// Loaded before a command, which imports the settings, and the database client that a fresh clone has not generated yet.
import { existsSync } from 'node:fs';
import { generateClient } from '../../prisma/generate-client.mjs';

// The environment overrides it.
if (existsSync('.env')) process.loadEnvFile('.env');
generateClient();
