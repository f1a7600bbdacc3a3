import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acceptGroups, readAcceptedChanges } from './accepted-changes.ts'
import type { StoryResult } from './compare-builds.ts'
import { createReport } from './report-data.ts'
import { summarize } from './summary.ts'
import { createChange } from './test-changes.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'whirligig-accepted-'))
  mkdirSync(join(root, 'stories'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const report = (...results: StoryResult[]) =>
  createReport({ results, added: [], removed: [], same: [] }, [], readAcceptedChanges(root))

describe('accepted changes', () => {
  it('let the comparison pass, in a later run too', () => {
    const results = [createChange('menu', {}), createChange('price', {})]
    expect(summarize(report(...results)).passed).toBe(false)
    expect(acceptGroups(root, report(...results), [1, 2])).toBe(2)
    const { text, passed } = summarize(report(...results))
    expect(passed).toBe(true)
    expect(text).toContain('accepted Components/Menu: 1 screenshot')
  })

  it('cover only the groups with these numbers', () => {
    const results = [createChange('menu', {}), createChange('price', {})]
    acceptGroups(root, report(...results), [2])
    const { text, passed } = summarize(report(...results))
    expect(passed).toBe(false)
    expect(text).toContain('CHANGED  1. Components/Menu: 1 screenshot')
    expect(text).toContain('accepted Components/Price: 1 screenshot')
  })

  it('no longer count when the story looks different again, or in another theme', () => {
    acceptGroups(root, report(createChange('menu', { afterHashes: ['a', 'b'] })), [1])
    expect(summarize(report(createChange('menu', { afterHashes: ['b', 'c'] }))).passed).toBe(true)
    expect(summarize(report(createChange('menu', { afterHashes: ['c'] }))).passed).toBe(false)
    const dark = { ...createChange('menu', { afterHashes: ['b'] }), appearance: 'dark' as const }
    expect(summarize(report(dark)).passed).toBe(false)
  })

  it('are kept for stories that another run does not compare, and dropped for those that have not changed', () => {
    acceptGroups(root, report(createChange('menu', {}), createChange('price', {})), [1, 2])
    const unchanged = { ...createChange('menu', {}), result: { kind: 'unchanged' } as const }
    acceptGroups(root, report(unchanged, createChange('badge', {})), [1])
    expect(readAcceptedChanges(root).map(({ story }) => story)).toEqual(['badge', 'price'])
  })

  it('refuse a number that the report does not have, and change nothing', () => {
    const results = [createChange('menu', {})]
    expect(() => acceptGroups(root, report(...results), [1, 2])).toThrow('The report has no change number 2: it has 1.')
    expect(readAcceptedChanges(root)).toEqual([])
  })
})
