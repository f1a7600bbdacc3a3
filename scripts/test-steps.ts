import { stripVTControlCharacters } from 'node:util'

/** A step of `npm test`: its name and the command that repeats it. */
export type Step = { name: string; command: string }

/** The result of a step. A step that was not run has no `seconds` and no `output`. */
export type StepResult = Step & { state: 'passed' | 'failed' | 'not run'; seconds?: number; output?: string }

/** Runs one step. `parallel` is true if other steps run at the same time. Resolves with its complete output. */
export type RunStep = (step: Step, parallel: boolean) => Promise<{ passed: boolean; output: string }>

/**
 * Runs groups of steps one after the other, and the steps of a group in parallel. Stops after the first group with a failure.
 * Resolves with a result for every step, including those that were not run.
 */
export async function runGroups(groups: readonly (readonly Step[])[], run: RunStep): Promise<StepResult[]> {
  const results: StepResult[] = []
  let hasFailed = false
  for (const group of groups) {
    const groupResults = await Promise.all(
      group.map(async (step): Promise<StepResult> => {
        if (hasFailed) return { ...step, state: 'not run' }
        const start = performance.now()
        const { passed, output } = await run(step, group.length > 1)
        return { ...step, state: passed ? 'passed' : 'failed', seconds: (performance.now() - start) / 1000, output }
      }),
    )
    results.push(...groupResults)
    hasFailed ||= groupResults.some(({ state }) => state === 'failed')
  }
  return results
}

/** Formats a duration: `8.4 s`, `2 min 05 s`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  const rounded = Math.round(seconds)
  return `${Math.floor(rounded / 60)} min ${String(rounded % 60).padStart(2, '0')} s`
}

/** The first line of a failed test in the output of Vitest and of Playwright. */
const FAILURE = /^\s*(FAIL\s|\d+\) \S+:\d+:\d+ )/

const MAX_FAILURES = 3
const MAX_LINES_PER_FAILURE = 10

/** The first failures in a step's output, or its last lines if it names no test. The report repeats them at the end of a long run. */
function getFailureExcerpt(output = ''): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim())
  const starts = lines.flatMap((line, index) => (FAILURE.test(line) ? index : []))
  if (starts.length === 0) return lines.slice(-MAX_LINES_PER_FAILURE)
  return starts.slice(0, MAX_FAILURES).flatMap((start) => lines.slice(start, start + MAX_LINES_PER_FAILURE))
}

/** Formats a table of all results, an excerpt and the command of each failed step, and a last line such as `9 passed, 0 failed`. */
export function formatReport(results: readonly StepResult[]): string {
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
      ...getFailureExcerpt(output).map((line) => `  ${line}`),
      '',
    ]),
    `${passed.length} passed, ${failed.length} failed`,
  ].join('\n')
}
