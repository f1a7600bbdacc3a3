import '../lib/load-drizzle-faster.ts'
import { runCommand } from './command.ts'

const { dbCommand } = await import('./db-command.ts')
await runCommand(dbCommand)
