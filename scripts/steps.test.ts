import { describe, expect, it } from 'vitest'
import { formatSeconds, report, runGroups, type Step } from './steps.ts'

const step = (name: string): Step => ({ name, command: `npm run ${name}` })
const groups = [[step('types'), step('lint')], [step('unit')], [step('build')]]

/** Runs the groups with `failing` going wrong; answers what was begun and every state. */
async function runWith(...failing: string[]) {
  const begun: string[] = []
  const results = await runGroups(groups, async ({ name }, together) => {
    begun.push(together ? `${name} (together)` : name)
    return { passed: !failing.includes(name), output: `${name} ran` }
  })
  return { begun, states: results.map(({ state }) => state), results }
}

describe('runGroups', () => {
  it('runs everything in order', async () => {
    const { begun, states } = await runWith()
    expect(begun).toEqual(['types (together)', 'lint (together)', 'unit', 'build'])
    expect(states).toEqual(['passed', 'passed', 'passed', 'passed'])
  })

  it('lets the other step of a pair finish, then stops', async () => {
    const { begun, states } = await runWith('types')
    expect(begun).toEqual(['types (together)', 'lint (together)'])
    expect(states).toEqual(['failed', 'passed', 'not run', 'not run'])
  })

  it('stops at the first failure', async () => {
    expect((await runWith('unit', 'build')).states).toEqual(['passed', 'passed', 'failed', 'not run'])
  })
})

describe('report', () => {
  it('counts steps on a last line of its own', async () => {
    const lines = report((await runWith()).results).split('\n')
    expect(lines.at(-1)).toBe('4 passed, 0 failed')
  })

  it('says how to repeat what failed', async () => {
    const text = report((await runWith('unit')).results)
    expect(text).toContain('FAILED: unit. Repeat it with: npm run unit')
    expect(text.split('\n').at(-1)).toBe('2 passed, 1 failed')
  })

  it('tells again what failed, so that the end of a long run says it', () => {
    const lines = [
      '\u001b[31m FAIL \u001b[39m |stories| stories/ui/hero.stories.tsx > Wide',
      'AssertionError: expected 1 to be 2',
      ...Array.from({ length: 40 }, (_, line) => `at line ${line}`),
      '',
      'Tests  1 failed',
    ]
    const text = report([{ ...step('stories'), state: 'failed', seconds: 9, output: lines.join('\n') }])
    expect(text).toContain('stories/ui/hero.stories.tsx > Wide\n  AssertionError: expected 1 to be 2')
    expect(text).not.toContain('at line 30')
  })

  it('knows what Playwright says, too', () => {
    const output = '  \u2713  7 e2e/a.spec.ts:3:1 › a toy (2s)\n  1) e2e/b.spec.ts:24:1 › a cart\n    Error: gone'
    expect(report([{ ...step('end-to-end'), state: 'failed', seconds: 9, output }])).toContain(
      'run end-to-end\n    1) e2e/b.spec.ts:24:1 › a cart\n      Error: gone',
    )
  })

  it('tells the end of what a step said that names no test', async () => {
    expect(report((await runWith('types')).results)).toContain('  types ran')
  })

  it('lines up names, states and times', () => {
    expect(
      report([
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
  ])('%d reads %s', (seconds, text) => {
    expect(formatSeconds(seconds)).toBe(text)
  })
})
