/** One thing that `npm test` does: its name and the command by which anyone repeats it. */
export type Step = { name: string; command: string }

/** How a step went; `seconds` is missing where it was not run. */
export type Result = Step & { state: 'passed' | 'failed' | 'not run'; seconds?: number }

/** Runs one step and says whether it went well. */
export type RunStep = (step: Step, together: boolean) => Promise<boolean>

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
        const good = await run(step, group.length > 1)
        return { ...step, state: good ? 'passed' : 'failed', seconds: (performance.now() - start) / 1000 }
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

/** The table at the end of a run, what to do about each failure and, alone on the last line, `9 passed, 0 failed`. */
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
    ...failed.flatMap(({ name, command }) => [`FAILED: ${name}. Repeat it with: ${command}`, '']),
    `${passed.length} passed, ${failed.length} failed`,
  ].join('\n')
}
