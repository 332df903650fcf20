// Loaded before a command, which imports the database client: a fresh clone has none.
import { generateClient } from '../../prisma/generate-client.mjs';

generateClient();
