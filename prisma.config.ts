import { defineConfig } from 'prisma/config';

// `prisma generate` wants to download a schema engine that it then does not use.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({ schema: 'prisma/schema.prisma' });
