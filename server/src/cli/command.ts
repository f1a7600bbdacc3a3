import { type Config, readConfig } from '../config.ts'
import { explainStartupError } from '../explain-startup-error.ts'
import { type Clock, systemClock } from '../lib/clock.ts'
import { PRIVATE_UMASK } from '../lib/data-folder.ts'

/** The dependencies of a command. */
export type CommandContext = {
  config: Config
  clock: Clock
  /** Prints a line. */
  print: (line: string) => void
}

/** The arguments are invalid. The message explains the usage. */
export class UsageError extends Error {}

/**
 * Runs a command with the settings of the environment and exits. Exit codes: 0 success, 1 failure with a line that explains
 * it, 2 invalid arguments.
 */
export async function runCommand(command: (context: CommandContext, args: string[]) => Promise<void>): Promise<never> {
  process.umask(PRIVATE_UMASK)
  let config: Config | undefined
  try {
    config = readConfig(process.env)
    await command({ config, clock: systemClock, print: (line) => console.log(line) }, process.argv.slice(2))
    process.exit(0)
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(error.message)
      process.exit(2)
    }
    for (const line of explainStartupError(error, config) ?? [error]) console.error(line)
    process.exit(1)
  }
}
