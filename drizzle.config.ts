import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/src/db/schema/index.ts',
  out: './server/migrations',
  // Readable migrations in the order of the folder, not of a clock.
  migrations: { prefix: 'index' },
})
