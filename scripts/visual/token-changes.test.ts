import { describe, expect, it } from 'vitest'
import { compareTokens } from './token-changes.ts'

const file = (light: string, dark: string) =>
  JSON.stringify({
    color: { $type: 'color', brand: { $extensions: { mode: { light: { hex: light }, dark: { hex: dark } } } } },
  })

describe('compareTokens', () => {
  it('names a token for each theme in which it has another value', () => {
    expect(compareTokens(file('#111111', '#eeeeee'), file('#222222', '#dddddd'))).toEqual([
      { token: 'brand', from: '#111111', to: '#222222' },
      { token: 'brand', from: '#eeeeee', to: '#dddddd' },
    ])
    expect(compareTokens(file('#111111', '#eeeeee'), file('#111111', '#dddddd'))).toEqual([
      { token: 'brand', from: '#eeeeee', to: '#dddddd' },
    ])
  })

  it('leaves out equal and new tokens', () => {
    expect(compareTokens(file('#111111', '#eeeeee'), file('#111111', '#eeeeee'))).toEqual([])
    expect(compareTokens('{}', file('#111111', '#eeeeee'))).toEqual([])
  })
})
