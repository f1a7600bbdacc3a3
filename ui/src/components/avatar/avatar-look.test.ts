import { describe, expect, it } from 'vitest'
import { AVATAR_COLOURS } from '../../tokens-avatar.ts'
import { avatarColour, initial } from './avatar-look.ts'

it.each([
  ['Ada', 'A'],
  ['grace', 'G'],
  ['  émile', 'É'],
  ['ßen', 'SS'],
  ['🧸 bear', '🧸'],
  ['', '·'],
  ['   ', '·'],
])('the letter of %j is %s', (name, letter) => {
  expect(initial(name)).toBe(letter)
})

describe('avatarColour', () => {
  it('gives the same key the same colour', () => {
    expect(avatarColour('user-1')).toBe(avatarColour('user-1'))
  })

  it('uses the whole palette', () => {
    const used = new Set(Array.from({ length: 1000 }, (_, index) => avatarColour(`user-${index}`)))
    expect(used.size).toBe(AVATAR_COLOURS.length)
  })
})
