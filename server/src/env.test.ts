import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Env } from './env.ts'

const settings = Object.keys(Env.shape).toSorted()
const text = (path: string) => readFileSync(`${import.meta.dirname}/../../${path}`, 'utf8')

/** The names in the first column of a page's table of settings. */
function documented(path: string): string[] {
  const [, section = ''] = text(path).split('\n## Settings\n')
  const [table = ''] = section.split('\n## ')
  return table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z\d_]+/g) ?? [])
    .toSorted()
}

describe('every setting', () => {
  it('stands in docs/production.md, and nothing that is none', () => {
    expect(documented('docs/production.md')).toEqual(settings)
  })

  it('that the readme begins with is one', () => {
    expect(documented('README.md')).not.toEqual([])
    expect(settings).toEqual(expect.arrayContaining(documented('README.md')))
  })

  it('that compose.yaml passes on is one', () => {
    const [, environment = ''] = /\n {2}environment:\n((?: {4}.*\n)+)/.exec(text('compose.yaml')) ?? []
    const passed = [...environment.matchAll(/^ {4}([A-Z\d_]+):/gm)].map(([, name]) => name)
    expect(passed).toContain('DATABASE_URL')
    expect(settings).toEqual(expect.arrayContaining(passed))
  })
})
