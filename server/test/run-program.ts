import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CHILD_ENVIRONMENT } from './child-environment.ts'

/**
 * Runs a program of the server in its own process until it exits.
 * @param file the path of the program
 * @param env its environment variables, beside `CHILD_ENVIRONMENT`
 * @returns its exit code and everything that it printed
 */
export async function runProgram(
  file: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Record<string, string> },
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
    env: { ...CHILD_ENVIRONMENT, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const [code] = await once(child, 'close')
  return { code, output: output.trimEnd() }
}
