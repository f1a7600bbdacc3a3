import { type Config, readConfig } from '../config.ts'
import { explainStartupError } from '../explain-startup-error.ts'
import { type Clock, systemClock } from '../lib/clock.ts'

/** What a command of an operator is given. */
export type CommandContext = {
  config: Config
  clock: Clock
  /** Says a line. */
  print: (line: string) => void
}

/** Arguments that mean nothing: the answer is how to use the command. */
export class UsageError extends Error {}

/**
 * Runs a command with the settings of the environment and ends the process: 0 done, 1 not done, with a line that says why,
 * 2 not understood.
 */
export async function runCommand(command: (operator: CommandContext, args: string[]) => Promise<void>): Promise<never> {
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
