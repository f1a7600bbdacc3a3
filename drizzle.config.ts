import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/src/db/schema/index.ts',
  out: './server/migrations',
  // Numbers migrations instead of timestamping them, so that their order is visible.
  migrations: { prefix: 'index' },
})
