import { describe, expect, it } from 'vitest'
import { type ModuleGroup, mergeSmallGroups } from './module-groups.ts'

const group = (name: string, users: number[], size: number, imports: string[] = []): ModuleGroup => ({
  users: new Set(users),
  modules: [name],
  imports: new Set(imports),
  size,
  stage: 'landing',
})
const listNames = (groups: ModuleGroup[]) => groups.map(({ modules }) => modules.toSorted().join('+')).toSorted()

describe('mergeSmallGroups', () => {
  it('merges groups that the same pages need', () => {
    expect(listNames(mergeSmallGroups([group('a', [0, 1], 50_000), group('b', [0, 1], 90_000)]))).toEqual(['a+b'])
  })

  it('merges a small group into one that most of its pages load too', () => {
    expect(listNames(mergeSmallGroups([group('large', [0, 1, 2], 40_000), group('small', [0, 1], 500)]))).toEqual([
      'large+small',
    ])
  })

  it('keeps code apart that a page would load needlessly', () => {
    const groups = [group('a', [0, 1], 9000), group('b', [1, 2], 9000), group('c', [2], 100)]
    expect(listNames(mergeSmallGroups(groups))).toEqual(['a', 'b+c'])
  })

  it('never merges groups without a common page', () => {
    expect(listNames(mergeSmallGroups([group('a', [0], 1), group('b', [1], 1)]))).toEqual(['a', 'b'])
  })

  it('counts the pages by their weight', () => {
    const groups = [group('a', [0, 1], 4000), group('b', [0, 1, 2], 1000)]
    expect(listNames(mergeSmallGroups(groups))).toEqual(['a+b'])
    expect(listNames(mergeSmallGroups(groups, { getWeight: (page) => (page === 2 ? 3 : 1) }))).toEqual(['a', 'b'])
  })

  it('merges what costs least until no page loads too many groups', () => {
    const groups = [group('a', [0, 1], 9000), group('b', [0, 2], 9000), group('c', [0], 90_000), group('d', [1], 9000)]
    expect(listNames(mergeSmallGroups(groups))).toEqual(['a', 'b', 'c', 'd'])
    expect(listNames(mergeSmallGroups(groups, { maxGroups: { landing: 2 } }))).toEqual(['a+b', 'c', 'd'])
  })

  it('lets users without a limit load any number of groups', () => {
    const groups = [group('a', [0, 1], 9000), group('b', [0, 2], 9000), group('c', [0], 90_000)]
    const isLimited = (user: number) => user !== 0
    expect(listNames(mergeSmallGroups(groups, { isLimited, maxGroups: { landing: 2 } }))).toEqual(['a', 'b', 'c'])
  })

  it('keeps groups of different stages apart', () => {
    const groups = [group('a', [0], 100), { ...group('b', [0], 100), stage: 'private' }]
    expect(listNames(mergeSmallGroups(groups))).toEqual(['a', 'b'])
  })

  it('gives a user a weight in each stage', () => {
    const groups = [group('a', [0, 1], 4000), group('b', [1], 2000)]
    const getWeight = (user: number, stage: string) => (stage === 'landing' && user === 1 ? 0.1 : 1)
    expect(listNames(mergeSmallGroups(groups))).toEqual(['a+b'])
    expect(listNames(mergeSmallGroups(groups, { getWeight }))).toEqual(['a', 'b'])
  })

  it('counts what the modules import', () => {
    const imported = group('imported', [1], 90_000)
    const groups = [group('a', [0, 1], 900), group('b', [1], 900, ['imported'])]
    expect(listNames(mergeSmallGroups(groups))).toEqual(['a+b'])
    expect(listNames(mergeSmallGroups([...groups, imported]))).toEqual(['a', 'b+imported'])
  })

  it('lets users of merged modules load what these import', () => {
    const groups = [group('a', [0, 1], 5), group('b', [1], 5, ['imported']), group('imported', [1, 2, 3], 1500)]
    const merged = mergeSmallGroups(groups, { maxGroups: { landing: 2 } })
    expect(merged.find(({ modules }) => modules.includes('imported'))?.users.has(0)).toBe(true)
  })

  it('does not depend on the order of the groups', () => {
    const groups = [
      group('a', [0, 1], 800),
      group('b', [1, 2], 600),
      group('c', [0, 1, 2], 9000),
      group('d', [2], 7000),
    ]
    expect(listNames(mergeSmallGroups(groups.toReversed()))).toEqual(listNames(mergeSmallGroups(groups)))
  })
})
