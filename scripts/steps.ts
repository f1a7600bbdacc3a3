import { stripVTControlCharacters } from 'node:util'

/** One thing that `npm test` does: its name and the command by which anyone repeats it. */
export type Step = { name: string; command: string }

/** How a step went; `seconds` and `output` are missing where it was not run. */
export type Result = Step & { state: 'passed' | 'failed' | 'not run'; seconds?: number; output?: string }

/** Runs one step; answers whether it went well and all that it said. */
export type RunStep = (step: Step, together: boolean) => Promise<{ passed: boolean; output: string }>

/**
 * Runs groups of steps one after the other, the steps of a group side by side, and stops after the first group in which
 * something failed. Answers a result for every step, run or not.
 */
export async function runGroups(groups: readonly (readonly Step[])[], run: RunStep): Promise<Result[]> {
  const results: Result[] = []
  let going = true
  for (const group of groups) {
    const ran = await Promise.all(
      group.map(async (step): Promise<Result> => {
        if (!going) return { ...step, state: 'not run' }
        const start = performance.now()
        const { passed, output } = await run(step, group.length > 1)
        return { ...step, state: passed ? 'passed' : 'failed', seconds: (performance.now() - start) / 1000, output }
      }),
    )
    results.push(...ran)
    going &&= ran.every(({ state }) => state === 'passed')
  }
  return results
}

/** Seconds as people read them: `8.4 s`, `2 min 05 s`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`
}

/** How Vitest and Playwright begin what they say of one failed test. */
const FAILURE = /^\s*(FAIL\s|\d+\) \S+:\d+:\d+ )/

/** Lines of a failure that are told again at the end, and of how many failures. */
const TOLD = { lines: 10, failures: 3 }

/** What a failed step said of its first failures: who reads only the end of a long run finds them there. */
function told(output = ''): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim())
  const starts = lines.flatMap((line, index) => (FAILURE.test(line) ? index : []))
  if (starts.length === 0) return lines.slice(-TOLD.lines)
  return starts.slice(0, TOLD.failures).flatMap((start) => lines.slice(start, start + TOLD.lines))
}

/** The table at the end of a run, what each failure was and what to do about it, and, alone on the last line, `9 passed, 0 failed`. */
export function report(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  const rows = results.map(({ name, state, seconds }) =>
    `  ${name.padEnd(width)}  ${state.padEnd(7)}  ${seconds === undefined ? '' : formatSeconds(seconds)}`.trimEnd(),
  )
  const failed = results.filter(({ state }) => state === 'failed')
  const passed = results.filter(({ state }) => state === 'passed')
  return [
    ...rows,
    '',
    ...failed.flatMap(({ name, command, output }) => [
      `FAILED: ${name}. Repeat it with: ${command}`,
      ...told(output).map((line) => `  ${line}`),
      '',
    ]),
    `${passed.length} passed, ${failed.length} failed`,
  ].join('\n')
}
