import { describe, expect, it } from 'vitest'
import { groupChanges } from './group-changes.ts'
import type { ColorChange } from './pixel-diff.ts'
import { createChange } from './test-changes.ts'

const PURPLE: ColorChange = { from: '#5b3fd6', to: '#4a2fc0' }
const DARK_PURPLE: ColorChange = { from: '#a99bff', to: '#b8adff' }
const list = (groups: ReturnType<typeof groupChanges>) =>
  groups.map(({ label, changes }) => `${label}: ${changes.map(({ story }) => story.id).join(' ')}`)

describe('groupChanges', () => {
  it('puts a token that has other values in both themes into one group, and the most frequent cause first', () => {
    const tokens = [
      { token: 'brand', ...PURPLE },
      { token: 'brand', ...DARK_PURPLE },
    ]
    const changes = [
      createChange('menu', {}),
      createChange('button', { color: PURPLE }),
      createChange('price', { color: DARK_PURPLE }),
    ]
    expect(list(groupChanges(changes, tokens))).toEqual(['Token brand: button price', 'Components/Menu: menu'])
  })

  it('groups the same change of colour that no token explains', () => {
    const changes = [createChange('button', { color: PURPLE }), createChange('price', { color: PURPLE })]
    expect(list(groupChanges(changes, []))).toEqual(['Colour #5b3fd6 to #4a2fc0: button price'])
  })

  it('groups the same part of different pictures', () => {
    const changes = [
      createChange('header', { partHash: 'logo' }),
      createChange('home', { partHash: 'logo' }),
      createChange('menu', {}),
    ]
    expect(list(groupChanges(changes, []))).toEqual([
      'The same part in 2 components: header home',
      'Components/Menu: menu',
    ])
  })

  it('groups other changes by component, the smallest first', () => {
    const changes = [
      createChange('menu', { pixels: 10 }),
      createChange('menu', { pixels: 90 }),
      createChange('price', { pixels: 50 }),
    ]
    const [menu, price] = groupChanges(changes, [])
    expect(menu?.changes.map(({ result }) => result.pixels)).toEqual([10, 90])
    expect(price?.label).toBe('Components/Price')
  })

  it('has one group for a component in which several parts have changed', () => {
    const changes = ['logo', 'logo', 'links'].map((partHash) => createChange('header', { partHash }))
    expect(list(groupChanges(changes, []))).toEqual(['Components/Header: header header header'])
  })

  it('leaves out what has not changed', () => {
    const unchanged = { ...createChange('menu', {}), result: { kind: 'unchanged' } as const }
    expect(groupChanges([unchanged], [])).toEqual([])
  })
})
