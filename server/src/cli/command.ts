import { type Config, readConfig } from '../config.ts'
import { type Clock, systemClock } from '../lib/clock.ts'
import { startProblem } from '../lib/startup-error.ts'

/** What a command of an operator is given. */
export type Operator = {
  config: Config
  clock: Clock
  /** Says a line. */
  print: (line: string) => void
}

/** Arguments that mean nothing: the answer is how to use the command. */
export class Usage extends Error {}

/**
 * Runs a command with the settings of the environment and ends the process: 0 done, 1 not done, with a line that says why,
 * 2 not understood.
 */
export async function runCommand(command: (operator: Operator, args: string[]) => Promise<void>): Promise<never> {
  let config: Config | undefined
  try {
    config = readConfig(process.env)
    await command({ config, clock: systemClock, print: (line) => console.log(line) }, process.argv.slice(2))
    process.exit(0)
  } catch (error) {
    if (error instanceof Usage) {
      console.error(error.message)
      process.exit(2)
    }
    for (const line of startProblem(error, config) ?? [error]) console.error(line)
    process.exit(1)
  }
}
