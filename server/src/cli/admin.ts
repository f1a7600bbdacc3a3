import '../lib/load-drizzle-faster.ts'
import { runCommand } from './command.ts'

const { adminCommand } = await import('./admin-command.ts')
await runCommand(adminCommand)
