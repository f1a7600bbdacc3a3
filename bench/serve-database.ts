// Serves filled PostgreSQL databases for manual inspection: `npm run bench:database -- 100000` prints the URL and waits for Ctrl-C.
import { once } from 'node:events'
import { startPostgresServer } from './databases.ts'

const postgres = await startPostgresServer()
for (const size of process.argv.slice(2)) {
  const started = performance.now()
  const { env } = await postgres.fill(Number(size))
  console.log(`${env.DATABASE_URL} (${Math.round(performance.now() - started)} ms)`)
}
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
await postgres.stop()
