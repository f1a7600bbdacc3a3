import { describe, expect, it } from 'vitest'
import { AVATAR_COLOURS } from '../../tokens-avatar.ts'
import { getAvatarColour, getInitial } from './avatar-colour.ts'

describe('getInitial', () => {
  it.each([
    ['Ada', 'A'],
    ['grace', 'G'],
    ['  émile', 'É'],
    ['ßen', 'SS'],
    ['🧸 bear', '🧸'],
    ['', '·'],
    ['   ', '·'],
  ])('returns for %j the letter %s', (name, letter) => {
    expect(getInitial(name)).toBe(letter)
  })
})

describe('getAvatarColour', () => {
  it('returns the same colour for the same key', () => {
    expect(getAvatarColour('user-1')).toBe(getAvatarColour('user-1'))
  })

  it('uses the whole palette', () => {
    const used = new Set(Array.from({ length: 1000 }, (_, index) => getAvatarColour(`user-${index}`)))
    expect(used.size).toBe(AVATAR_COLOURS.length)
  })
})
