import { runCommand } from './command.ts'
import { dbCommand } from './db-command.ts'

await runCommand(dbCommand)
