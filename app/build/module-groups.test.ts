import { describe, expect, it } from 'vitest'
import { type ModuleGroup, mergeSmallGroups } from './module-groups.ts'

const group = (name: string, users: number[], size: number): ModuleGroup => ({
  users: new Set(users),
  modules: [name],
  size,
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
