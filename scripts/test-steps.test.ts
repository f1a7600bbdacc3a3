import { describe, expect, it } from 'vitest'
import { formatReport, formatSeconds, runGroups, type Step } from './test-steps.ts'

const step = (name: string): Step => ({ name, command: `npm run ${name}` })
const groups = [[step('types'), step('lint')], [step('unit')], [step('build')]]

/** Runs the groups with the named steps failing. Returns the started steps and all results. */
async function runWith(...failing: string[]) {
  const started: string[] = []
  const results = await runGroups(groups, async ({ name }, parallel) => {
    started.push(parallel ? `${name} (parallel)` : name)
    return { passed: !failing.includes(name), output: `output of ${name}` }
  })
  return { started, states: results.map(({ state }) => state), results }
}

describe('runGroups', () => {
  it('runs all groups in order', async () => {
    const { started, states } = await runWith()
    expect(started).toEqual(['types (parallel)', 'lint (parallel)', 'unit', 'build'])
    expect(states).toEqual(['passed', 'passed', 'passed', 'passed'])
  })

  it('finishes the group of a failed step, then stops', async () => {
    const { started, states } = await runWith('types')
    expect(started).toEqual(['types (parallel)', 'lint (parallel)'])
    expect(states).toEqual(['failed', 'passed', 'not run', 'not run'])
  })

  it('stops at the first failure', async () => {
    expect((await runWith('unit', 'build')).states).toEqual(['passed', 'passed', 'failed', 'not run'])
  })
})

describe('formatReport', () => {
  it('counts the steps on a last line of its own', async () => {
    const lines = formatReport((await runWith()).results).split('\n')
    expect(lines.at(-1)).toBe('4 passed, 0 failed')
  })

  it('prints the command that repeats a failed step', async () => {
    const text = formatReport((await runWith('unit')).results)
    expect(text).toContain('FAILED: unit. Repeat it with: npm run unit')
    expect(text.split('\n').at(-1)).toBe('2 passed, 1 failed')
  })

  it('repeats the beginning of a failure in the output of Vitest', () => {
    const lines = [
      '\u001b[31m FAIL \u001b[39m |stories| stories/ui/hero.stories.tsx > Wide',
      'AssertionError: expected 1 to be 2',
      ...Array.from({ length: 40 }, (_, line) => `at line ${line}`),
      '',
      'Tests  1 failed',
    ]
    const text = formatReport([{ ...step('stories'), state: 'failed', seconds: 9, output: lines.join('\n') }])
    expect(text).toContain('stories/ui/hero.stories.tsx > Wide\n  AssertionError: expected 1 to be 2')
    expect(text).not.toContain('at line 30')
  })

  it('repeats the beginning of a failure in the output of Playwright', () => {
    const output = '  \u2713  7 e2e/a.spec.ts:3:1 › a toy (2s)\n  1) e2e/b.spec.ts:24:1 › a cart\n    Error: gone'
    expect(formatReport([{ ...step('end-to-end'), state: 'failed', seconds: 9, output }])).toContain(
      'run end-to-end\n    1) e2e/b.spec.ts:24:1 › a cart\n      Error: gone',
    )
  })

  it('repeats the end of an output that names no test', async () => {
    expect(formatReport((await runWith('types')).results)).toContain('  output of types')
  })

  it('aligns names, states and durations', () => {
    expect(
      formatReport([
        { ...step('types'), state: 'passed', seconds: 2.04 },
        { ...step('end-to-end'), state: 'not run' },
      ]).split('\n'),
    ).toEqual(['  types       passed   2.0 s', '  end-to-end  not run', '', '1 passed, 0 failed'])
  })
})

describe('formatSeconds', () => {
  it.each([
    [0.04, '0.0 s'],
    [8.44, '8.4 s'],
    [60, '1 min 00 s'],
    [125.4, '2 min 05 s'],
  ])('formats %d as %s', (seconds, text) => {
    expect(formatSeconds(seconds)).toBe(text)
  })
})
