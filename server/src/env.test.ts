import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Env } from './env.ts'

const settings = Object.keys(Env.shape).toSorted()
const readText = (path: string) => readFileSync(`${import.meta.dirname}/../../${path}`, 'utf8')

/** The setting names in the first column of a page's settings table. */
function readDocumentedSettings(path: string): string[] {
  const [, section = ''] = readText(path).split('\n## Settings\n')
  const [table = ''] = section.split('\n## ')
  return table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z\d_]+/g) ?? [])
    .toSorted()
}

describe('settings', () => {
  it('are exactly those documented in docs/production.md', () => {
    expect(readDocumentedSettings('docs/production.md')).toEqual(settings)
  })

  it('include those in the README', () => {
    expect(readDocumentedSettings('README.md')).not.toEqual([])
    expect(settings).toEqual(expect.arrayContaining(readDocumentedSettings('README.md')))
  })

  it('include those that compose.yaml passes on', () => {
    const [, environment = ''] = /\n {2}environment:\n((?: {4}.*\n)+)/.exec(readText('compose.yaml')) ?? []
    const passed = [...environment.matchAll(/^ {4}([A-Z\d_]+):/gm)].map(([, name]) => name)
    expect(passed).toContain('DATABASE_URL')
    expect(settings).toEqual(expect.arrayContaining(passed))
  })
})
